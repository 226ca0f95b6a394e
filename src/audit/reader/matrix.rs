//! Transformation matrices of PDF.

/// A matrix [a b c d e f] of PDF: x' = a x + c y + e, y' = b x + d y + f.
#[derive(Clone, Copy)]
pub(super) struct Matrix(pub(super) [f64; 6]);

impl Matrix {
    /// The matrix that moves nothing.
    pub(super) const ONE: Matrix = Matrix([1.0, 0.0, 0.0, 1.0, 0.0, 0.0]);

    /// This matrix followed by `next`.
    pub(super) fn then(self, next: Matrix) -> Matrix {
        let (m, n) = (self.0, next.0);
        Matrix([
            m[0] * n[0] + m[1] * n[2],
            m[0] * n[1] + m[1] * n[3],
            m[2] * n[0] + m[3] * n[2],
            m[2] * n[1] + m[3] * n[3],
            m[4] * n[0] + m[5] * n[2] + n[4],
            m[4] * n[1] + m[5] * n[3] + n[5],
        ])
    }

    /// The place that (`x`, `y`) is moved to.
    pub(super) fn apply(self, x: f64, y: f64) -> (f64, f64) {
        let m = self.0;
        (m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5])
    }

    /// The matrix that moves by (`x`, `y`).
    pub(super) fn shift(x: f64, y: f64) -> Matrix {
        Matrix([1.0, 0.0, 0.0, 1.0, x, y])
    }
}

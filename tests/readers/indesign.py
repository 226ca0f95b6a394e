"""Reads the IDML files of some days: `python3 indesign.py FOLDER...`, with the package `SimpleIDML`."""
import glob
import json
import shutil
import sys
import tempfile

from simple_idml.components import Story
from simple_idml.idml import IDMLPackage

for name in [name for folder in sys.argv[1:] for name in sorted(glob.glob(f"{folder}/*.idml"))]:
    day = json.load(open(name.replace("-solution", "").replace(".idml", ".json")))
    # A package with a prefix is written in place of the original.
    copy = shutil.copy(name, tempfile.mkdtemp())
    with IDMLPackage(copy) as package:
        assert package.testzip() is None, name
        [page] = package.pages
        top, left, bottom, right = page.geometric_bounds
        assert (top, left) == (0, 0) and bottom > 0 and right > 0, name
        assert len(package.spreads) == 1 and package.referenced_layers == ["layer"], name
        styles = {style.get("Self"): style for group in package.style_groups for style in group.iter("ParagraphStyle")}
        fonts = {font.get("Name") for font in package.font_families}
        texts = {}
        for story in package.stories:
            for paragraph in Story(package, story).dom.iter("ParagraphStyleRange"):
                style = styles[paragraph.get("AppliedParagraphStyle")]
                assert style.findtext("Properties/AppliedFont") in fonts, name
                texts[style.get("Name")] = "".join(content.text for content in paragraph.iter("Content"))
        frames = package.spreads_objects[0].dom.iter("TextFrame")
        assert sorted(frame.get("ParentStory") for frame in frames) == sorted(package.story_ids), name
        number = texts.get("Gridpress Number") or texts["Gridpress Solution Number"]
        assert number == str(day["number"]), name
        assert texts["Gridpress Title"], name
        # Other programs add such columns to their own documents under a prefix.
        assert package.prefix("x").story_ids, name

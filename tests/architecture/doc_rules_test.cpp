#include "tests/architecture/doc_rules.h"

#include <gtest/gtest.h>

namespace navsmith::architecture {
namespace {

using Texts = std::vector<std::string>;

TEST(DocRules, LinksLeadToFilesAndPlaces) {
    const auto links = linksOf("# Page\nSee [one](a.md#b), `[no](c.md)` and\n[two](../d.md), [net](https://e.f).\n"
                               "![p](images/p.png)\n\n    [code](g.md)\n");
    ASSERT_EQ(links.size(), 3U);
    EXPECT_EQ(links[0].target, "a.md#b");
    EXPECT_EQ(links[0].line, 2U);
    EXPECT_EQ(links[1].target, "../d.md");
    EXPECT_EQ(links[2].target, "images/p.png");
    EXPECT_EQ(links[2].line, 4U);
}

TEST(DocRules, AnchorsAreThoseOfHeadings) {
    EXPECT_EQ(
        anchorsOf("# 1. Open `files`, *now*\n## Zwölf Ärzte\n## Путь — к игре\n## 2. 导航（网格）\n## Same\n## Same\n"),
        (Texts{"1-open-files-now", "zwölf-ärzte", "путь--к-игре", "2-导航网格", "same", "same-1"}));
    EXPECT_EQ(anchorsOf("#no heading\n    # code\ntext # text\n"), Texts{});
}

TEST(DocRules, NamesAreWhatIsSetInBoldOrItalics) {
    EXPECT_EQ(namesIn("Choose **File > Open\nFolder** or *Undo*, `*` not.\n\n    ./dev *\n- **View**: in *Display*\n"),
              (Texts{"File", "Open Folder", "Undo", "Display"}));
    EXPECT_EQ(namesIn("1. **File**: this\n"), Texts{"File"});
    EXPECT_EQ(namesIn("选择**文件 > 打开文件**（Ctrl+O）。"), (Texts{"文件", "打开文件"}));
}

TEST(DocRules, ShapesTellPagesApart) {
    const auto shape = shapeOf("# A\n\nText with `b` and `a`\nthat goes on.\n\n1. One\n   more\n2. Two\n\n| a | b |\n");
    EXPECT_EQ(shape, (Texts{"heading 1", "paragraph", "`a`", "`b`", "step", "step", "row of 2"}));
    EXPECT_EQ(shape, shapeOf("# X\n\nMit `a` und `b`.\n\n1. Eins\n2. Zwei\n   weiter\n\n| c | d |\n"));
    EXPECT_NE(shape, shapeOf("# X\n\nMit `a` und `b`.\n\n1. Eins\n\n| c | d |\n")) << "a step is missing";
    EXPECT_NE(shape, shapeOf("# X\n\nMit `a` und `c`.\n\n1. Eins\n2. Zwei\n\n| c | d |\n")) << "another file";
    EXPECT_EQ(shapeOf("![A](a.png)\n\n    make\n- b\n"), (Texts{"paragraph", "picture", "code", "item"}));
}

TEST(DocRules, TextsAreThoseOfTheWindow) {
    const auto texts = textsOf("<source>&amp;File</source><translation>&amp;Datei</translation>\n"
                               "<translation type=\"unfinished\">打开文件夹(&amp;F)…</translation>\n"
                               "<translation>S&apos;accroupir</translation><translation>Jusqu'à&#xa0;:</translation>"
                               "<numerusform>%n Bereiche</numerusform>");
    EXPECT_EQ(texts, (std::set<std::string>{"Datei", "打开文件夹", "S'accroupir", "Jusqu'à", "Bereiche"}));
}

} // namespace
} // namespace navsmith::architecture

// Tests the rules with small made-up files: a rule that never finds anything would pass on any tree.
#include "tests/architecture/doc_rules.h"
#include "tests/architecture/source_rules.h"
#include "tests/architecture/text_rules.h"

#include <gtest/gtest.h>

namespace navsmith::architecture {
namespace {

const std::vector<std::string> systems{"gta_sa_paths", "quake_nav"};
const std::vector<std::string> games{"gta_sa", "quake"};

struct BadInclude {
    const char* path;
    const char* text;
};

constexpr BadInclude badIncludes[]{
    {"formats/gta_sa/a.cpp", "#include \"core/model/schema.h\"\n"},
    {"formats/gta_sa/a.cpp", "#include <QString>\n"},
    {"formats/gta_sa/a.cpp", "#include <fstream>\n"},
    {"formats/gta_sa/a.cpp", "#include \"path_file.h\"\n"},
    {"formats/bytes/a.h", "#include \"formats/gta_sa/path_file.h\"\n"},
    {"core/model/a.h", "#include \"core/systems/system.h\"\n"},
    {"core/model/a.h", "#include \"formats/gta_sa/path_file.h\"\n"},
    {"core/model/a.h", "#include <QtCore/QObject>\n"},
    {"core/checks/a.h", "#include \"core/document/document.h\"\n"},
    {"core/checks/a.h", "#include \"core/systems/quake_nav/schema.h\"\n"},
    {"core/systems/gta_sa_paths/a.h", "#include \"core/systems/quake_nav/schema.h\"\n"},
    {"core/systems/source_nav/mesh/a.h", "#include \"core/systems/source_nav/edits/edits.h\"\n"},
    {"core/systems/source_nav/mesh/a.h", "#include \"core/systems/source_nav/exchange.h\"\n"},
    {"core/systems/source_nav/rules/a.cpp", "#include \"core/systems/source_nav/edits/edits.h\"\n"},
    {"core/document/a.h", "#include \"render/camera.h\"\n"},
    {"render/camera.h", "#include \"app/gui/main_window.h\"\n"},
    {"render/camera.h", "  #  include <qmatrix4x4.h>\n"},
    {"render/camera.h", "#include \"render/qt3d/view.h\"\n"},
    {"render/qt3d/view.h", "#include \"app/gui/main_window.h\"\n"},
    {"app/cli/main.cpp", "#include <QCoreApplication>\n"},
    {"app/cli/main.cpp", "#include \"app/gui/main_window.h\"\n"},
    {"app/gui/a.cpp", "#include \"tests/support/files.h\"\n"},
};

TEST(SourceRules, FindsForbiddenIncludes) {
    for (const auto& [path, text] : badIncludes)
        EXPECT_EQ(brokenIncludes(path, text).size(), 1U) << path << ": " << text;
}

TEST(SourceRules, AllowsPermittedIncludes) {
    EXPECT_TRUE(brokenIncludes("formats/gta_sa/a.cpp", "#include \"formats/bytes/byte_reader.h\"\n#include <vector>\n")
                    .empty());
    EXPECT_TRUE(brokenIncludes("core/systems/quake_nav/load.cpp", "#include \"core/systems/quake_nav/schema.h\"\n"
                                                                  "#include \"formats/quake/nav.h\"\n")
                    .empty());
    EXPECT_TRUE(brokenIncludes("core/systems/registry.cpp", "#include \"core/systems/quake_nav/schema.h\"\n").empty());
    EXPECT_TRUE(
        brokenIncludes("core/systems/quake_nav/load.cpp", "#include \"core/systems/shared/link_ranges.h\"\n").empty());
    EXPECT_TRUE(brokenIncludes("core/systems/source_nav/edits/a.cpp",
                               "#include \"core/systems/source_nav/mesh/schema.h\"\n"
                               "#include \"core/systems/source_nav/edits/edits.h\"\n")
                    .empty());
    EXPECT_TRUE(
        brokenIncludes("core/systems/source_nav/system.cpp", "#include \"core/systems/source_nav/edits/edits.h\"\n")
            .empty());
    EXPECT_EQ(brokenIncludes("core/systems/shared/a.cpp", "#include \"core/systems/quake_nav/schema.h\"\n").size(), 1U);
    EXPECT_TRUE(brokenIncludes("core/document/a.h", "#include <QObject>\n#include \"core/model/model.h\"\n").empty());
    EXPECT_TRUE(brokenIncludes("core/files/a.cpp", "#include <filesystem>\n").empty());
    EXPECT_TRUE(brokenIncludes("render/qt3d/a.cpp", "#include <Qt3DRender/QCamera>\n#include \"a.moc\"\n").empty());
    EXPECT_TRUE(brokenIncludes("app/gui/a.cpp", "#include <QWidget>\n#include \"render/qt3d/view.h\"\n").empty());
}

TEST(SourceRules, IgnoresIncludesInComments) {
    EXPECT_TRUE(includesOf("// #include \"app/a.h\"\n/*\n#include \"app/b.h\"\n*/\n").empty());
    const auto includes = includesOf("const char* url = \"http://x\"; int n = 1'000;\n#include <a/b.h> // why\n");
    ASSERT_EQ(includes.size(), 1U);
    EXPECT_EQ(includes[0].line, 2U);
    EXPECT_EQ(includes[0].path, "a/b.h");
    EXPECT_FALSE(includes[0].quoted);
}

TEST(SourceRules, FindsSystemNamesInGenericCode) {
    EXPECT_EQ(namedSystems("app/gui/a.cpp", "if (id == \"gta_sa_paths\")\n", systems, games).size(), 1U);
    EXPECT_EQ(namedSystems("app/gui/a.cpp", "if (id == \"gta-sa-paths\")\n", systems, games).size(), 1U);
    EXPECT_EQ(namedSystems("render/a.cpp", "quake::NavFile file;\n", systems, games).size(), 1U);
    EXPECT_EQ(namedSystems("core/checks/a.cpp", "quake_nav::rules();\n", systems, games).size(), 1U);
    EXPECT_EQ(namedSystems("core/systems/gta_sa_paths/a.cpp", "quake_nav::rules();\n", systems, games).size(), 1U);
}

TEST(SourceRules, AllowsSystemNamesInTheSystemAndRegistry) {
    const char* const text = "quake_nav::rules();\n";
    EXPECT_TRUE(namedSystems("core/systems/quake_nav/a.cpp", text, systems, games).empty());
    EXPECT_TRUE(namedSystems("core/systems/registry.cpp", text, systems, games).empty());
    EXPECT_TRUE(namedSystems("tests/core/systems/a.cpp", text, systems, games).empty());
    EXPECT_TRUE(
        namedSystems("core/model/a.cpp", "// as quake_nav does\nint quake_navigator;\n", systems, games).empty());
}

TEST(SourceRules, FindsShortcutsOutsideCommandTables) {
    EXPECT_EQ(strayShortcuts("app/gui/a.cpp", "action->setShortcut(QKeySequence(\"A\"));\n").size(), 1U);
    EXPECT_EQ(strayShortcuts("app/gui/panels/a.cpp", "new QShortcut(this);\n").size(), 1U);
    EXPECT_TRUE(strayShortcuts("app/gui/commands/a.cpp", "action->setShortcut(keys);\n").empty());
    EXPECT_TRUE(strayShortcuts("app/gui/a.cpp", "// no setShortcut() here\nsetShortcutContext(x);\n").empty());
}

TEST(SourceRules, FindsFilesThatPagesNameAndThatAreGone) {
    const std::vector<std::string> files{"core/model/schema.h", "core/model/schema.cpp", "tests/data/x_table.txt"};
    const auto missing = [&](std::string_view text) { return missingFiles("a.md", text, files).size(); };
    EXPECT_EQ(missing("`model/schema.h`, `schema.*`, `core/model/`, `core/model`, `tests/data/*_table.txt`"), 0U);
    EXPECT_EQ(missing("`model/scheme.h`"), 1U);
    EXPECT_EQ(missing("`chema.h` and `el/schema.h`"), 2U) << "whole names";
    EXPECT_EQ(missing("`core/modal/`"), 1U);
    EXPECT_EQ(missing("`NAME_tool.*`, `core/X`, `tests/.../x.cpp`, `a word`, `word`, `f(x)`, `a::b`"), 0U);
}

TEST(SourceRules, FindsMachinesAndRegistries) {
    const std::string slash = "/";
    EXPECT_EQ(namedMachines("a.md", "see " + slash + "home/me/navsmith").size(), 1U);
    EXPECT_EQ(namedMachines("a.md", slash + "tmp/x\n\"" + slash + "root/y\"\n").size(), 2U);
    EXPECT_EQ(namedMachines("a.md", "http:" + slash + slash + "deb.debian" + std::string(1, '.') + "org/debian").size(),
              1U);
    EXPECT_TRUE(namedMachines("a.md", "#!/usr/bin/env bash\n$dir/tmp/x tests/work/y ~/home/z\n").empty());
}

TEST(SourceRules, FileCallsWithoutAnErrorCodeAreFound) {
    EXPECT_EQ(throwingFileCalls("core/a.cpp", "if (fs::exists(a))\n    f();\n"),
              std::vector<std::string>{"core/a.cpp:1: exists throws: pass an std::error_code"});
    EXPECT_EQ(throwingFileCalls("core/a.cpp", "\nstd::filesystem::rename(a(b, c), d);").size(), 1U);
    EXPECT_TRUE(throwingFileCalls("core/a.cpp", "fs::exists(a(b), error); // fs::exists(a)").empty());
    EXPECT_TRUE(throwingFileCalls("core/a.cpp", "fs::directory_iterator at(folder, error); "
                                                "at != fs::directory_iterator();")
                    .empty());
    EXPECT_TRUE(throwingFileCalls("tests/a.cpp", "fs::exists(a)").empty());
}

TEST(SourceRules, LoopsOverFoldersThatThrowAreFound) {
    for (const auto* code :
         {"fs::directory_iterator at(folder);", "fs::recursive_directory_iterator at{folder};",
          "fs::directory_entry entry(file);", "if (entry.is_directory())", "at->file_size( )",
          "for (const auto& entry : fs::directory_iterator(folder, error))",
          "for (const fs::directory_entry& e :\n std::filesystem::recursive_directory_iterator(a, b))",
          "fs::directory_iterator at(folder, error);\nfor (const auto& entry : at)",
          "for (auto at = fs::directory_iterator(folder, error); at != end; ++at)",
          "fs::directory_iterator at(folder, error), end; at++;"})
        EXPECT_EQ(throwingFileCalls("core/a.cpp", code).size(), 1U) << code;
    EXPECT_EQ(throwingFileCalls("core/a.cpp", "f();\nfor (const auto& e : fs::directory_iterator(a, b))"),
              std::vector<std::string>{"core/a.cpp:2: the step of a directory_iterator throws: use increment() with an "
                                       "std::error_code"});
    for (const auto* code :
         {"for (fs::directory_iterator at(folder, error), end; at != end; at.increment(error))",
          "auto at = fs::directory_iterator(folder, error);", "fs::directory_iterator end;",
          "fs::directory_iterator end{};", "entry.is_directory(error)", "entry->file_size(error)", "routing.exists()",
          "fs::path name(folder);", "for (auto& at : all) ++number;", "fs::directory_entry entry;",
          "fs::directory_iterator at(a, b); for (auto& e : atAll)",
          "void f() {\n++at;\n}\nvoid g() {\nfs::directory_iterator at(a, b);\n}\nvoid h() {\n++at;\n}"})
        EXPECT_TRUE(throwingFileCalls("core/a.cpp", code).empty()) << code;
}

TEST(SourceRules, FilesThatAreWrittenPastTheDiskAreFound) {
    EXPECT_EQ(
        callsPastTheDisk("app/cli/a.cpp", "f();\nstd::ofstream out(path);"),
        std::vector<std::string>{"app/cli/a.cpp:2: std::ofstream is not seen by the tests of faults: use core/files"});
    for (const auto* code : {"fs::rename(a, b, error);", "std::filesystem::create_directories(a, error);",
                             "QSaveFile file(path);", "QFile file(path);", "std::fopen(a, b)"})
        EXPECT_EQ(callsPastTheDisk("core/a.cpp", code).size(), 1U) << code;
    for (const auto* code : {"fs::exists(a, error);", "QFile::exists(name);", "QFileInfo info(path);",
                             "disk->rename(a, b)", "const QFile& file;", "files::Disk()->remove(a);"})
        EXPECT_TRUE(callsPastTheDisk("core/a.cpp", code).empty()) << code;
    EXPECT_TRUE(callsPastTheDisk("core/files/platform_files_posix.cpp", "fs::rename(a, b, error);").empty());
}

TEST(SourceRules, SentencesThatAreNotTranslatedAreFound) {
    EXPECT_EQ(untranslatedSentences("core/a.cpp", "f();\nout.add(row, \"No floor below\");"),
              std::vector<std::string>{"core/a.cpp:2: not translated: \"No floor below\""});
    EXPECT_EQ(untranslatedSentences("core/a.cpp", "refused(fmt::format(\"{} has no floor\", a));").size(), 1U);
    EXPECT_EQ(untranslatedSentences("core/a.cpp", "out.add(row, a ? texts::format(\"a\") : \"no floor\");").size(), 1U);
    EXPECT_TRUE(untranslatedSentences("core/a.cpp", "out.add(row, texts::format(\"{} has no floor (none)\", "
                                                    "counted(2, \"car node\"))); f(\"of no interest\");")
                    .empty());
    EXPECT_EQ(untranslatedSentences("core/a.cpp", "refused(join(a, '\\'', \"no floor here\"));").size(), 1U)
        << "an escaped quote";
    EXPECT_TRUE(untranslatedSentences("app/cli/a.cpp", "refused(\"no floor here\");").empty());
    for (const auto* code :
         {R"(FileError{kind, path, fmt::format("cannot be read by {}", a)})", R"(error.what = "cannot be read";)",
          R"(fileError(code, path, "cannot be read");)", R"(explain(disk->read(')', a), path, "cannot be read");)",
          R"(tl::unexpected(EditError{fmt::format("{} has no floor", a)});)", R"(Notice{name, a + "has no floor"})",
          R"(texts::inEnglish("floor");)"})
        EXPECT_EQ(untranslatedSentences("core/a.cpp", code).size(), 1U) << code;
    for (const auto* code : {R"(FileError{kind, path, texts::format("cannot be read by {}", a)})",
                             R"(fileError(code, path, texts::mark("cannot be read"));)",
                             R"(EditError{tr("%1 has no floor").arg(a).toStdString()})", R"(return "no floor here";)",
                             R"(note(fmt::format("{}", counted(n, "car node"))); f("no floor here");)"})
        EXPECT_TRUE(untranslatedSentences("app/gui/a.cpp", code).empty()) << code;
    EXPECT_EQ(untranslatedSentences("core/recovery/a.cpp", "return fmt::format(\"{} is out of reach\", a);").size(),
              1U);
    EXPECT_EQ(untranslatedSentences("core/text_form/a.cpp", "return \"no floor here\"; f(\"no floor\");").size(), 1U);
    EXPECT_EQ(untranslatedSentences("core/text_form/a.cpp", "fail(a ? b : \"a comma is missing\");").size(), 1U);
}

TEST(SourceRules, CopiesOfHelpersForPlainTextAreFound) {
    for (const auto* code : {"char lower(char c) {", "std::string lowered(std::string text) {",
                             "std::string_view trimmed(std::string_view text) {",
                             "const auto lowerCase = [](unsigned char c) { return f(c); };",
                             "const auto trimmed = [&](const std::string& part) {", "c = c - 'A' + 'a';",
                             "c = static_cast<char>(std::tolower(c));"})
        EXPECT_EQ(copiesOfPlainText("core/a.cpp", code).size(), 1U) << code;
    for (const auto* code :
         {"std::optional<Trimmed> trimmed(Slot area, const Patch& patch);", "c = bytes::lower(c);",
          "bytes::lowered(std::string(text))", "x.trimmed(text)", "c - 'A' + 10", "// char lower(char c)"})
        EXPECT_TRUE(copiesOfPlainText("core/a.cpp", code).empty()) << code;
    EXPECT_TRUE(copiesOfPlainText("formats/bytes/plain_text.h", "constexpr char lower(char c) {").empty());
    EXPECT_TRUE(copiesOfPlainText("tests/a.cpp", "char lower(char c) {").empty());
}

TEST(SourceRules, NumbersReadByTheLocaleAreFound) {
    EXPECT_EQ(numbersByLocale("core/a.cpp", "const float x = std::strtof(text, nullptr);").size(), 1U);
    EXPECT_TRUE(numbersByLocale("core/a.cpp", "history(of); std::from_chars(a, b, c);").empty());
}

} // namespace
} // namespace navsmith::architecture

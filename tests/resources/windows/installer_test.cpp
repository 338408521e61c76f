// The installer speaks the languages of the program and offers the types of files that Linux desktops get.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>

namespace navsmith {
namespace {

namespace fs = std::filesystem;

const fs::path resources = fs::path(NAVSMITH_SOURCE_DIR) / "resources";

std::string textOf(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// The first groups of all matches.
std::set<std::string> matches(const std::string& text, const std::string& pattern) {
    const std::regex expression(pattern);
    std::set<std::string> groups;
    for (std::sregex_iterator match(text.begin(), text.end(), expression), end; match != end; ++match)
        groups.insert((*match)[1].str());
    return groups;
}

TEST(Installer, SpeaksTheLanguagesOfTheProgram) {
    // NSIS has names of its own.
    const std::map<std::string, std::string> names{
        {"de", "German"}, {"fr", "French"}, {"pt_BR", "PortugueseBR"}, {"ru", "Russian"}, {"zh_CN", "SimpChinese"}};
    const auto installer = textOf(resources / "windows/installer.nsi");
    std::set<std::string> languages{"English"};
    for (const auto& file : fs::directory_iterator(resources / "languages")) {
        if (file.path().extension() != ".ts")
            continue;
        const auto code = file.path().stem().string().substr(std::string("navsmith_").size());
        const auto name = names.find(code);
        ASSERT_NE(name, names.end()) << code << ": add its name in NSIS";
        languages.insert(name->second);
    }
    EXPECT_EQ(matches(installer, "MUI_LANGUAGE (\\w+)"), languages);
    std::set<std::string> constants;
    for (auto name : languages) {
        std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::toupper(c); });
        constants.insert(name);
    }
    const auto texts = matches(installer, "LangString (\\w+)");
    EXPECT_FALSE(texts.empty());
    for (const auto& text : texts)
        EXPECT_EQ(matches(installer, fmt::format(R"(LangString {} \$\{{LANG_(\w+)\}} "[^"])", text)), constants)
            << text;
}

TEST(Installer, OffersTheTypesOfFilesThatDesktopsGet) {
    const auto extensions =
        matches(textOf(resources / "linux/org.navsmith.Navsmith.mime.xml"), R"re(<glob pattern="[^"]*\.(\w+)"/>)re");
    EXPECT_GE(extensions.size(), 10U);
    EXPECT_EQ(matches(textOf(resources / "windows/installer.nsi"), R"re(!insertmacro \$\{DO\} (\w+) ".+")re"),
              extensions);
}

} // namespace
} // namespace navsmith

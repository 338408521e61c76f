// Applies the rules of doc_rules.h to README.md, CONTRIBUTING.md and docs/.
#include "tests/architecture/doc_rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

namespace navsmith::architecture {
namespace {

namespace fs = std::filesystem;

const fs::path root = NAVSMITH_SOURCE_DIR;

std::string contentsOf(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// Pages relative to the top, with their text.
std::map<fs::path, std::string> allPages() {
    std::map<fs::path, std::string> pages;
    for (const char* name : {"README.md", "CONTRIBUTING.md"})
        pages[name] = contentsOf(root / name);
    for (const auto& entry : fs::recursive_directory_iterator(root / "docs")) {
        if (entry.path().extension() == ".md")
            pages[fs::relative(entry.path(), root)] = contentsOf(entry.path());
    }
    return pages;
}

/// Codes of the languages that the window speaks besides English.
std::set<std::string> translatedLanguages() {
    std::set<std::string> codes;
    constexpr std::string_view prefix = "navsmith_";
    for (const auto& entry : fs::directory_iterator(root / "resources/languages")) {
        if (entry.path().extension() == ".ts")
            codes.insert(entry.path().stem().string().substr(prefix.size()));
    }
    return codes;
}

std::set<std::string> namesOfPages(const std::string& language) {
    std::set<std::string> names;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(root / "docs" / language, error))
        names.insert(entry.path().filename().string());
    return names;
}

struct Target {
    fs::path file;
    std::string anchor;
};

Target targetOf(const fs::path& page, const Link& link) {
    const auto hash = std::min(link.target.find('#'), link.target.size());
    const auto file = link.target.substr(0, hash);
    return {file.empty() ? page : (page.parent_path() / file).lexically_normal(),
            hash < link.target.size() ? link.target.substr(hash + 1) : std::string()};
}

TEST(Docs, EveryLinkLeadsSomewhere) {
    const auto pages = allPages();
    for (const auto& [page, text] : pages) {
        for (const auto& link : linksOf(text)) {
            const auto target = targetOf(page, link);
            EXPECT_TRUE(fs::exists(root / target.file)) << page.string() << ':' << link.line << ": " << link.target;
            const auto other = pages.find(target.file);
            if (target.anchor.empty() || other == pages.end())
                continue;
            const auto anchors = anchorsOf(other->second);
            EXPECT_NE(std::ranges::find(anchors, target.anchor), anchors.end())
                << page.string() << ':' << link.line << ": no heading for " << link.target;
        }
    }
}

TEST(Docs, EveryPageCanBeReachedFromTheReadme) {
    const auto pages = allPages();
    std::set<fs::path> reached{"README.md"};
    std::vector<fs::path> open{"README.md"};
    while (!open.empty()) {
        const auto page = open.back();
        open.pop_back();
        for (const auto& link : linksOf(pages.at(page))) {
            const auto file = targetOf(page, link).file;
            if (pages.contains(file) && reached.insert(file).second)
                open.push_back(file);
        }
    }
    for (const auto& [page, text] : pages)
        EXPECT_TRUE(reached.contains(page)) << page.string() << " is linked from nowhere";
}

/// `./dev docs` fails on a page that the site's navigation lacks; this tells earlier.
TEST(Docs, EveryPageIsInTheNavigationOfTheSite) {
    const auto navigation = contentsOf(root / "resources/site/mkdocs.yml");
    for (const auto& [page, text] : allPages()) {
        const auto name = page.begin()->string() == "docs" ? fs::relative(page, "docs") : page;
        EXPECT_TRUE(navigation.find(' ' + name.generic_string() + '\n') != std::string::npos) << page;
    }
}

TEST(Docs, EachLanguageHasTheSamePages) {
    const auto languages = translatedLanguages();
    ASSERT_FALSE(languages.empty());
    const auto names = namesOfPages(*languages.begin());
    EXPECT_TRUE(names.contains("README.md"));
    for (const auto& language : languages)
        EXPECT_EQ(namesOfPages(language), names) << "docs/" << language;
}

TEST(Docs, TranslatedPagesFollowTheEnglishOnes) {
    const auto languages = translatedLanguages();
    for (const auto& name : namesOfPages(*languages.begin())) {
        // The overview is shorter than README.md, so translations of it follow each other.
        const auto original = name == "README.md" ? root / "docs" / *languages.begin() / name : root / "docs" / name;
        const auto pattern = shapeOf(contentsOf(original));
        for (const auto& language : languages) {
            const auto shape = shapeOf(contentsOf(root / "docs" / language / name));
            const auto [part, model] = std::ranges::mismatch(shape, pattern);
            const auto nameOf = [](const auto& at, const auto& parts) { return at == parts.end() ? "the end" : *at; };
            EXPECT_TRUE(part == shape.end() && model == pattern.end())
                << "docs/" << language << '/' << name << " has " << nameOf(part, shape) << " as its part "
                << part - shape.begin() << ", " << original.string() << " has " << nameOf(model, pattern);
        }
    }
}

TEST(Docs, TranslatedPagesNameTheWindowsTextsAsItDoes) {
    for (const auto& language : translatedLanguages()) {
        const auto texts = textsOf(contentsOf(root / "resources/languages" / ("navsmith_" + language + ".ts")));
        for (const auto& name : namesOfPages(language)) {
            for (const auto& text : namesIn(contentsOf(root / "docs" / language / name)))
                EXPECT_TRUE(texts.contains(text)) << "docs/" << language << '/' << name << ": " << text;
        }
    }
}

} // namespace
} // namespace navsmith::architecture

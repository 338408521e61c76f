// Applies the rules of this folder to the source tree.
#include "tests/architecture/doc_rules.h"
#include "tests/architecture/source_rules.h"
#include "tests/architecture/text_rules.h"
#include "tests/architecture/unity_rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <set>
#include <utility>

namespace navsmith::architecture {
namespace {

namespace fs = std::filesystem;

const fs::path top = NAVSMITH_SOURCE_DIR;
constexpr std::array<const char*, 4> folders{"formats", "core", "render", "app"};

std::string readText(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

bool isSource(const fs::path& file) {
    return file.extension() == ".cpp" || file.extension() == ".h";
}

/// All files below the folders that the rules mention, relative to the top, sorted.
std::vector<fs::path> filesOfFolders() {
    std::vector<fs::path> files;
    for (const char* folder : folders) {
        for (const auto& entry : fs::recursive_directory_iterator(top / folder)) {
            if (entry.is_regular_file())
                files.push_back(fs::relative(entry.path(), top));
        }
    }
    std::ranges::sort(files);
    return files;
}

/// Files that git tracks; empty without git or a repository.
std::vector<fs::path> trackedFiles() {
    const std::string command = "git -c safe.directory='*' -C '" + top.string() + "' ls-files -z 2>/dev/null";
    const auto close = [](std::FILE* pipe) { pclose(pipe); };
    const std::unique_ptr<std::FILE, decltype(close)> pipe(popen(command.c_str(), "r"), close);
    std::string names;
    std::array<char, 4096> chunk{};
    while (pipe) {
        const auto count = std::fread(chunk.data(), 1, chunk.size(), pipe.get());
        if (count == 0)
            break;
        names.append(chunk.data(), count);
    }
    std::vector<fs::path> files;
    for (std::size_t start = 0, end = 0; (end = names.find('\0', start)) != std::string::npos; start = end + 1) {
        fs::path file = names.substr(start, end - start);
        if (fs::is_regular_file(top / file))
            files.push_back(std::move(file));
    }
    return files;
}

std::vector<std::string> foldersIn(const char* parent) {
    std::vector<std::string> names;
    if (!fs::is_directory(top / parent))
        return names;
    for (const auto& entry : fs::directory_iterator(top / parent)) {
        if (entry.is_directory())
            names.push_back(entry.path().filename().string());
    }
    return names;
}

/// One failure per line, so that an editor can jump to each.
void expectNone(const std::vector<std::string>& broken) {
    for (const std::string& line : broken)
        ADD_FAILURE() << line;
}

TEST(Architecture, IncludesPointDown) {
    std::size_t sources = 0;
    for (const fs::path& file : filesOfFolders()) {
        if (!isSource(file))
            continue;
        ++sources;
        expectNone(brokenIncludes(file.generic_string(), readText(top / file)));
    }
    EXPECT_GT(sources, 0U);
}

TEST(Architecture, OnlyASystemsOwnCodeMentionsIt) {
    auto systems = foldersIn("core/systems");
    std::erase(systems, "shared");
    auto games = foldersIn("formats");
    // Exclude what all codecs share.
    std::erase_if(games, [](const std::string& name) {
        static constexpr std::array<std::string_view, 7> shared{"bsp",    "bytes",      "compression", "containers",
                                                                "images", "key_values", "texts"};
        return std::ranges::find(shared, name) != shared.end();
    });
    ASSERT_FALSE(games.empty());
    for (const fs::path& file : filesOfFolders())
        expectNone(namedSystems(file.generic_string(), readText(top / file), systems, games));
}

TEST(Architecture, ShortcutsAreInCommandTables) {
    for (const fs::path& file : filesOfFolders())
        expectNone(strayShortcuts(file.generic_string(), readText(top / file)));
}

TEST(Architecture, NoCallOfTheFileSystemThrows) {
    for (const fs::path& file : filesOfFolders())
        expectNone(throwingFileCalls(file.generic_string(), readText(top / file)));
}

TEST(Architecture, FilesAreWrittenThroughTheDisk) {
    for (const fs::path& file : filesOfFolders())
        expectNone(callsPastTheDisk(file.generic_string(), readText(top / file)));
}

TEST(Architecture, NumbersAreReadTheSameInEveryLocale) {
    for (const fs::path& file : filesOfFolders())
        expectNone(numbersByLocale(file.generic_string(), readText(top / file)));
}

TEST(Architecture, HelpersForPlainTextAreWrittenOnce) {
    for (const fs::path& file : filesOfFolders())
        expectNone(copiesOfPlainText(file.generic_string(), readText(top / file)));
}

TEST(Architecture, SentencesForPeopleAreTranslated) {
    for (const fs::path& file : filesOfFolders())
        expectNone(untranslatedSentences(file.generic_string(), readText(top / file)));
}

TEST(Architecture, EveryFolderIsATargetAndBuildsAllItsSources) {
    std::map<fs::path, std::string> lists;
    for (const fs::path& file : filesOfFolders()) {
        if (!isSource(file))
            continue;
        const fs::path folder = file.parent_path();
        if (!lists.contains(folder)) {
            EXPECT_TRUE(fs::exists(top / folder / "CMakeLists.txt")) << folder << " has no CMakeLists.txt";
            lists[folder] = readText(top / folder / "CMakeLists.txt");
        }
        if (file.extension() == ".cpp") {
            EXPECT_NE(lists[folder].find(file.filename().string()), std::string::npos)
                << file << " is not in the CMakeLists.txt of its folder";
        }
    }
    EXPECT_FALSE(lists.empty());
}

TEST(Architecture, NoTestIsLeftOutOfTheBuild) {
    std::string lists;
    std::vector<fs::path> tests;
    for (const auto& entry : fs::recursive_directory_iterator(top / "tests")) {
        const auto& path = entry.path();
        if (path.filename() == "CMakeLists.txt")
            lists += readText(path);
        else if (path.filename().string().ends_with("_test.cpp"))
            tests.push_back(path);
    }
    EXPECT_GT(tests.size(), 300U);
    for (const auto& path : tests)
        EXPECT_NE(lists.find(path.filename().string()), std::string::npos) << path << " is in no CMakeLists.txt";
}

TEST(Architecture, SourcesCompiledAsOneHaveNamesOfTheirOwn) {
    std::vector<TextFile> lists;
    for (const char* folder : {"formats", "core", "render", "app", "resources", "tests"}) {
        for (const auto& entry : fs::recursive_directory_iterator(top / folder)) {
            if (entry.path().filename() == "CMakeLists.txt")
                lists.push_back({fs::relative(entry.path(), top).generic_string(), readText(entry.path())});
        }
    }
    const auto groups = unityGroups(lists);
    EXPECT_GT(groups.size(), 10U);
    std::set<std::string> clashes; // two targets may have the same sources
    for (const auto& group : groups) {
        std::vector<TextFile> files;
        std::set<fs::path> besides;
        for (const auto& path : group) {
            if (!fs::exists(top / path)) // generated
                continue;
            files.push_back({path, readText(top / path)});
            besides.insert((top / path).parent_path());
        }
        for (const auto& folder : besides) {
            for (const auto& entry : fs::directory_iterator(folder)) {
                if (entry.path().extension() == ".h")
                    files.push_back({fs::relative(entry.path(), top).generic_string(), readText(entry.path())});
            }
        }
        for (auto& clash : clashingNames(files))
            clashes.insert(std::move(clash));
    }
    expectNone({clashes.begin(), clashes.end()});
}

TEST(Architecture, PagesForContributorsNameFilesThatExist) {
    std::vector<std::string> files;
    for (const fs::path& file : trackedFiles())
        files.push_back(file.generic_string());
    if (files.empty())
        GTEST_SKIP() << "not a git work tree, or no git: cannot tell which files belong to the project";
    for (const char* page : {"docs/architecture.md", "docs/languages.md", "docs/model.md", "CONTRIBUTING.md"})
        expectNone(missingFiles(page, readText(top / page), files));
}

TEST(Architecture, NoFileMentionsAMachineOrARegistry) {
    const auto files = trackedFiles();
    if (files.empty())
        GTEST_SKIP() << "not a git work tree, or no git: cannot tell which files belong to the project";
    for (const fs::path& file : files) {
        const std::string text = readText(top / file);
        if (text.find('\0') == std::string::npos) // skip binary files
            expectNone(namedMachines(file.generic_string(), text));
    }
}

} // namespace
} // namespace navsmith::architecture

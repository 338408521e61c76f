// Every reader of a format has a fuzzer, and the list of fuzzers by which ./dev fuzz measures is true.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace navsmith::architecture {
namespace {

namespace fs = std::filesystem;

const fs::path sourceTop = NAVSMITH_SOURCE_DIR;

struct FuzzTarget {
    int least = -1; ///< percent of the lines
    std::vector<std::string> sources;
};

std::map<std::string, FuzzTarget> listedFuzzers() {
    std::map<std::string, FuzzTarget> fuzzers;
    std::ifstream list(sourceTop / "tests/fuzz/targets");
    for (std::string line; std::getline(list, line);) {
        if (line.empty() || line.starts_with('#'))
            continue;
        std::istringstream words(line);
        std::string name;
        words >> name;
        auto& target = fuzzers[name];
        words >> target.least;
        target.sources.assign(std::istream_iterator<std::string>(words), {});
    }
    return fuzzers;
}

std::string textOfFile(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

TEST(Fuzzers, ListedOnesAreBuiltAndTheirSourcesExist) {
    const auto listed = listedFuzzers();
    ASSERT_FALSE(listed.empty());
    const auto build = textOfFile(sourceTop / "tests/fuzz/CMakeLists.txt");
    for (const auto& [name, target] : listed) {
        const auto line = "navsmith_fuzz(" + name;
        EXPECT_TRUE(build.find(line + " ") != std::string::npos || build.find(line + "\n") != std::string::npos)
            << name << " is not built";
        EXPECT_TRUE(fs::exists(sourceTop / "tests/fuzz" / (name + ".cpp"))) << name;
        EXPECT_TRUE(target.least >= 0 && target.least <= 100) << name << " has no share of lines";
        EXPECT_FALSE(target.sources.empty()) << name << " is about no source";
        for (const auto& source : target.sources)
            EXPECT_TRUE(fs::exists(sourceTop / source)) << name << " names " << source << ", which does not exist";
    }
}

TEST(Fuzzers, AllAreListed) {
    const auto listed = listedFuzzers();
    for (const auto& entry : fs::directory_iterator(sourceTop / "tests/fuzz")) {
        const auto name = entry.path().stem().string();
        if (entry.path().extension() == ".cpp" && name.starts_with("fuzz_")) {
            EXPECT_TRUE(listed.contains(name)) << name << " is not in tests/fuzz/targets";
        }
    }
}

std::set<std::string> coveredSources() {
    std::set<std::string> covered;
    for (const auto& [name, target] : listedFuzzers())
        covered.insert(target.sources.begin(), target.sources.end());
    return covered;
}

/// By its name: "load", "load_nodes" or "graph_load", or the same of saving.
bool loadsOrSaves(const std::string& stem) {
    return std::ranges::any_of(std::array<std::string, 2>{"load", "save"}, [&](const std::string& verb) {
        return stem == verb || stem.starts_with(verb + '_') || stem.ends_with('_' + verb);
    });
}

TEST(Fuzzers, EveryReaderOfAFormatHasOne) {
    const auto covered = coveredSources();
    for (const auto& entry : fs::recursive_directory_iterator(sourceTop / "formats")) {
        const auto source = fs::relative(entry.path(), sourceTop).generic_string();
        // What all readers use, and texts for people.
        if (source.starts_with("formats/bytes/") || source.starts_with("formats/texts/"))
            continue;
        if (entry.path().extension() == ".cpp") {
            EXPECT_TRUE(covered.contains(source)) << source << " belongs to no fuzzer of tests/fuzz/targets";
        }
    }
}

TEST(Fuzzers, EverySystemsLoadAndSaveHaveOne) {
    const auto covered = coveredSources();
    std::size_t sources = 0;
    for (const auto& entry : fs::recursive_directory_iterator(sourceTop / "core/systems")) {
        const auto source = fs::relative(entry.path(), sourceTop).generic_string();
        if (entry.path().extension() != ".cpp" || !loadsOrSaves(entry.path().stem().string()) ||
            source.starts_with("core/systems/shared/"))
            continue;
        ++sources;
        EXPECT_TRUE(covered.contains(source)) << source << " belongs to no fuzzer of tests/fuzz/targets";
    }
    EXPECT_GT(sources, 0U);
}

} // namespace
} // namespace navsmith::architecture

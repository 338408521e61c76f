// Copies of small real files, and of what archives hold.
#include "formats/containers/vpk.h"
#include "tests/fuzz/make_seeds/seeds.h"
#include "tests/support/corpus.h"
#include "tests/support/raw_bytes.h"

#include <algorithm>
#include <map>

namespace navsmith::fuzz {
namespace {

namespace fs = std::filesystem;

/// Larger and more files would make each try slow.
constexpr std::uintmax_t kLargestRealFile = 64U << 10U;
constexpr std::size_t kMostRealFiles = 40; ///< of a kind

struct RealFiles {
    std::string_view fuzzer;
    std::string_view folder;
    std::string_view ending; ///< in lower case
    int prefix = -1;         ///< byte before the file; -1: none
};
constexpr RealFiles kSources[] = {
    {"fuzz_ain_file", "source-ain", ".ain"},
    {"fuzz_ain_file", "source-pairs", ".ain"},
    {"fuzz_bsp_file", "quake-bsp", ".bsp"},
    {"fuzz_bsp_file", "goldsrc-bsp-nav", ".bsp"},
    {"fuzz_brush_tracer", "source-bsp", ".bsp"},
    {"fuzz_col_file", "gta-sa-world", ".col"},
    {"fuzz_col_file", "gta-sa-models", ".col"},
    {"fuzz_dff_file", "gta-sa-models", ".dff"},
    {"fuzz_dff_file", "gta-sa-world", ".dff"},
    {"fuzz_extended_path_file", "gta-sa-nodes-fm92", ".dat"},
    {"fuzz_ibsp_file", "quake2-bsp", ".bsp"},
    {"fuzz_ide_file", "gta-sa-world", ".ide"},
    {"fuzz_ide_file", "gta3-paths", ".ide"},
    {"fuzz_ipl_file", "gta-sa-world", ".ipl"},
    {"fuzz_loader_file", "gta-sa-world", ".dat"},
    {"fuzz_nav_file", "source-nav", ".nav"},
    {"fuzz_nav_file", "source-pairs", ".nav"},
    {"fuzz_nav_file", "goldsrc-bsp-nav", ".nav"},
    {"fuzz_path_file", "gta-sa-nodes", ".dat"},
    {"fuzz_paths_ipl", "gta-sa-paths-ipl", ".ipl"},
    {"fuzz_paths_ipl", "gta3-paths", ".ide"},
    {"fuzz_quake_nav_file", "quake-nav", ".nav"},
    {"fuzz_quake_waypoints", "quake-text/ktx", ".bot", 0},
    {"fuzz_quake_waypoints", "quake-text/frikbot", ".way", 1},
    {"fuzz_quake_waypoints", "quake-text/frikbot-qc", ".qc", 2},
    {"fuzz_quake_waypoints", "quake-text/frogbot2", ".qc", 3},
    {"fuzz_quake_waypoints", "quake-text/nexuiz", ".waypoints", 4},
    {"fuzz_tracks_file", "gta-sa-tracks", ".dat"},
    {"fuzz_txd_file", "gta-sa-models", ".txd"},
    {"fuzz_vbsp_file", "source-bsp", ".bsp"},
    {"fuzz_vmt_file", "source-materials", ".vmt"},
    {"fuzz_vpk", "source-materials", ".vpk"},
    {"fuzz_vtf_file", "source-materials", ".vtf"},
    {"fuzz_phy_file", "source-materials", ".phy"},
    {"fuzz_water_file", "gta-sa-world", "water.dat"},
    {"fuzz_source2_nav", "source2-nav", ".nav"},
    {"fuzz_yapb_graph", "yapb-graph", ".graph"},
    {"fuzz_yapb_graph", "podbot-pwf", ".pwf"},
    {"fuzz_zip", "quake-pairs", ".pak"},
};

std::string lowered(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

std::vector<fs::path> filesBelow(std::string_view folder, std::string_view ending) {
    std::vector<fs::path> files;
    const auto top = tests::corpusFolder(folder);
    if (!top)
        return files;
    for (const auto& entry : fs::recursive_directory_iterator(*top)) {
        if (entry.is_regular_file() && entry.file_size() <= kLargestRealFile &&
            lowered(entry.path().filename().string()).ends_with(ending))
            files.push_back(entry.path());
    }
    std::ranges::sort(files);
    std::vector<fs::path> some;
    for (std::size_t i = 0; i < std::min(files.size(), kMostRealFiles); ++i)
        some.push_back(files[files.size() <= kMostRealFiles ? i : i * files.size() / kMostRealFiles]);
    return some;
}

/// What stops players in the maps of Source 2: a file in the archive of each.
void addPhysics(Seeds& seeds) {
    for (const auto& file : filesBelow("source2-nav", ".vpk")) {
        const auto bytes = tests::readFile(file);
        const containers::MemorySource source(bytes);
        const auto directory = containers::readVpk(source);
        if (!directory)
            continue;
        for (const auto& entry : directory->entries) {
            const auto resource = containers::readVpkEntry(source, source, entry, kLargestRealFile);
            if (resource && entry.name.find("physics") != std::string::npos)
                seeds.add("fuzz_source2_physics", "physics", *resource);
        }
    }
}

} // namespace

void addRealFiles(Seeds& seeds) {
    for (const auto& [fuzzer, folder, ending, prefix] : kSources) {
        for (const auto& file : filesBelow(folder, ending)) {
            auto bytes = tests::readFile(file);
            if (prefix >= 0)
                bytes.insert(bytes.begin(), static_cast<std::byte>(prefix));
            seeds.add(fuzzer, file.filename().string(), bytes);
        }
    }
    addPhysics(seeds);
    for (const auto& mdl : filesBelow("source-materials/models", ".mdl")) {
        const auto beside = [&](std::string_view ending) {
            auto file = mdl;
            file.replace_extension(ending);
            return fs::exists(file) ? tests::readFile(file) : Bytes();
        };
        const auto wide = beside(".dx90.vtx");
        seeds.add("fuzz_studio_model", mdl.filename().string(),
                  joinedModel(tests::readFile(mdl), beside(".vvd"), wide.empty() ? beside(".vtx") : wide));
    }
}

} // namespace navsmith::fuzz

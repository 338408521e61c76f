// make_samples FOLDER: writes the sample worlds into subfolders of FOLDER.
#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <span>
#include <string>
#include <system_error>

#include "resources/samples/arena_map.h"
#include "resources/samples/arena_nav.h"
#include "resources/samples/iv_town_builder.h"
#include "resources/samples/outpost_goldsrc_map.h"
#include "resources/samples/outpost_map.h"
#include "resources/samples/outpost_mesh.h"
#include "resources/samples/town_builder.h"
#include "resources/samples/town_save.h"
#include "resources/samples/town_world.h"

namespace {

namespace fs = std::filesystem;

bool writeFile(const fs::path& path, std::span<const std::byte> bytes) {
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    std::ofstream out(path, std::ios::binary);
    out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    if (!out.flush()) {
        std::cerr << "make_samples: cannot write " << path.string() << '\n';
        return false;
    }
    return true;
}

bool fail(const char* world, const std::string& why) {
    std::cerr << "make_samples: " << world << ": " << why << '\n';
    return false;
}

bool writeAll(const fs::path& folder, const auto& files) {
    return std::ranges::all_of(files, [&](const auto& file) { return writeFile(folder / file.name, file.bytes); });
}

bool writeTown(const fs::path& folder, const tl::expected<navsmith::systems::Saved, std::string>& world) {
    return world ? writeAll(folder, world->files) : fail("town", world.error());
}

bool writeTownWorld(const fs::path& folder, const navsmith::samples::TownPlan& plan) {
    const auto layout = navsmith::samples::layTown(plan);
    if (!layout)
        return fail("town", layout.error());
    const auto files = navsmith::samples::gameFiles(navsmith::samples::townWorld(plan, *layout));
    return files ? writeAll(folder, *files) : fail("town", files.error());
}

bool writeOutpost(const fs::path& folder) {
    const auto plan = navsmith::samples::outpostPlan();
    const auto map = navsmith::samples::outpostMap(plan);
    const auto mesh = navsmith::samples::outpostMesh(plan, map);
    if (!mesh)
        return fail("outpost", mesh.error());
    return writeFile(folder / "outpost.bsp", map) && writeFile(folder / "outpost.nav", *mesh);
}

/// Without a mesh: one can be generated.
bool writeGoldSrcOutpost(const fs::path& folder) {
    return writeFile(folder / "maps" / "outpost.bsp",
                     navsmith::samples::outpostGoldSrcMap(navsmith::samples::outpostGoldSrcPlan()));
}

/// Uses the layout of the game's folder, so that the waypoints find their map.
bool writeArena(const fs::path& folder) {
    namespace arena = navsmith::samples::arena;
    const auto plan = arena::plan();
    const auto map = arena::map(plan);
    const auto waypoints = arena::navigation(plan, map);
    if (!waypoints)
        return fail("arena", waypoints.error());
    return writeFile(folder / "maps" / "arena.bsp", map) &&
           writeFile(folder / "bots" / "navigation" / "arena.nav", *waypoints);
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "usage: make_samples FOLDER\n";
        return 2;
    }
    const fs::path samples(argv[1]);
    const auto plan = navsmith::samples::townPlan();
    return writeTown(samples / "town", navsmith::samples::buildTown(plan)) && writeTownWorld(samples / "town", plan) &&
                   writeFile(samples / "town_save" / navsmith::samples::kTownSaveName,
                             navsmith::samples::townSave(plan)) &&
                   writeTown(samples / "town_iv", navsmith::samples::buildIvTown(plan)) &&
                   writeOutpost(samples / "outpost") && writeGoldSrcOutpost(samples / "outpost_goldsrc") &&
                   writeArena(samples / "arena")
               ? 0
               : 1;
}

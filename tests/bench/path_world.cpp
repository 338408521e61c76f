#include "tests/bench/path_world.h"

#include "core/files/read_file.h"
#include "core/systems/registry.h"
#include "formats/gta_sa/path_file.h"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <stdexcept>

namespace navsmith::bench {

const systems::System& paths() {
    return *systems::find("gta_sa_paths");
}

SourceFile madeArea(int number, std::size_t nodes) {
    // A road that winds through the square, with two-way links and a navi node on every edge.
    gta_sa::PathFile f;
    const int left = (-3000 + 750 * (number % 8)) * 8;
    const int bottom = (-3000 + 750 * (number / 8)) * 8;
    f.totalNodes = f.vehicleNodes = static_cast<std::uint32_t>(nodes);
    const auto area = static_cast<std::uint16_t>(number);
    for (std::size_t i = 0; i < nodes; ++i) {
        gta_sa::PathNode n;
        n.x = static_cast<std::int16_t>(left + 100 + static_cast<int>(i % 34) * 170);
        n.y = static_cast<std::int16_t>(bottom + 100 + static_cast<int>(i / 34) * 170);
        n.area = area;
        n.id = static_cast<std::uint16_t>(i);
        n.floodGroup = 1;
        n.firstLink = static_cast<std::int16_t>(f.links.size());
        n.flags = 0xF1000U;
        const auto link = [&](std::size_t to, std::size_t navi) {
            f.links.push_back({area, static_cast<std::uint16_t>(to),
                               static_cast<std::uint16_t>(navi | static_cast<std::size_t>(area) << 10U), 21, 0});
            ++n.flags;
        };
        if (i > 0)
            link(i - 1, i - 1);
        if (i + 1 < nodes)
            link(i + 1, i);
        f.nodes.push_back(n);
    }
    for (std::size_t i = 0; i + 1 < nodes; ++i) {
        gta_sa::NaviNode n;
        n.x = static_cast<std::int16_t>((f.nodes[i].x + f.nodes[i + 1].x) / 2);
        n.y = static_cast<std::int16_t>((f.nodes[i].y + f.nodes[i + 1].y) / 2);
        n.area = area;
        n.node = static_cast<std::uint16_t>(i);
        n.directionX = -100;
        n.lanes = 1 | 1 << 3;
        f.navis.push_back(n);
    }
    f.spareTargets.assign(gta_sa::kSpareTargetBytes, std::byte{0});
    for (std::size_t i = 0; i < gta_sa::kSpareTargetBytes; i += 4)
        f.spareTargets[i] = f.spareTargets[i + 1] = std::byte{0xFF};
    f.spareLengths.assign(gta_sa::kSpareLinks, std::byte{0});
    f.spareCrossings = f.spareLengths;
    return {fmt::format("NODES{}.DAT", number), {}, gta_sa::write(f)};
}

const std::vector<SourceFile>& wholeMap() {
    static const auto files = [] {
        std::vector<SourceFile> all;
        const char* corpus = std::getenv("NAVSMITH_CORPUS");
        const auto folder =
            std::filesystem::path(corpus == nullptr ? "../shared/corpus" : corpus) / "gta-sa-nodes/fcnpc";
        for (int i = 0; i < 64; ++i) {
            const auto name = fmt::format("NODES{}.DAT", i);
            auto bytes = files::readFile(folder / name);
            all.push_back(bytes ? SourceFile{name, (folder / name).string(), std::move(*bytes)} : madeArea(i, 1000));
        }
        return all;
    }();
    return files;
}

std::vector<systems::InputFile> inputs(const std::vector<SourceFile>& files) {
    std::vector<systems::InputFile> in;
    in.reserve(files.size());
    for (const auto& f : files)
        in.push_back({f.name, f.bytes});
    return in;
}

model::Model loadMap(const std::vector<SourceFile>& files) {
    auto loaded = paths().codec.load(inputs(files), {});
    if (!loaded)
        throw std::runtime_error(bytes::describe(loaded.error()));
    return std::move(loaded->model);
}

} // namespace navsmith::bench

#include "tests/core/systems/gta_sa_paths/path_world.h"

#include "tests/support/corpus.h"

#include <algorithm>
#include <cmath>

namespace navsmith::tests {

namespace sa = systems::gta_sa_paths;

namespace {

std::int16_t raw(int value) {
    return static_cast<std::int16_t>(value);
}

} // namespace

std::size_t PathWorld::add(WorldType type, double x, double y, double z) {
    const auto eighths = [](double v) { return static_cast<int>(v * 8); };
    nodes_.push_back({type, eighths(x), eighths(y), type == WorldType::Boat ? 0 : eighths(z)});
    return nodes_.size() - 1;
}

void PathWorld::join(std::size_t a, std::size_t b, std::uint8_t crossing) {
    edges_.push_back({a, b, crossing, 0});
}

void PathWorld::light(std::size_t a, std::size_t b, std::uint8_t cycle) {
    for (auto& e : edges_) {
        if ((e.a == a && e.b == b) || (e.a == b && e.b == a))
            e.cycle = cycle;
    }
}

std::map<unsigned, RawArea> PathWorld::areas() const {
    std::map<unsigned, RawArea> out;
    for (unsigned area = 0; area < 64; ++area)
        out[area];
    const auto count = nodes_.size();
    std::vector<std::vector<std::size_t>> edgesOf(count);
    for (std::size_t e = 0; e < edges_.size(); ++e) {
        edgesOf[edges_[e].a].push_back(e);
        edgesOf[edges_[e].b].push_back(e);
    }
    const auto other = [&](std::size_t e, std::size_t n) { return edges_[e].a == n ? edges_[e].b : edges_[e].a; };

    std::vector<WorldPlace> places;
    for (const auto& n : nodes_)
        places.push_back({n.x / 8.0, n.y / 8.0, n.type == WorldType::Ped});
    const auto addresses = addressesOf(places);
    std::vector<std::pair<std::size_t, std::size_t>> joined;
    for (const auto& e : edges_)
        joined.emplace_back(e.a, e.b);
    const auto components = componentsOf(count, joined);

    std::vector<bool> dead(count, false);
    for (bool again = true; again;) {
        again = false;
        for (std::size_t n = 0; n < count; ++n) {
            const auto ways = std::ranges::count_if(edgesOf[n], [&](std::size_t e) { return !dead[other(e, n)]; });
            if (!dead[n] && nodes_[n].type != WorldType::Ped && ways < 2)
                again = dead[n] = true;
        }
    }

    std::vector<std::uint16_t> naviWords(edges_.size(), 0);
    std::map<std::size_t, std::uint8_t> groups;
    std::array<std::uint8_t, 2> used{};
    for (const std::size_t n : inOrder(addresses)) {
        const auto& node = nodes_[n];
        const bool ped = node.type == WorldType::Ped;
        const auto [area, id] = addresses[n];
        auto& file = out[area];
        auto& group = groups[components[n]];
        if (group == 0)
            group = ++used[ped ? 1 : 0];
        std::uint32_t flags = static_cast<std::uint32_t>(edgesOf[n].size()) | 15U << 16U;
        flags |= dead[n] ? 1U << 4U : 0U;
        flags |= node.type == WorldType::Boat ? 1U << 7U : 0U;
        flags |= ped ? 0U : 1U << 12U;
        file.vehicleNodes += ped ? 0 : 1;
        file.nodes.push_back({.pointer = 0xABCD0000U + id,
                              .x = raw(node.x),
                              .y = raw(node.y),
                              .z = raw(node.z),
                              .firstLink = raw(static_cast<int>(file.links.size())),
                              .area = static_cast<std::uint16_t>(area),
                              .id = static_cast<std::uint16_t>(id),
                              .width = static_cast<std::uint8_t>(ped ? 16 : 0),
                              .flood = group,
                              .flags = flags});
        for (const std::size_t e : edgesOf[n]) {
            const auto& to = nodes_[other(e, n)];
            const auto [toArea, toId] = addresses[other(e, n)];
            const double length =
                std::sqrt(std::pow(to.x - node.x, 2) + std::pow(to.y - node.y, 2) + std::pow(to.z - node.z, 2)) / 8;
            if (!ped && std::pair(area, id) < std::pair(toArea, toId)) {
                const int x = (node.x + to.x) / 2;
                const int y = (node.y + to.y) / 2;
                const double plan = std::hypot(node.x - to.x, node.y - to.y);
                const auto naviArea = areaAt(x / 8.0, y / 8.0);
                auto& holder = out[naviArea];
                naviWords[e] = static_cast<std::uint16_t>(naviArea << 10U | holder.navis.size());
                const std::uint32_t side = edges_[e].cycle != 0 ? 1U << 14U : 0U;
                holder.navis.push_back(
                    {raw(x), raw(y), static_cast<std::uint16_t>(area), static_cast<std::uint16_t>(id),
                     static_cast<std::int8_t>((node.x - to.x) / plan * 100),
                     static_cast<std::int8_t>((node.y - to.y) / plan * 100),
                     2U << 8U | 1U << 11U | side | static_cast<std::uint32_t>(edges_[e].cycle) << 16U});
            }
            file.links.push_back({static_cast<std::uint16_t>(toArea), static_cast<std::uint16_t>(toId), naviWords[e],
                                  static_cast<std::uint8_t>(std::clamp(length, 1.0, 255.0)), edges_[e].crossing});
        }
    }
    return out;
}

PathWorld smallWorld() {
    PathWorld world;
    using enum WorldType;
    for (const double x : {-300, -200, -100, 60, 160})
        world.add(Car, x, -300);
    world.add(Car, 240, -240, 14);
    world.add(Car, 240, -360);
    for (const double x : {-500, -400})
        world.add(Boat, x, -600);
    for (const double x : {-320, -220, -120})
        world.add(Ped, x, -280);
    world.add(Ped, 20, -280);
    world.add(Ped, 60, -250, 12);
    for (const std::size_t n : {0U, 1U, 2U, 3U})
        world.join(n, n + 1);
    world.join(4, 5);
    world.join(5, 6);
    world.join(6, 4);
    world.light(3, 4, 2);
    world.join(7, 8);
    world.join(9, 10, 3);
    world.join(10, 11);
    world.join(11, 12);
    world.join(12, 13, 1);
    return world;
}

PathWorld crossroads() {
    PathWorld world;
    using enum WorldType;
    const auto strip = [&](WorldType type, int count, double x, double y, double step) {
        for (int i = 0; i < count; ++i)
            world.add(type, x + step * i, y);
    };
    for (const double y : {-70, -35, 20, 55})
        strip(Car, 5, -65, y, 31); // 0 to 19
    strip(Boat, 6, -72, 77, 27);   // 20 to 25
    strip(Ped, 8, -75, -77, 21);   // 26 to 33
    strip(Ped, 3, -50, 66, 40);    // 34 to 36
    for (const std::size_t row : {0U, 5U, 10U}) {
        for (std::size_t i = row; i < row + 4; ++i)
            world.join(i, i + 1);
    }
    for (const std::size_t i : {0U, 2U, 5U, 9U})
        world.join(i, i + 5);
    world.join(15, 16); // an island of dead ends
    world.join(17, 18);
    world.join(18, 19);
    world.join(17, 19);
    for (const std::size_t i : {20U, 21U, 23U, 24U})
        world.join(i, i + 1);
    world.join(20, 22);
    for (const std::size_t i : {26U, 27U, 28U, 30U, 31U, 32U})
        world.join(i, i + 1, i == 28U ? 3 : 0);
    world.join(34, 35, 1);
    world.light(2, 7, 1);
    return world;
}

std::string fileName(unsigned area) {
    return "NODES" + std::to_string(area) + ".DAT";
}

FileBytes bytesOf(const std::map<unsigned, RawArea>& areas, RawForm form) {
    FileBytes files;
    for (const auto& [area, file] : areas)
        files[fileName(area)] = buildArea(file, file.links.empty() && form != RawForm::Padded ? RawForm::Exact : form);
    return files;
}

FileBytes extendedBytesOf(const std::map<unsigned, RawArea>& areas) {
    constexpr unsigned all = 1024;
    FileBytes files;
    const auto name = [](unsigned area) { return "nodes" + std::to_string(area) + ".dat"; };
    const auto nothing = buildExtendedArea({}, RawForm::Exact);
    for (unsigned area = 0; area < all; ++area)
        files[name(area)] = nothing;
    for (unsigned area = 0; area < 64; ++area) {
        const auto extended = name(extendedArea(static_cast<std::uint16_t>(area)));
        if (areas.contains(area))
            files[extended] = buildExtendedArea(areas.at(area), RawForm::Exact);
        else
            files.erase(extended);
    }
    return files;
}

model::Model loadSet(const FileBytes& files) {
    return loadFiles(systemNamed("gta_sa_paths"), files);
}

model::Model loadOnly(unsigned area) {
    return loadSet({{fileName(area), bytesOf(smallWorld().areas()).at(fileName(area))}});
}

FileBytes saveSet(const model::Model& model) {
    return saveFiles(model);
}

std::map<unsigned, RawArea> readSet(const FileBytes& files) {
    std::map<unsigned, RawArea> areas;
    for (const auto& [name, bytes] : files)
        areas[static_cast<unsigned>(std::stoi(name.substr(5)))] = readArea(bytes);
    return areas;
}

std::optional<FileBytes> corpusSet(std::string_view folder) {
    const auto path = corpusFolder(folder);
    if (!path)
        return std::nullopt;
    FileBytes files;
    for (const auto& file : filesIn(*path)) {
        if (file.extension() == ".DAT" || file.extension() == ".dat")
            files[file.filename().string()] = readFile(file);
    }
    return files;
}

std::map<model::Slot, std::uint32_t> addresses(const model::Model& model) {
    std::map<model::Slot, std::uint32_t> out;
    model.forEachLive(sa::kNode, [&](model::Slot n) { out[n] = sa::addressOf(model, n); });
    return out;
}

} // namespace navsmith::tests

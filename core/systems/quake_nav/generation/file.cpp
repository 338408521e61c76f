// From networks to files and back.
#include "core/systems/quake_nav/generation/generate.h"
#include "core/systems/quake_nav/movement.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>

namespace navsmith::systems::quake_nav::generation {

namespace {

void addLink(AsFile& result, const Waypoints& waypoints, const Link& link, std::uint8_t mask,
             const quake::NavFile* like) {
    auto& file = result.file;
    quake::NavLink written{static_cast<std::uint16_t>(link.to), static_cast<std::uint8_t>(link.kind), mask,
                           quake::kNoTraversal};
    if (link.points && file.traversals.size() < quake::kMaxTraversals) {
        written.traversal = static_cast<std::uint16_t>(file.traversals.size());
        file.traversals.push_back({link.points->exit, link.points->start, link.points->end, link.ladder});
    }
    if (auto edict = edictFor(waypoints.terrain, link)) {
        edict->link = static_cast<std::uint16_t>(file.links.size());
        if (const auto* twin = sameBox(like, *edict)) {
            edict->entity = twin->entity;
            edict->targetName = twin->targetName;
            edict->className = twin->className;
            ++result.knownEdicts;
        } else if (edict->entity == 0) {
            ++result.unknownEdicts;
        }
        file.edicts.push_back(*edict);
    }
    file.links.push_back(written);
}

} // namespace

const quake::NavEdict* sameBox(const quake::NavFile* file, const quake::NavEdict& edict) {
    constexpr float tolerance = 1;
    if (file == nullptr)
        return nullptr;
    const auto near = [&](const glm::vec3& one, const glm::vec3& other) {
        const auto apart = glm::abs(one - other);
        return apart.x <= tolerance && apart.y <= tolerance && apart.z <= tolerance;
    };
    const auto it = std::ranges::find_if(file->edicts, [&](const quake::NavEdict& other) {
        return near(edict.minimum, other.minimum) && near(edict.maximum, other.maximum);
    });
    return it == file->edicts.end() ? nullptr : &*it;
}

AsFile asFile(const Waypoints& waypoints, quake::NavGame game, std::int32_t version, const quake::NavFile* like) {
    AsFile result;
    auto& file = result.file;
    file.game = game;
    file.version = version;
    file.layout = quake::layoutsOf(game, version).front();
    const bool teams = game == quake::NavGame::Quake && version >= quake::kLastNav2Version;
    const bool flags = game == quake::NavGame::Quake2 && version >= 3;
    constexpr std::uint8_t bothTeams = 3;
    const std::uint8_t mask = teams ? quake::kAllTeams : flags ? bothTeams : std::uint8_t{0};
    const auto& network = waypoints.network;
    for (NodeIndex i = 0; i < network.nodes().size(); ++i) {
        const auto& node = network.nodes()[i];
        const auto first = file.links.size();
        for (const auto link : network.from(i)) {
            if (file.links.size() < quake::kMaxNavLinks)
                addLink(result, waypoints, network.links()[link], mask, like);
            else
                ++result.linksLeftOut;
        }
        file.nodes.push_back({node.flags, static_cast<std::uint16_t>(file.links.size() - first),
                              static_cast<std::uint16_t>(first), static_cast<std::uint16_t>(node.radius),
                              node.feet + glm::vec3(0, 0, kFootHeight)});
    }
    return result;
}

} // namespace navsmith::systems::quake_nav::generation

// Who walks, for the estimate: sizes by name, those of games and people's own.
#pragma once

#include "core/walkable/walkable.h"

#include <tl/expected.hpp>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::walkable {

/// Sizes in world units.
struct Agent {
    std::string name;    ///< for options and files; of people's own as they call it
    std::string title;   ///< for people, translated; empty: the name
    float radius = 16;   ///< distance from walls and from the rim of floors
    float height = 45;   ///< room above a floor
    float step = 18;     ///< the highest step that is walked
    float climb = 45;    ///< the highest that is jumped on
    float slope = 45.6F; ///< the steepest ground, in degrees

    bool operator==(const Agent& other) const = default;
};

/// The agents of games with maps; the first one is the usual one.
std::vector<Agent> gameAgents();
/// The agents of worlds of placed meshes, whose units are metres; the first one is the usual one.
std::vector<Agent> worldAgents();

/// "radius=24, height=72": sizes that are not named are those of the first of gameAgents(). Fails with what is wrong.
tl::expected<Agent, std::string> parseAgent(std::string_view sizes);
std::string sizesText(const Agent& agent);

/// A file of people's own: on each line a name, a colon and sizes. Lines that are wrong are left out.
std::vector<Agent> parseAgents(std::string_view text);
std::string agentsText(std::span<const Agent> agents);
/// What keeps a name from being one of a file; empty: nothing.
std::string whyNotName(std::string_view name);

/// One of the games' or of `own` by its name, or sizes as in parseAgent(). Fails with what there is.
tl::expected<Agent, std::string> findAgent(std::string_view text, std::span<const Agent> own);

/// These options for somebody else.
Options withAgent(Options options, const Agent& agent);

} // namespace navsmith::walkable

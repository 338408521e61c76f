#include "core/systems/yapb/place_names.h"

#include "core/systems/yapb/flags.h"
#include "formats/bytes/plain_text.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace navsmith::systems::yapb {

namespace {

// As the game's own bots call them, in lower case.
constexpr std::array<std::string_view, 5> kGoalPlaces{"bombsitea", "bombsiteb", "bombsitec", "hostages",
                                                      "viprescuezone"};
constexpr std::string_view kHostagePlace = "hostages";
constexpr std::string_view kRescuePlace = "hostagerescuezone";
constexpr std::string_view kTStartPlace = "tspawn";
constexpr std::string_view kCtStartPlace = "ctspawn";

} // namespace

std::vector<std::string_view> placesOfTask(std::span<const std::string_view> names, std::uint32_t flag) {
    const auto called = [&](std::span<const std::string_view> candidates) {
        std::vector<std::string_view> matches;
        std::ranges::copy_if(names, std::back_inserter(matches), [&](std::string_view name) {
            return std::ranges::find(candidates, bytes::lowered(name)) != candidates.end();
        });
        return matches;
    };
    if (flag == kGoal)
        return called(kGoalPlaces);
    if (flag != kRescue)
        return {};
    auto rescues = called({&kRescuePlace, 1});
    return rescues.empty() && !called({&kHostagePlace, 1}).empty() ? called({&kCtStartPlace, 1}) : rescues;
}

bool isStartOf(std::string_view name, bool t) {
    return bytes::lowered(name) == (t ? kTStartPlace : kCtStartPlace);
}

} // namespace navsmith::systems::yapb

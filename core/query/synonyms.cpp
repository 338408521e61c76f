#include "core/query/synonyms.h"

#include "formats/bytes/plain_text.h"

#include <algorithm>
#include <array>

namespace navsmith::query {

namespace {

constexpr std::array<Synonym, 32> kSynonyms{{
    // QGIS
    {"$area", "width * depth"},
    {"$length", "length"},
    {"$id", "id"},
    {"$x", "x"},
    {"$y", "y"},
    {"$z", "z"},
    // What an area measures
    {"surface", "width * depth"},
    {"surface_area", "width * depth"},
    {"size", "width * depth"},
    {"height", "abs(top.z - bottom.z)"},
    {"length_x", "width"},
    {"length_y", "depth"},
    // Ways
    {"bidirectional", "two_way"},
    {"both_ways", "two_way"},
    {"unidirectional", "one_way"},
    {"dead_ends", "dead_end"},
    {"steepness", "slope"},
    {"gradient", "slope"},
    {"speed", "speed_limit"},
    {"lanes", "left_lanes + right_lanes"},
    {"lanes", "lanes_a + lanes_b"},
    {"density", "spawn_probability"},
    {"density", "spawn_density"},
    // Nodes
    {"boat", "water"},
    {"boats", "water"},
    {"car", "group = vehicle"},
    {"cars", "group = vehicle"},
    {"pedestrian", "group = ped"},
    {"peds", "group = ped"},
    {"underwater", "water"},
    // Places
    {"altitude", "z"},
    {"elevation", "z"},
}};

constexpr std::array<std::string_view, 4> kEmptyPrefixes{"nav_mesh_", "nav_", "is_", "has_"};

} // namespace

std::span<const Synonym> synonyms() {
    return kSynonyms;
}

std::span<const std::string_view> emptyPrefixes() {
    return kEmptyPrefixes;
}

bool meansNothing(std::string_view word) {
    static constexpr std::array<std::string_view, 3> words{"none", "null", "nil"};
    return std::ranges::any_of(words, [&](auto each) { return bytes::equalIgnoringCase(each, word); });
}

} // namespace navsmith::query

// The schema of GTA IV paths: values as the file stores them, and flags are the bits of the page.
#include "core/model/property.h"
#include "core/systems/gta_iv_paths/schema.h"
#include "tests/core/systems/gta_iv_paths/iv_world.h"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::tests {
namespace {

using systems::gta_iv_paths::kNode;
using systems::gta_iv_paths::schema;

TEST(IvSchema, ReadsPositionsAndFlagsAsTheFileStoresThem) {
    auto areas = smallIvWorld().areas();
    areas[27].nodes[0].z = -1;
    areas[27].nodes[0].flags = 1U << 13U | 1U << 27U | 5U << 20U | 0x7BU | 1U << 16U;
    const auto m = loadIv(bytesOf(areas));
    const Element n{kNode, ivNode(m, 27, 0)};
    const auto value = [&](std::string_view id) {
        return model::readValue(m, *schema()->type(kNode).findProperty(id), n);
    };
    EXPECT_EQ(value("position"), model::Value(glm::dvec3(-300, -300, -1.0 / 128)));
    EXPECT_EQ(value("highway"), model::Value(true));
    EXPECT_EQ(value("switched_off"), model::Value(true));
    EXPECT_EQ(value("water"), model::Value(false));
    EXPECT_EQ(value("linking_disabled"), model::Value(false));
    EXPECT_EQ(value("spawn_density"), model::Value(std::int64_t{11}));
    EXPECT_EQ(value("behaviour"), model::Value(std::int64_t{7}));
    EXPECT_EQ(value("speed_limit"), model::Value(std::int64_t{5}));
    EXPECT_EQ(value("stored_count"), model::Value(std::int64_t{1}));
    EXPECT_EQ(value("street_hash"), model::Value(std::int64_t{0xCAFE0001}));
    EXPECT_EQ(value("width"), model::Value(2.0));
}

TEST(IvSchema, EveryBitOfTheFlagsHasOneName) {
    std::uint64_t seen = 0;
    for (const auto& p : schema()->type(kNode).properties) {
        if (p.column != node::flags.column || p.bits == 0)
            continue;
        const auto mask = ((std::uint64_t{1} << p.bits) - 1) << p.shift;
        EXPECT_EQ(seen & mask, 0U) << p.id;
        seen |= mask;
    }
    EXPECT_EQ(seen, 0xFFFFFFFFU);
}

TEST(IvSchema, SaysOfEveryValueHowSureItsMeaningIs) {
    const std::vector<std::string_view> words{"Two sources agree", "One source", "Inferred", "inferred", "Unknown"};
    const auto known =
        std::set<std::string_view>{"group",   "owner",          "target",       "flags_word", "search_cost",
                                   "pointer", "second_pointer", "address_error"}; // positions, and raw words
    for (const auto type : {kNode, systems::gta_iv_paths::kLink}) {
        for (const auto& p : schema()->type(type).properties) {
            const bool stored = p.derive == nullptr && (p.id == "flags_word" ? type != kNode : !known.contains(p.id));
            const bool says = std::ranges::any_of(
                words, [&](std::string_view word) { return p.help.find(word) != std::string_view::npos; });
            EXPECT_TRUE(!stored || says) << p.id << ": " << p.help;
        }
    }
}

TEST(IvSchema, CallsUnknownBitsByTheirNumbers) {
    for (const auto& p : schema()->type(kNode).properties) {
        const bool unknown = p.column == node::flags.column && p.bits == 1 && p.help.starts_with("Unknown");
        EXPECT_TRUE(!unknown || p.title == "Bit " + std::to_string(p.shift)) << p.id;
    }
}

} // namespace
} // namespace navsmith::tests

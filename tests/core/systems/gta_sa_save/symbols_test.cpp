// How saves are drawn: pickups by kind, icons of the radar, and what an open game's world has the places of.
#include "core/symbol/glyphs.h"
#include "core/systems/gta_sa_save/gta_sa_save.h"
#include "core/systems/gta_sa_save/pickup_kinds.h"
#include "core/systems/gta_sa_save/symbols_icons.h"
#include "core/world/game_world.h"
#include "tests/core/systems/gta_sa_save/save_world.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <string_view>

namespace navsmith::systems::gta_sa_save {
namespace {

using model::Model;
using model::Slot;
using symbol::Glyph;

const symbol::Symbol& symbolFor(const System& of, Type type) {
    const auto* symbol = symbol::symbolOf(of.view, type);
    EXPECT_NE(symbol, nullptr);
    return *symbol;
}

/// What a row draws from afar, and near it.
symbol::Primitives drawing(const Model& m, Type type, Slot row) {
    const auto save = system();
    const auto& symbol = symbolFor(save, type);
    symbol::Primitives out;
    symbol.overview(m, {}, row, out);
    if (symbol.detail != nullptr)
        symbol.detail(m, {}, row, out);
    return out;
}

std::string_view kindOf(std::uint8_t type, std::int16_t model) {
    auto m = smallDocument();
    edited(m, [&](model::Transaction& tx) {
        tx.set(pickup::type, 0, type);
        tx.set(pickup::pickupModel, 0, model);
    });
    const auto& kind = pickupKinds()[pickupKind(m, 0)];
    const auto sprite = drawing(m, kPickup, 0).sprites.at(0);
    EXPECT_EQ(sprite.colour, kind.colour);
    EXPECT_EQ(symbol::glyphOf(sprite.shape), kind.glyph);
    return kind.id;
}

TEST(SaveSymbols, pickupsAreDrawnByKind) {
    EXPECT_EQ(kindOf(15, 346), "weapon");
    EXPECT_EQ(kindOf(15, 1242), "armour");
    EXPECT_EQ(kindOf(3, 1240), "health");
    EXPECT_EQ(kindOf(3, 1277), "save");
    EXPECT_EQ(kindOf(3, 954), "horseshoe");
    EXPECT_EQ(kindOf(3, 953), "oyster");
    EXPECT_EQ(kindOf(20, 1253), "snapshot");
    EXPECT_EQ(kindOf(15, 1247), "bribe");
    EXPECT_EQ(kindOf(17, 1272), "locked");
    EXPECT_EQ(kindOf(18, 1273), "property");
    EXPECT_EQ(kindOf(16, 1274), "money");
    EXPECT_EQ(kindOf(8, 1212), "money");
    EXPECT_EQ(kindOf(3, 1275), "clothes");
    EXPECT_EQ(kindOf(3, 12345), "other");
}

TEST(SaveSymbols, eachKindOfPickupHasARowAndAnEntryOfTheLegend) {
    const auto save = system();
    const auto& symbol = symbolFor(save, kPickup);
    EXPECT_EQ(symbol.groups.size(), pickupKinds().size());
    EXPECT_EQ(symbol.legend.size(), pickupKinds().size());
    std::set<std::uint32_t> colours;
    for (const auto& entry : symbol.legend)
        colours.insert(static_cast<std::uint32_t>(entry.colour.r) << 16U |
                       static_cast<std::uint32_t>(entry.colour.g) << 8U | entry.colour.b);
    EXPECT_EQ(colours.size(), symbol.legend.size());
    const auto m = smallDocument();
    EXPECT_EQ(symbol.groups[symbol.groupOf(m, 0)].id, "health");
    EXPECT_EQ(shown(m, kPickup, "model", 0), "Health");
}

TEST(SaveSymbols, radarMarkersShowTheirIcon) {
    EXPECT_EQ(glyphOfIcon(35), Glyph::Disk);
    EXPECT_EQ(glyphOfIcon(6), Glyph::Gun);
    EXPECT_EQ(glyphOfIcon(0), Glyph::None);
    EXPECT_EQ(glyphOfIcon(99), Glyph::None);
    for (int icon = -5; icon <= 64; ++icon)
        EXPECT_TRUE(icon == 0 || glyphOfIcon(icon) != Glyph::None) << icon;
    auto m = smallDocument();
    EXPECT_EQ(symbol::glyphOf(drawing(m, kMarker, 0).sprites.at(0).shape), glyphOfIcon(5));
}

TEST(SaveSymbols, everyGlyphHasStrokesWithinItsMark) {
    for (std::size_t i = 1; i < static_cast<std::size_t>(Glyph::Count); ++i) {
        const auto strokes = symbol::strokesOf(static_cast<Glyph>(i));
        EXPECT_GE(strokes.size(), 3U) << i;
        for (const auto& stroke : strokes) {
            EXPECT_LE(glm::length(stroke.a), 1.0F) << i;
            EXPECT_LE(glm::length(stroke.b), 1.0F) << i;
        }
    }
    EXPECT_TRUE(symbol::strokesOf(Glyph::None).empty());
}

std::span<const std::byte> bytesOf(std::string_view text) {
    return std::as_bytes(std::span(text));
}

/// Two booths, a house with collision, and a ruin that stands nowhere.
std::shared_ptr<const world::Backdrop> town() {
    world::GameWorldBuilder builder;
    builder.addDefinitions(gta_world::readIde(bytesOf("objs\n1340, noodle_cart, t, 80, 0\n11223, house, t, 150, 0\n"
                                                      "11226, ruin, t, 150, 0\nend\n")),
                           "a.ide");
    builder.addPlacements(gta_world::readIpl(bytesOf("inst\n1340, noodle_cart, 0, 100, 200, 10, 0, 0, 0, 1, -1\n"
                                                     "11223, house, 0, -2049, 250, 33, 0, 0, 0, 1, -1\n"
                                                     "1340, noodle_cart, 0, 300, 200, 10, 0, 0, 0, 1, -1\nend\n")),
                          "a.ipl");
    gta_world::ColFile collision;
    auto& model = collision.models.emplace_back();
    model.entry.name = "house";
    model.vertices = {{-5, -4, 0}, {5, -4, 0}, {5, 4, 8}};
    model.faces = {{0, 1, 2, 9, 0}};
    builder.addCollision(collision);
    return std::make_shared<const world::Backdrop>(*builder.finish());
}

/// A trigger at noodle carts, one by name, and a house that has become a ruin.
Model scriptedSave() {
    auto raw = tests::smallSave();
    const std::size_t scripts = 4 + tests::wordAt(raw.blocks[1], 0);
    auto& bytes = raw.blocks[1];
    for (std::size_t i = 0; i < 70; ++i)
        tests::setShortAt(bytes, scripts + i * 20, 0xFFFF);
    tests::setShortAt(bytes, scripts, 32);
    tests::setByteAt(bytes, scripts + 2, 1);
    tests::setFloatAt(bytes, scripts + 8, 70);
    tests::setShortAt(bytes, scripts + 12, 1340);
    tests::setShortAt(bytes, scripts + 14, 100);
    tests::setShortAt(bytes, scripts + 20, 33);
    tests::setByteAt(bytes, scripts + 22, 5);
    tests::setWordAt(bytes, scripts + 32, 0x53554F48); // "HOUS"
    tests::setWordAt(bytes, scripts + 0x580, 2);
    tests::setWordAt(bytes, scripts + 0x584, 3876);
    tests::setWordAt(bytes, scripts + 0x588, 11226);
    tests::setWordAt(bytes, scripts + 0x58C, 11223);
    return loaded(tests::buildSave(raw));
}

TEST(SaveSymbols, triggersAreDrawnAtEveryPlacementOfTheirModel) {
    auto m = scriptedSave();
    const auto save = system();
    const auto& symbol = symbolFor(save, kScriptTrigger);
    EXPECT_EQ(symbol.anchor(m, 0), std::nullopt) << "no world is open";
    m.setMap(town());
    EXPECT_EQ(symbol.anchor(m, 0), glm::vec3(100, 200, 10));
    EXPECT_EQ(symbol.anchor(m, 1), std::nullopt) << "it is found by its name";
    const auto out = drawing(m, kScriptTrigger, 0);
    ASSERT_EQ(out.sprites.size(), 2U);
    EXPECT_EQ(out.sprites[1].position, glm::vec3(300, 200, 10));
    ASSERT_EQ(out.quads.size(), 2U);
    EXPECT_EQ(out.quads[1].corners[0], glm::vec3(230, 130, 10)) << "70 m around it";
    EXPECT_EQ(out.quads[1].round, 1U);
    EXPECT_EQ(shown(m, kScriptTrigger, "model_name", 0), "noodle_cart");
    EXPECT_EQ(shown(m, kScriptTrigger, "model_name", 1), "");
}

TEST(SaveSymbols, swappedBuildingsHaveTheirOutline) {
    auto m = scriptedSave();
    const auto save = system();
    const auto& symbol = symbolFor(save, kBuildingSwap);
    EXPECT_EQ(symbol.anchor(m, 0), std::nullopt) << "no world is open";
    m.setMap(town());
    EXPECT_EQ(symbol.anchor(m, 0), glm::vec3(-2049, 250, 33));
    const auto out = drawing(m, kBuildingSwap, 0);
    ASSERT_EQ(out.quads.size(), 1U);
    EXPECT_LT(glm::distance(out.quads[0].corners[0], glm::vec3(-2054, 246, 33)), 0.01F);
    EXPECT_LT(glm::distance(out.quads[0].corners[2], glm::vec3(-2044, 254, 33)), 0.01F);
    EXPECT_EQ(out.segments.size(), 12U);
    EXPECT_EQ(shown(m, kBuildingSwap, "old_name", 0), "house");
    EXPECT_EQ(shown(m, kBuildingSwap, "new_name", 0), "ruin");
    symbol::Primitives selected;
    symbol.highlight(m, {}, 0, selected);
    ASSERT_EQ(selected.labels.size(), 1U);
    EXPECT_EQ(selected.labels[0].text, "house → ruin");
}

TEST(SaveSymbols, populationsAreNamedByTheirZones) {
    const auto m = smallDocument();
    EXPECT_EQ(shown(m, kZonePopulation, "name", 1), "GANTON (Blueberry Acres)") << "the zone by hand lies there";
    EXPECT_EQ(shown(m, kZonePopulation, "name", 0), "SAN_AND, THEMAP") << "the world is no district";
    auto glitch = tests::smallSave();
    tests::setByteAt(glitch.blocks[10], 10 + 7, 1);
    EXPECT_EQ(shown(loaded(tests::buildSave(glitch)), kZonePopulation, "name", 0), "SAN_AND, THEMAP");
}

} // namespace
} // namespace navsmith::systems::gta_sa_save

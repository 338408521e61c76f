// Texts of GTA III and Vice City, made by hand after docs/formats/gta-paths-ipl.md, as texts of San Andreas.
#include "core/systems/gta_sa_paths/text/convert_text.h"
#include "tests/core/systems/gta_sa_paths/text/towns.h"
#include "tests/support/corpus.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::systems::gta_sa_paths::compiler {
namespace {

using gta_paths_ipl::Form;
using gta_paths_ipl::PathText;

std::string twelve(std::string lines) {
    const auto count = std::ranges::count(lines, '\n');
    for (auto i = count; i < 12; ++i)
        lines += "\t0, -1, 0, 0, 0, 0, 0, 0, 0\n";
    return lines;
}

/// Lines that a group lacks are as long as the others.
std::string twelveOfViceCity(std::string lines) {
    const auto count = std::ranges::count(lines, '\n');
    for (auto i = count; i < 12; ++i)
        lines += "\t0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1\n";
    return lines;
}

PathText parsed(const std::string& text) {
    auto read = gta_paths_ipl::read(std::as_bytes(std::span(text)));
    EXPECT_TRUE(read);
    EXPECT_EQ(read->brokenTotal, 0U);
    return *read;
}

std::map<std::string, std::size_t> lossesBy(const ConvertedText& text) {
    std::map<std::string, std::size_t> counts;
    for (const auto& loss : text.losses)
        counts[std::string(loss.what)] = loss.count;
    return counts;
}

const std::string kViceCity = "path\n"
                              "1, -1\n" +
                              twelveOfViceCity("\t2, 1, 0, 160, 160, 96, 0, 0, 0, 3, 1, 0.5\n"
                                               "\t2, -1, 0, 480, 160, 96, 2, 0, 0, 2, 6, 1\n"
                                               "\t1, 1, 0, 640, 160, 96, 2, 2, 1, 1, 0, 1\n") +
                              "1, -1\n" +
                              twelveOfViceCity("\t1, 1, 0, 640, 165, 196, 2, 1, 2, 1, 0, 1\n"
                                               "\t2, -1, 0, 960, 160, 196, 0, 0, 0, 1, 8, 1\n") +
                              "2, -1\n" +
                              twelveOfViceCity("\t2, 1, 0, 1600, 160, 96, 0, 0, 0, 1, 0, 1\n"
                                               "\t2, -1, 0, 1920, 160, 96, 0, 0, 0, 1, 0, 1\n") +
                              "0, -1\n" +
                              twelveOfViceCity("\t2, 1, 1, 160, 640, 96, 0, 0, 0, 0, 0, 1\n"
                                               "\t2, -1, 0, 480, 640, 96, 3, 0, 0, 0, 0, 1\n") +
                              "end\n";

TEST(ConvertText, viceCity) {
    const auto from = parsed(kViceCity);
    EXPECT_TRUE(isForeign(from));
    const auto made = toSanAndreas(from, {}, {100.0, -50.0, -6.0});
    EXPECT_FALSE(isForeign(made.text));
    EXPECT_EQ(lossesBy(made), (std::map<std::string, std::size_t>{
                                  {"speed 3, which becomes 2", 1},
                                  {"nodes between levels", 1},
                                  {"flags of unknown meaning", 1},
                                  {"pavements without width, which get 2 units", 1},
                                  {"joints that meet at different heights, which get that of the first", 1}}));
    EXPECT_EQ(made.text.groups[0].nodes[0].x, 160 + 1600);
    EXPECT_EQ(made.text.groups[0].nodes[0].z, 96 - 96);

    const Source source{"paths.ipl", &made.text};
    const auto town = compile({&source, 1}, {.rounding = Rounding::Plain});
    ASSERT_TRUE(town);
    EXPECT_EQ(town->counts.carNodes, 3U);
    EXPECT_EQ(town->counts.boatNodes, 2U);
    EXPECT_EQ(town->counts.pedNodes, 2U);
    EXPECT_EQ(town->counts.links, 8U) << "the roads meet, in spite of their heights";
    EXPECT_EQ(town->counts.crossings, 2U);
    // x from 110 and y from -40: area 28.
    const auto& file = town->files[28];
    ASSERT_EQ(file.vehicleNodes, 5U);
    EXPECT_EQ(file.nodes[0].flags & 0xF3120U, 0x72120U) << "switched off, fast, half the traffic";
    EXPECT_EQ(file.nodes[1].flags & 0x40U, 0x40U) << "road block";
    EXPECT_EQ(file.nodes[3].flags & 0x80U, 0x80U) << "water";
    EXPECT_EQ(file.nodes[3].z, 0) << "the sea of Vice City lies at 6 units";
    // The joint's navi node is attached to node 1: two lanes leave it, one comes.
    EXPECT_EQ(file.navis[1].width, 16);
    EXPECT_EQ(file.navis[1].lanes, 2 | 1 << 3);
    EXPECT_EQ(file.nodes[5].width, 16);
    EXPECT_EQ(file.nodes[6].width, 24);
}

const std::string kGta3 = "path\n"
                          "car, 100, road\n" +
                          twelve("\t2, 1, 0, 0, 0, 16, 5, 0, 0\n"
                                 "\t2, -1, 0, 160, 0, 16, 0, 0, 0\n"
                                 "\t1, 1, 0, 320, 0, 16, 0, 1, 2\n") +
                          "ped, 100, road\n" +
                          twelve("\t2, 1, 0, 0, 80, 16, 0\n"
                                 "\t2, -1, 0, 160, 80, 16, 0\n") +
                          "car, 101, bridge\n" +
                          twelve("\t1, 1, 0, -160, 0, 16, 0, 0, 0\n"
                                 "\t2, -1, 0, 0, 0, 16, 0, 0, 0\n") +
                          "car, 102, missing\n" + twelve("\t2, -1, 0, 0, 0, 16, 0, 0, 0\n") + "end\n";

gta_world::IplPlacement instanceOf(std::uint32_t id, glm::vec3 at, glm::vec4 rotation = {0, 0, 0, 1}) {
    gta_world::IplPlacement placement;
    placement.id = id;
    placement.position = at;
    placement.rotation = rotation;
    return placement;
}

TEST(ConvertText, gta3IsPlacedWithItsModels) {
    const auto from = parsed(kGta3);
    ASSERT_EQ(from.groups.size(), 4U);
    EXPECT_EQ(from.groups[0].form, Form::Gta3);
    // A quarter turn to the left; the file holds the inverse.
    constexpr float kHalf = 0.70710678F;
    const std::vector<gta_world::IplPlacement> instances{instanceOf(100, {500, 500, 10}),
                                                         instanceOf(100, {1000, 500, 10}, {0, 0, -kHalf, kHalf}),
                                                         instanceOf(101, {530, 500, 10}), instanceOf(999, {0, 0, 0})};
    const auto made = toSanAndreas(from, instances, {});
    ASSERT_EQ(made.text.groups.size(), 5U) << "two models of the road, each with a pavement, and a bridge";
    const auto& plain = made.text.groups[0].nodes[1];
    EXPECT_EQ(plain.x, 16 * 510);
    EXPECT_EQ(plain.y, 16 * 500);
    EXPECT_EQ(plain.z, 16 * 11);
    const auto& turned = made.text.groups[1].nodes[1];
    EXPECT_EQ(turned.x, 16 * 1000);
    EXPECT_EQ(turned.y, 16 * 510);
    const auto losses = lossesBy(made);
    EXPECT_EQ(losses.at("groups of a model that is placed nowhere, left out"), 1U);
    EXPECT_EQ(losses.at("widths of GTA III, which it does not use itself"), 2U);
    EXPECT_EQ(losses.at("joints without lanes, which get one in each direction"), 1U);
    EXPECT_EQ(losses.at("pavements without width, which get 2 units"), 4U);

    const Source source{"town.ide", &made.text};
    const auto town = compile({&source, 1}, {.rounding = Rounding::Plain});
    ASSERT_TRUE(town);
    EXPECT_EQ(town->counts.carNodes, 5U);
    EXPECT_EQ(town->counts.pedNodes, 4U);
    EXPECT_EQ(town->counts.openJoints, 1U) << "the bridge meets one of the roads";
}

TEST(ConvertText, fromSanAndreasToViceCity) {
    auto parking = line(kInternal, -1, 20, 0);
    parking.behaviour = 2;
    auto doorway = line(kInternal, -1, 0, 100);
    doorway.flags = gta_paths_ipl::kNoWander;
    auto first = line(kExternal, 0, 50, 0, 10);
    auto second = line(kExternal, 0, 50, 0, 20); // waits above the first one
    const auto from =
        townOf({group(kCar, {line(kInternal, 1, 0, 0), parking, first}),
                group(kCar, {line(kInternal, -1, 60, 0), second}), group(kPed, {line(kInternal, 1, 5, 100), doorway})});
    const auto made = toViceCity(from);
    EXPECT_EQ(lossesBy(made),
              (std::map<std::string, std::size_t>{{"behaviour, such as parking", 1},
                                                  {"nodes where pedestrians do not wander", 1},
                                                  {"joints that meet others, as heights are not compared", 2}}));
    const auto bytes = gta_paths_ipl::write(made.text);
    const auto again = gta_paths_ipl::read(bytes);
    ASSERT_TRUE(again);
    ASSERT_EQ(again->groups.size(), 3U);
    EXPECT_EQ(again->groups[0].form, Form::ViceCity);
    EXPECT_EQ(again->groups[0].nodes[1].flags, gta_paths_ipl::kSwitchedOff) << "the parking place";
    EXPECT_EQ(again->groups[0].nodes[1].behaviour, 0);
    EXPECT_EQ(again->groups[2].nodes[1].flags, 0);
}

// Real texts of GTA III ---------------------------------------------------------------------------------------------

/// The numbers and words of a line, without commas.
std::vector<std::string> wordsOf(std::string line) {
    std::ranges::replace(line, ',', ' ');
    std::istringstream in(line);
    return {std::istream_iterator<std::string>(in), {}};
}

using Quads = std::vector<std::array<double, 4>>; ///< kind, x, y, z in sixteenths

/// Joints that meet get the same height, so theirs does not count.
std::array<double, 4> comparable(double kind, double x, double y, double z) {
    return {kind, std::round(x), std::round(y), kind == gta_paths_ipl::kInternal ? std::round(z) : 0.0};
}

/// Reads texts without the program's readers: a model's nodes for each of its instances.
Quads placesRead(const std::vector<std::string>& texts) {
    struct Instance {
        glm::dvec3 position{0.0};
        glm::dvec3 axis{0.0};
        double w = 1;
    };
    std::map<std::string, std::vector<Instance>> instances; // by model id
    std::vector<std::pair<std::string, std::array<double, 4>>> nodes;
    for (const auto& text : texts) {
        std::istringstream in(text);
        std::string section;
        std::string model;
        for (std::string line; std::getline(in, line);) {
            const auto words = wordsOf(line);
            const auto number = [&](std::size_t i) { return std::stod(words[i]); };
            if (words.empty() || words[0].starts_with('#'))
                continue;
            if (words.size() == 1) {
                section = words[0];
            } else if (section == "inst" && words.size() == 12) {
                instances[words[0]].push_back(
                    {{number(2), number(3), number(4)}, {number(8), number(9), number(10)}, number(11)});
            } else if (section == "path" && (words[0] == "ped" || words[0] == "car")) {
                model = words[1];
            } else if (section == "path" && words[0] != "0") {
                nodes.push_back({model, {number(0), number(3), number(4), number(5)}});
            }
        }
    }
    Quads places;
    for (const auto& [of, node] : nodes) {
        for (const auto& [position, axis, w] : instances[of]) {
            // The stored turn is the inverse of the object's.
            const glm::dvec3 at(node[1], node[2], node[3]);
            const auto turned = at + 2.0 * glm::cross(-axis, glm::cross(-axis, at) + w * at) + 16.0 * position;
            places.push_back(comparable(node[0], turned.x, turned.y, turned.z));
        }
    }
    return places;
}

TEST(ConvertText, RealPathsOfGta3LieWhereAnIndependentReadingHasThem) {
    const auto folder = tests::corpusFolder("gta3-paths");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("gta3-paths");
    std::vector<std::string> texts;
    std::vector<gta_world::IplPlacement> instances;
    std::vector<PathText> paths;
    for (const auto& path : tests::filesIn(*folder)) {
        const auto bytes = tests::readFile(path);
        if (path.extension() != ".ide" && path.extension() != ".ipl")
            continue;
        texts.emplace_back(reinterpret_cast<const char*>(bytes.data()), bytes.size());
        const auto placed = gta_world::readIpl(bytes).placements;
        instances.insert(instances.end(), placed.begin(), placed.end());
        auto read = gta_paths_ipl::read(bytes);
        ASSERT_TRUE(read) << path;
        EXPECT_EQ(read->brokenTotal, 0U) << path;
        EXPECT_EQ(gta_paths_ipl::write(*read), bytes) << path;
        paths.push_back(std::move(*read));
    }
    Quads places;
    for (const auto& path : paths) {
        for (const auto& group : toSanAndreas(path, instances, glm::dvec3(0.0)).text.groups) {
            for (const auto& line : group.nodes) {
                if (line.kind != gta_paths_ipl::kEmpty)
                    places.push_back(comparable(line.kind, line.x, line.y, line.z));
            }
        }
    }
    auto expected = placesRead(texts);
    EXPECT_GT(expected.size(), 1000U);
    ASSERT_EQ(places.size(), expected.size());
    std::ranges::sort(expected);
    std::ranges::sort(places);
    // A coordinate that lies halfway may be rounded the other way, by one sixteenth of a unit.
    for (std::size_t i = 0; i < places.size(); ++i) {
        for (std::size_t part = 0; part < places[i].size(); ++part)
            EXPECT_NEAR(places[i][part], expected[i][part], part == 0 ? 0.0 : 1.0) << i;
    }
}

} // namespace
} // namespace navsmith::systems::gta_sa_paths::compiler

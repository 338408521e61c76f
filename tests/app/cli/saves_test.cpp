// Compares the output for saved games with a parser written by hand.
#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/support/corpus.h"
#include "tests/support/save_bytes.h"

#include <gtest/gtest.h>

#include <fstream>

namespace navsmith::cli::test {
namespace {

using Json = nlohmann::ordered_json;

/// The real saves and a generated one.
class Saves : public testing::Test {
protected:
    Saves() {
        const auto bytes = tests::buildSave(tests::smallSave());
        const auto byHand = temp_.path() / "GTASAsf1.b";
        std::ofstream(byHand, std::ios::binary)
            .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
        paths_.push_back(byHand);
        if (const auto folder = tests::corpusFolder("gta-sa-save")) {
            for (const auto& path : tests::filesIn(*folder)) {
                if (path.extension() == ".b")
                    paths_.push_back(path);
            }
        }
    }

    files::test::TempFolder temp_;
    std::vector<std::filesystem::path> paths_;
};

Json countsByHand(const std::filesystem::path& path) {
    const auto c = tests::countsOf(tests::takeApart(tests::readFile(path)));
    return {{"file", 1},
            {"path_region", c.regions},
            {"car_generator", c.generators},
            {"number_plate", c.plates},
            {"set_piece", c.setPieces},
            {"pickup", c.livePickups},
            {"restart", c.hospitals + c.polices},
            {"garage", c.garages},
            {"stored_car", c.storedCars},
            {"zone", c.navigationZones + c.mapZones},
            {"zone_population", c.populations},
            {"stunt_jump", c.jumps},
            {"enex_connection", c.entrances},
            {"open_entrance", c.openEntrances},
            {"marker", c.liveMarkers},
            {"marker_3d", c.liveMarkers3d},
            {"player", c.players},
            {"object", c.objects},
            {"simple_vars", 1},
            {"player_info", 1},
            {"statistic", 82},
            {"counted_statistic", 223},
            {"gang", 10},
            {"gang_wars", 1},
            {"thread", c.threads},
            {"block", 28}};
}

TEST_F(Saves, countsMatchAnIndependentParser) {
    for (const auto& path : paths_) {
        const auto result = runCli({"info", "--json", path.string()});
        EXPECT_EQ(result.status, 0) << result.err;
        const auto counts = result.json()["documents"][0].at("kinds");
        const auto byHand = countsByHand(path);
        for (const auto& [type, count] : byHand.items())
            EXPECT_EQ(counts.at(type), count) << path << " " << type;
    }
}

TEST_F(Saves, dumpHasEveryLiveElement) {
    for (const auto& path : paths_) {
        const auto result = runCli({"dump", "--json", path.string()});
        EXPECT_EQ(result.status, 0) << result.err;
        const auto elements = result.json()["documents"][0].at("elements");
        const auto byHand = countsByHand(path);
        for (const auto& [type, count] : byHand.items())
            EXPECT_EQ(elements.at(type).size(), count.get<std::size_t>()) << path << " " << type;
        const auto regions = tests::regionsOf(tests::takeApart(tests::readFile(path)));
        for (std::size_t i = 0; i < regions.size(); ++i)
            EXPECT_NEAR(elements["path_region"][i]["properties"]["minimum"][0].get<double>(), regions[i].box[0], 1e-3);
    }
}

TEST_F(Saves, roundTrip) {
    for (const auto& path : paths_) {
        const auto result = runCli({"roundtrip", path.string()});
        EXPECT_EQ(result.status, 0) << result.out << result.err;
        EXPECT_NE(result.out.find("identical"), std::string::npos) << result.out;
    }
}

} // namespace
} // namespace navsmith::cli::test

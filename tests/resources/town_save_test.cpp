// The sample save in the build folder.
#include "core/checks/rule.h"
#include "core/files/read_file.h"
#include "core/systems/registry.h"
#include "tests/support/save_bytes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <stdexcept>

#include "resources/samples/town_save.h"

namespace navsmith::samples {
namespace {

using tests::SaveBytes;

const systems::System& saves() {
    return *systems::find("gta_sa_save");
}

SaveBytes sample() {
    auto read = files::readFile(std::filesystem::path(NAVSMITH_SAMPLES) / "town_save" / std::string(kTownSaveName));
    if (!read)
        throw std::runtime_error("the sample save has not been built");
    return std::move(*read);
}

model::Model loadSave(const SaveBytes& bytes) {
    const systems::InputFile input{std::string(kTownSaveName), bytes};
    auto loaded = saves().codec.load(std::span(&input, 1), {});
    if (!loaded || !loaded->failures.empty() || !loaded->notices.empty())
        throw std::runtime_error("the sample save does not load as it should");
    return std::move(loaded->model);
}

TEST(TownSave, HasNoIssues) {
    for (const auto& issue : checks::checkAll(loadSave(sample()), saves().rules))
        ADD_FAILURE() << issue.rule << ": " << issue.message;
}

TEST(TownSave, IsReproducibleAndRoundTrips) {
    const auto bytes = sample();
    EXPECT_TRUE(townSave(townPlan()) == bytes);
    const auto out = saves().codec.save(loadSave(bytes));
    ASSERT_EQ(out.files.size(), 1U);
    EXPECT_EQ(out.files[0].name, kTownSaveName);
    EXPECT_TRUE(out.files[0].bytes == bytes);
}

TEST(TownSave, PaddingAndChecksumAreValid) {
    const auto bytes = sample();
    ASSERT_EQ(bytes.size(), tests::kRawSaveSize);
    const auto raw = tests::takeApart(bytes);
    EXPECT_TRUE(tests::buildSave(raw) == bytes); // padding and checksum are computed by hand
    EXPECT_EQ(tests::wordAt(raw.blocks[0], 0), 0x35DA8175U);
}

TEST(TownSave, HasEveryRecordType) {
    const auto model = loadSave(sample());
    for (model::ElementTypeId type = 0; type < model.schema().typeCount(); ++type) {
        const auto& id = model.schema().type(type).id;
        const bool outside = id == "open_entrance"; // the player is there
        EXPECT_EQ(model.count(type) > 0, !outside) << id;
    }
    const auto counts = tests::countsOf(tests::takeApart(sample()));
    EXPECT_EQ(counts.regions, 7U);
    EXPECT_EQ(counts.generators, 8U);
    EXPECT_EQ(counts.plates, 2U);
    EXPECT_EQ(counts.setPieces, 3U);
    EXPECT_EQ(counts.livePickups, 8U);
    EXPECT_EQ(counts.liveMarkers, 4U);
    EXPECT_EQ(counts.hospitals + counts.polices, 3U);
    EXPECT_EQ(counts.storedCars, 3U);
    EXPECT_EQ(counts.garages, 3U);
    EXPECT_EQ(counts.jumps, 2U);
    EXPECT_EQ(counts.entrances, 5U);
    EXPECT_EQ(counts.objects, 2U);
}

/// Regions that switch paths off and on again, for cars and pedestrians.
TEST(TownSave, HasEveryTypeOfRegion) {
    std::size_t sorts[2][2] = {};
    for (const auto& region : tests::regionsOf(tests::takeApart(sample()))) {
        ++sorts[region.off][region.car];
        for (const float bound : region.box)
            EXPECT_LT(std::abs(bound), 750) << "it is outside the town";
    }
    for (const auto& row : sorts) {
        for (const auto count : row)
            EXPECT_GT(count, 0U);
    }
}

} // namespace
} // namespace navsmith::samples

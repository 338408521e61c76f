// Documents that begin empty: where they are put, what is in them, and what is there already.
#include "core/opening/begin_document.h"
#include "core/opening/open_document.h"
#include "core/systems/registry.h"
#include "tests/core/files/temp_folder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

namespace navsmith::opening {
namespace {

namespace fs = std::filesystem;
using files::test::get;
using files::test::put;

class Beginning : public ::testing::Test {
protected:
    [[nodiscard]] fs::path map(std::string_view folder) const { return temp_.path() / "mod" / folder / "tower.bsp"; }
    files::test::TempFolder temp_;
};

TEST_F(Beginning, isWhereTheGameLooksForTheFilesOfItsMaps) {
    for (const auto* system : beginners()) {
        EXPECT_EQ(placeToBegin(*system, map("maps")), temp_.path() / "mod" / system->folderInGame / "tower.nav");
        EXPECT_EQ(placeToBegin(*system, map("MAPS")), temp_.path() / "mod" / system->folderInGame / "tower.nav");
        EXPECT_EQ(placeToBegin(*system, map("work")), temp_.path() / "mod" / "work" / "tower.nav");
    }
}

TEST_F(Beginning, isAnEmptyFileThatOpensAndIsSavedAsItIs) {
    const auto all = beginners();
    ASSERT_FALSE(all.empty());
    for (const auto* system : all) {
        const auto made = beginDocument(*system, map(system->id));
        ASSERT_TRUE(made) << files::describe(made.error());
        const auto found = findDocuments(std::vector{*made});
        ASSERT_EQ(found.candidates.size(), 1U);
        EXPECT_EQ(found.candidates.front().system, system);
        const auto opened = openDocument(found.candidates.front(), {.keepBytes = true});
        ASSERT_TRUE(opened);
        EXPECT_TRUE(opened->notices.empty());
        for (model::KindId kind = 1; kind < opened->model.schema().kindCount(); ++kind)
            EXPECT_EQ(opened->model.count(kind), 0U);
        EXPECT_EQ(system->save(opened->model).files.front().bytes, opened->place.files.front().bytes);
    }
}

TEST_F(Beginning, leavesAFileThatIsThereAlready) {
    const auto& system = *beginners().front();
    const auto place = placeToBegin(system, map("maps"));
    fs::create_directories(place.parent_path());
    put(place, "somebody's work");
    const auto made = beginDocument(system, map("maps"));
    ASSERT_TRUE(made);
    EXPECT_EQ(*made, place);
    EXPECT_EQ(get(place), "somebody's work");
}

} // namespace
} // namespace navsmith::opening

// Faults of the disk, kills and power losses in every command of navsmith-cli.
#include "app/cli/commands.h"
#include "tests/faults/cli_scenes.h"
#include "tests/faults/every_scene.h"

#include <gtest/gtest.h>

#include <set>

namespace navsmith::faults {
namespace {

INSTANTIATE_TEST_SUITE_P(Commands, EveryScene, testing::ValuesIn(cliScenes()), nameOfScene);

TEST(Commands, EachHasAScene) {
    std::set<std::string> covered;
    for (const auto& scene : cliScenes())
        covered.insert(scene.command);
    for (const auto& command : cli::commands())
        EXPECT_TRUE(covered.contains(command.name)) << command.name << ": add a scene to cli_scenes.cpp";
}

} // namespace
} // namespace navsmith::faults

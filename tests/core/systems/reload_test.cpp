// The lines by which games read a saved file again.
#include "tests/core/systems/harness/system_case.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

namespace navsmith::tests {
namespace {

systems::ConsoleLine lineOf(std::string_view system, std::string_view document) {
    const auto& one = *std::ranges::find(systemCases(), system, &SystemCase::id);
    const auto documents = one.sound();
    const auto it = std::ranges::find_if(
        documents, [&](const Document& candidate) { return candidate.name.find(document) != std::string::npos; });
    if (it == documents.end()) {
        ADD_FAILURE() << "no document " << document << " of " << system;
        return {};
    }
    return one.system().game.reload(loadDocument(one.system(), *it));
}

TEST(Reload, MeshesOfSourceNeedCheats) {
    EXPECT_EQ(lineOf("source_nav", "v16").line, "nav_load");
    EXPECT_EQ(lineOf("source_nav", "v16").needs, "sv_cheats 1");
    EXPECT_EQ(lineOf("source_nav", "v5").line, "bot_nav_load");
}

/// YaPB reads .graph files; nothing is known of the bots that read the others.
TEST(Reload, GraphsOfYapb) {
    const auto& yapb = *std::ranges::find(systemCases(), "yapb", &SystemCase::id);
    std::set<std::string> lines;
    for (const auto& document : yapb.sound()) {
        const bool isGraph = document.files.begin()->first.ends_with(".graph");
        const auto line = yapb.system().game.reload(loadDocument(yapb.system(), document)).line;
        EXPECT_EQ(line, isGraph ? "yb graph load" : "") << document.name;
        lines.emplace(line);
    }
    EXPECT_EQ(lines.size(), 2U) << "both kinds were there";
}

TEST(Reload, GamesWithoutAConsoleHaveNone) {
    for (const auto& one : systemCases()) {
        if (one.id.starts_with("gta_")) {
            EXPECT_EQ(one.system().game.reload, nullptr) << one.id;
        }
    }
}

} // namespace
} // namespace navsmith::tests

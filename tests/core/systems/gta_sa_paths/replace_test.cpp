// Paths of a document that are replaced by those of texts.
#include "core/model/change_summary.h"
#include "core/recovery/change_fits.h"
#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/gta_sa_paths/replace_paths.h"
#include "core/systems/text_compiler.h"
#include "tests/core/systems/gta_sa_paths/path_world.h"
#include "tests/core/systems/harness/documents.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <string>

namespace navsmith::tests {
namespace {

namespace gta = systems::gta_sa_paths;
using model::Model;
using model::Slot;

/// A road along x of car nodes at these heights, with a joint at its end.
std::string roadText(const std::vector<int>& heights, int y = 10) {
    std::string text = "1, -1\n";
    for (std::size_t i = 0; i < 12; ++i) {
        if (i >= heights.size()) {
            text += "\t0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0\n";
            continue;
        }
        const auto next = i + 1 < heights.size() ? std::to_string(i + 1) : std::string("-1");
        text += "\t2, " + next + ", 0, " + std::to_string(160 + 640 * i) + ", " + std::to_string(16 * y) + ", " +
                std::to_string(16 * heights[i]) + ", 0, 1, 1, 1, 0, 1, 0\n";
    }
    return text;
}

FileBytes compiledFiles(const std::string& groups, bool extended = false) {
    const auto text = "path\n" + groups + "end\n";
    const systems::InputFile input{"town.ipl", std::as_bytes(std::span(text))};
    const auto& system = systemNamed(extended ? "gta_sa_extended_paths" : "gta_sa_paths");
    const auto output = system.textCompiler->compile({.texts = {&input, 1}}, {});
    FileBytes files;
    if (output) {
        for (const auto& file : output->files)
            files[file.name] = file.bytes;
    }
    return files;
}

TEST(PathTexts, TheFirstBrokenOneIsNamed) {
    std::vector<std::string> texts(3, "path\n"
                                      "0, -1\n"
                                      "end\n");
    texts[0] = "path\nend\n";
    std::vector<systems::InputFile> inputs;
    for (std::size_t i = 0; i < texts.size(); ++i)
        inputs.push_back({"paths" + std::to_string(i) + ".ipl", std::as_bytes(std::span(texts[i]))});
    const auto output = systemNamed("gta_sa_paths").textCompiler->compile({.texts = inputs}, {});
    ASSERT_FALSE(output);
    EXPECT_EQ(output.error().front().file, "paths1.ipl");
}

/// What `now` becomes; it has to be what `other` is saved as, and to go back.
Model replaced(const Model& now, const Model& other, model::ChangeSummary* summary = nullptr) {
    auto change = gta::replacePaths(now, other);
    EXPECT_TRUE(change) << change.error().reason;
    EXPECT_EQ(recovery::whyNotApply(now, *change), "");
    auto after = now;
    after.apply(*change, model::Direction::Forward);
    EXPECT_EQ(saveSet(after), saveSet(other));
    if (summary != nullptr)
        *summary = model::summarise(after, *change);
    auto back = after;
    back.apply(*change, model::Direction::Backward);
    EXPECT_EQ(saveSet(back), saveSet(now));
    back.apply(*change, model::Direction::Forward);
    EXPECT_EQ(saveSet(back), saveSet(other));
    return after;
}

std::size_t elements(const model::ChangeSummary& summary, model::ElementTypeId type, std::string_view property) {
    for (const auto& each : summary.values) {
        if (each.type == type && each.property != nullptr && each.property->id == property)
            return each.elements;
    }
    return 0;
}

TEST(ReplacePaths, nothingChangesIfBothAreTheSame) {
    const auto files = compiledFiles(roadText({1, 2, 3}));
    ASSERT_EQ(files.size(), 64U);
    const auto change = gta::replacePaths(loadSet(files), loadSet(files));
    ASSERT_TRUE(change);
    EXPECT_TRUE(change->empty());
    EXPECT_TRUE(change->created.empty());
}

TEST(ReplacePaths, aMovedNodeStaysTheSame) {
    const auto before = loadSet(compiledFiles(roadText({1, 2, 3})));
    model::ChangeSummary summary;
    const auto after = replaced(before, loadSet(compiledFiles(roadText({1, 5, 3}))), &summary);
    EXPECT_TRUE(summary.rows.empty());
    EXPECT_EQ(elements(summary, gta::kNode, "position"), 1U);
    EXPECT_EQ(after.capacity(gta::kNode), before.capacity(gta::kNode));
}

TEST(ReplacePaths, nodesComeAndGo) {
    const auto before = loadSet(compiledFiles(roadText({1, 2, 3})));
    model::ChangeSummary summary;
    const auto after = replaced(before, loadSet(compiledFiles(roadText({1, 2}) + roadText({7, 8, 9}, 500))), &summary);
    EXPECT_EQ(after.count(gta::kNode), 5U);
    ASSERT_EQ(summary.rows.size(), 3U);
    EXPECT_EQ(summary.rows[0].type, gta::kNode);
    EXPECT_EQ(summary.rows[0].created, 3U);
    EXPECT_EQ(summary.rows[0].erased, 1U);
    EXPECT_EQ(summary.rows[1].created, 4U);
    EXPECT_EQ(summary.rows[1].erased, 2U);
    std::size_t kept = 0;
    before.forEachLive(gta::kNode, [&](Slot node) { kept += after.isLive({gta::kNode, node}) ? 1 : 0; });
    EXPECT_EQ(kept, 2U);
}

TEST(ReplacePaths, aNodeThatIsTooFarAwayIsAnother) {
    const auto before = loadSet(compiledFiles(roadText({1, 2, 3})));
    model::ChangeSummary summary;
    replaced(before, loadSet(compiledFiles(roadText({1, 2 + 17, 3}))), &summary);
    ASSERT_FALSE(summary.rows.empty());
    EXPECT_EQ(summary.rows[0].created, 1U);
    EXPECT_EQ(summary.rows[0].erased, 1U);
}

TEST(ReplacePaths, anEditedDocumentCanBeReplacedAgainAndAgain) {
    const auto first = loadSet(compiledFiles(roadText({1, 2, 3}) + roadText({1, 2, 3}, 200)));
    const auto second = loadSet(compiledFiles(roadText({4, 4, 4, 4}, 200)));
    auto now = first;
    {
        model::Transaction tx(now, "Delete");
        tx.erase({gta::kNode, 0});
        ASSERT_TRUE(tx.commit());
    }
    now = replaced(now, second);
    now = replaced(now, first);
    EXPECT_EQ(now.count(gta::kNode), 6U);
}

TEST(ReplacePaths, extendedMapsAlike) {
    const auto load = [](const std::string& text) {
        const auto files = compiledFiles(text, true);
        EXPECT_EQ(files.size(), 1024U);
        return loadAll(systemNamed("gta_sa_extended_paths"), files).model;
    };
    const auto first = load(roadText({1, 2, 3}) + roadText({1, 2, 3}, 9000));
    const auto second = load(roadText({1, 2, 4}, 9000));
    model::ChangeSummary summary;
    const auto after = replaced(first, second, &summary);
    EXPECT_EQ(after.count(gta::kNode), 3U);
    EXPECT_EQ(elements(summary, gta::kNode, "position"), 1U);
    replaced(after, first);
}

TEST(ReplacePaths, needsAllAreas) {
    const auto files = compiledFiles(roadText({1, 2, 3}));
    auto some = files;
    some.erase("NODES5.DAT");
    const auto change = gta::replacePaths(loadSet(some), loadSet(files));
    ASSERT_FALSE(change);
    EXPECT_EQ(change.error().reason, "Not all areas are open, and all of them are replaced. Open area 5 first.");
    EXPECT_EQ(change.error().filesToOpen, std::vector<std::string>{"nodes5.DAT"});
}

TEST(ReplacePaths, realPathsBecomeOthersAndBack) {
    const auto stock = corpusSet(kStockSet);
    if (!stock)
        GTEST_SKIP() << missingCorpus(kStockSet);
    const auto real = loadSet(*stock);
    auto edited = real;
    {
        model::Transaction tx(edited, "Edit");
        std::vector<model::Element> some;
        for (Slot node = 0; node < real.capacity(gta::kNode); node += 5000)
            some.push_back({gta::kNode, node});
        tx.erase(some);
        for (Slot node = 1; node < real.capacity(gta::kNode); node += 50)
            tx.set(gta::node::z, node, real.get(gta::node::z, node) + 8);
        const auto done = tx.commit();
        ASSERT_TRUE(done) << done.error().reason;
    }
    model::ChangeSummary summary;
    const auto other = loadSet(saveSet(edited));
    replaced(real, other, &summary);
    replaced(edited, real);
    ASSERT_FALSE(summary.rows.empty());
    EXPECT_EQ(summary.rows[0].erased, (real.capacity(gta::kNode) + 4999) / 5000);
    EXPECT_EQ(summary.rows[0].created, 0U);
    EXPECT_EQ(elements(summary, gta::kNode, "position"), (real.capacity(gta::kNode) + 48) / 50); // 1, 51, ...
}

} // namespace
} // namespace navsmith::tests

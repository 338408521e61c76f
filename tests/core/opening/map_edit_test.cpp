// Edits that read the file of a map, on a copy of the model.
#include "core/opening/begin_document.h"
#include "core/opening/find_documents.h"
#include "core/opening/map_edit.h"
#include "core/opening/open_document.h"
#include "core/opening/open_map.h"
#include "core/systems/registry.h"
#include "tests/core/files/temp_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <span>
#include <string>

#include "resources/samples/outpost_goldsrc_map.h"

namespace navsmith::opening {
namespace {

class MapEdits : public testing::Test {
protected:
    MapEdits() { document_.model.setMap(openMap(map()).value().backdrop); }

    [[nodiscard]] OpenedDocument open() const {
        const auto bytes = samples::outpostGoldSrcMap(samples::outpostGoldSrcPlan());
        files::test::put(map(), bytes);
        const auto file = beginDocument(*beginnerOf(system_), map()).value();
        return openDocument(findDocuments(std::span(&file, 1)).candidates.at(0)).value();
    }
    [[nodiscard]] std::filesystem::path map() const { return temp_.path() / "outpost.bsp"; }
    [[nodiscard]] MapEdit generate() const {
        const auto& edits = system_.editing.edits;
        const auto& edit = *std::ranges::find(edits, "generate", &systems::Edit::id);
        return {.edit = &edit,
                .map = map(),
                .label = "Generate",
                .numbers = systems::initialNumbers(edit, document_.model, {})};
    }
    [[nodiscard]] std::string refusal(const MapEdit& edit, const systems::StageProgress& progress = {}) const {
        auto copy = document_.model;
        const auto made = runMapEdit(copy, edit, progress);
        return made ? std::string("made") : std::string(made.error().reason);
    }

    files::test::TempFolder temp_;
    const systems::System& system_ = *systems::find("source_nav");
    OpenedDocument document_ = open();
};

TEST_F(MapEdits, theChangeFitsTheModelThatWasCopied) {
    auto copy = document_.model;
    const auto made = runMapEdit(copy, generate(), {});
    ASSERT_TRUE(made) << made.error().reason;
    EXPECT_FALSE(made->select.empty());
    document_.model.apply(made->change, model::Direction::Forward);
    EXPECT_EQ(system_.codec.save(document_.model).files[0].bytes, system_.codec.save(copy).files[0].bytes);
}

TEST_F(MapEdits, anotherMapOrNoneIsRefused) {
    auto edit = generate();
    files::test::put(map(), "short");
    EXPECT_EQ(refusal(edit), "The map's file has changed. Open the map again.");
    std::filesystem::remove(map());
    EXPECT_NE(refusal(edit).find("does not exist"), std::string::npos) << refusal(edit);
    document_.model.setMap(nullptr);
    EXPECT_EQ(refusal(edit), "No map is open. Use File > Open Map.");
}

TEST_F(MapEdits, stopsOnRequest) {
    EXPECT_NE(refusal(generate(), [](std::string_view, double) { return false; }), "made");
}

} // namespace
} // namespace navsmith::opening

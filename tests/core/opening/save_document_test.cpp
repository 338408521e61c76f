#include "core/model/property.h"
#include "core/opening/file_name.h"
#include "core/opening/save_document.h"
#include "core/systems/registry.h"
#include "tests/core/opening/path_sets.h"
#include "tests/core/opening/saving.h"
#include "tests/support/nav_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

namespace navsmith::opening {
namespace {

namespace fs = std::filesystem;
using files::test::get;
using files::test::put;
using files::test::snapshot;
using files::test::TempFolder;
using test::areaText;
using test::putAreas;

OpenedDocument open(const fs::path& path) {
    const std::vector paths{path};
    auto document = openDocument(findDocuments(paths).candidates.at(0));
    EXPECT_TRUE(document);
    return std::move(*document);
}

std::vector<model::Slot> serialised; ///< by counting()

/// The same system, but records which files it serialises.
systems::System counting() {
    auto system = *systems::find("gta_sa_paths");
    system.codec.saveFiles = [](const model::Model& model, std::span<const model::Slot> rows) {
        serialised.insert(serialised.end(), rows.begin(), rows.end());
        return systems::find("gta_sa_paths")->codec.saveFiles(model, rows);
    };
    system.codec.save = [](const model::Model&) -> systems::Saved { throw std::logic_error("all files are saved"); };
    return system;
}

class SaveDocument : public files::test::InTempFolder {};

/// Two parts of a chain that the game reads one after the other.
std::string waypoint(int x, bool first) {
    return "saved1 " + std::to_string(x) +
           (first ? "; saved2 2; saved3 3\nscratch1 0; scratch2 0; scratch3 0; scratch4 0" : "") + "\nsaved4 " +
           (first ? "1" : "2") + "; wait\n";
}

TEST_F(SaveDocument, MeshWithoutChangesIsNotWritten) {
    const auto mesh = tests::buildMesh(tests::smallMesh(16, 1));
    put(temp.path() / "room.nav", mesh);
    const auto document = open(temp.path() / "room.nav");
    ASSERT_EQ(document.system->id, "source_nav");
    const UnsavedFiles unsaved;
    const auto pending = pendingInPlace(*document.system, document.model, document.place, {}, &unsaved);
    EXPECT_TRUE(pending.files.empty());
    EXPECT_TRUE(pending.left.empty());
    EXPECT_EQ(fileName(document.model, 0), "room.nav");
}

TEST(FileNames, EverySystemHasThem) {
    for (const auto& system : systems::all()) {
        const auto& file = system.schema->type(model::kFileType);
        const auto name = std::ranges::find(file.columns, std::string_view("name"), &model::ColumnSpec::id);
        EXPECT_NE(name, file.columns.end()) << system.id;
    }
}

TEST_F(SaveDocument, AnyPartOfAChainOpensAndSavesTheWhole) {
    put(temp.path() / "room.way", waypoint(1, true) + "exec maps/room.wa1\n");
    put(temp.path() / "room.wa1", "// **** break here ****\n" + waypoint(5, false) + "saved4 3\n");
    put(temp.path() / "other.way", waypoint(7, true) + "saved4 3\n");
    auto document = open(temp.path() / "room.wa1");
    EXPECT_EQ(document.place.files.size(), 2U);
    EXPECT_EQ(document.shownPath, temp.path() / "room.way");
    EXPECT_EQ(document.model.count(1), 2U);

    UnsavedFiles unsaved;
    const auto nothing = pendingInPlace(*document.system, document.model, document.place, {}, &unsaved);
    EXPECT_TRUE(nothing.files.empty());
    EXPECT_TRUE(nothing.left.empty()) << "both files stay the document's";

    model::Transaction tx(document.model, "move");
    const auto* position = document.model.schema().type(1).findProperty("position");
    const model::Slot second = 1;
    model::writeValue(tx, 1, *position, std::span(&second, 1), glm::dvec3(9, 2, 3));
    const auto change = tx.commit();
    ASSERT_TRUE(change);
    unsaved.follow(document.model, *change);
    const auto pending = pendingInPlace(*document.system, document.model, document.place, {}, &unsaved);
    ASSERT_TRUE(write(pending));
    EXPECT_EQ(get(temp.path() / "room.way"), waypoint(1, true) + waypoint(9, false) + "saved4 3\n")
        << "short enough for one";
    EXPECT_EQ(get(temp.path() / "room.wa1"), "") << "or its waypoint would be read again";
    EXPECT_EQ(open(temp.path() / "room.way").model.count(1), 2U);
}

TEST_F(SaveDocument, OnlyUnsavedAndMissingFilesAreSerialised) {
    const auto files = putAreas(temp.path(), {5, 6, 7});
    auto document = open(temp.path());
    const auto system = counting();
    document.system = &system;
    UnsavedFiles unsaved;
    const auto pending = [&] {
        serialised.clear();
        return pendingInPlace(*document.system, document.model, document.place, {}, &unsaved);
    };
    EXPECT_TRUE(pending().files.empty());
    EXPECT_TRUE(serialised.empty());

    setWidth(document, "NODES6.DAT", 2, &unsaved);
    const auto edited = pending();
    EXPECT_EQ(serialised, std::vector<model::Slot>{1});
    ASSERT_EQ(edited.files.size(), 1U);
    EXPECT_EQ(edited.files[0].target, files[1]);
    EXPECT_TRUE(edited.left.empty()) << "the others are part of the document";
    EXPECT_EQ(edited.files[0].hash, files::hashOf(edited.files[0].bytes));
    const auto report = write(edited);
    ASSERT_TRUE(report);
    updatePlace(document.place, edited, *report);
    unsaved.saved(edited.unsavedMark);
    EXPECT_TRUE(pending().files.empty());
    EXPECT_TRUE(serialised.empty());

    fs::remove(files[2]);
    const auto missing = pending();
    EXPECT_EQ(serialised, std::vector<model::Slot>{2});
    ASSERT_EQ(missing.files.size(), 1U);
    EXPECT_EQ(missing.files[0].target, files[2]);

    unsaved.addAll(document.model);
    EXPECT_EQ(pending().files.size(), 1U) << "the others have the bytes on disk";
    EXPECT_EQ(serialised.size(), 3U);
}

TEST_F(SaveDocument, AnUneditedDocumentHasNothingToSave) {
    putAreas(temp.path(), {5, 6});
    auto document = open(temp.path());
    EXPECT_TRUE(pendingInPlace(*document.system, document.model, document.place).files.empty());
    const auto before = snapshot(temp.path());
    const auto report = saveInPlace(document);
    ASSERT_TRUE(report);
    EXPECT_TRUE(report->files.empty());
    EXPECT_EQ(snapshot(temp.path()), before);
    EXPECT_EQ(files::test::backupCount(temp.path()), 0U);
}

TEST_F(SaveDocument, WritesOnlyTheEditedFileWithABackup) {
    putAreas(temp.path(), {5, 6});
    auto document = open(temp.path());
    setWidth(document, "NODES6.DAT", 2);
    const auto report = saveInPlace(document);
    ASSERT_TRUE(report);
    ASSERT_EQ(report->files.size(), 1U);
    EXPECT_EQ(report->files.front().target, temp.path() / "NODES6.DAT");
    EXPECT_EQ(get(temp.path() / "NODES5.DAT"), areaText(5));
    EXPECT_NE(get(temp.path() / "NODES6.DAT"), areaText(6));
    EXPECT_EQ(files::test::newestBackup(temp.path()), (files::test::Snapshot{{"NODES6.DAT", areaText(6)}}));

    EXPECT_TRUE(pendingInPlace(*document.system, document.model, document.place).files.empty())
        << "the saved state is known";
    const auto again = open(temp.path());
    EXPECT_EQ(again.place.find("NODES6.DAT")->stamp, document.place.find("NODES6.DAT")->stamp);
}

TEST_F(SaveDocument, UndoneEditIsNothingToSave) {
    putAreas(temp.path(), {5});
    auto document = open(temp.path());
    setWidth(document, "NODES5.DAT", 2);
    EXPECT_EQ(pendingInPlace(*document.system, document.model, document.place).files.size(), 1U);
    setWidth(document, "NODES5.DAT", 0); // the value in smallArea()
    EXPECT_TRUE(pendingInPlace(*document.system, document.model, document.place).files.empty());
}

TEST_F(SaveDocument, RefusesToReplaceAFileChangedMeanwhile) {
    putAreas(temp.path(), {5, 6});
    auto document = open(temp.path());
    setWidth(document, "NODES5.DAT", 2);
    setWidth(document, "NODES6.DAT", 2);
    put(temp.path() / "NODES6.DAT", areaText(7));
    const auto before = snapshot(temp.path());
    const auto refused = saveInPlace(document);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, files::FileErrorKind::Changed);
    EXPECT_EQ(refused.error().path, temp.path() / "NODES6.DAT");
    EXPECT_EQ(snapshot(temp.path()), before) << "all or none";

    const auto forced = saveInPlace(document, {.replaceChanged = true});
    ASSERT_TRUE(forced);
    EXPECT_EQ(files::test::newestBackup(temp.path()).at("NODES6.DAT"), areaText(7));
}

TEST_F(SaveDocument, KeepsAnUneditedFileChangedMeanwhile) {
    putAreas(temp.path(), {5, 6});
    auto document = open(temp.path());
    setWidth(document, "NODES5.DAT", 2);
    put(temp.path() / "NODES6.DAT", areaText(7));
    ASSERT_TRUE(saveInPlace(document));
    EXPECT_EQ(get(temp.path() / "NODES6.DAT"), areaText(7));
}

TEST_F(SaveDocument, RestoresADeletedFile) {
    const auto files = putAreas(temp.path(), {5, 6});
    auto document = open(temp.path());
    setWidth(document, "NODES6.DAT", 2);
    fs::remove(files[0]);
    fs::remove(files[1]);
    ASSERT_TRUE(saveInPlace(document));
    EXPECT_EQ(get(files[0]), areaText(5));
    EXPECT_NE(get(files[1]), areaText(6));
}

TEST_F(SaveDocument, RefusesToReplaceAFileItNeverRead) {
    putAreas(temp.path(), {5, 6});
    auto document = open(temp.path());
    document.place.files.pop_back(); // as if the area had been created in the editor
    const auto refused = saveInPlace(document);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, files::FileErrorKind::Changed);
    fs::remove(temp.path() / "NODES6.DAT");
    const auto made = saveInPlace(document);
    ASSERT_TRUE(made);
    EXPECT_EQ(get(temp.path() / "NODES6.DAT"), areaText(6));
    EXPECT_NE(document.place.find("NODES6.DAT"), nullptr);
}

TEST_F(SaveDocument, ABadFileOfTheSetIsNotTouched) {
    putAreas(temp.path(), {5, 6});
    put(temp.path() / "NODES6.DAT", "damaged");
    auto document = open(temp.path());
    setWidth(document, "NODES5.DAT", 2);
    ASSERT_TRUE(saveInPlace(document));
    EXPECT_EQ(get(temp.path() / "NODES6.DAT"), "damaged");
}

TEST_F(SaveDocument, SavingElsewhereWritesAllFilesAndMovesThere) {
    putAreas(temp.path() / "in", {5, 6});
    auto document = open(temp.path() / "in");
    setWidth(document, "NODES6.DAT", 2);
    const auto before = snapshot(temp.path() / "in");
    const auto out = temp.path() / "new" / "out";
    const auto report = saveAs(document, out);
    ASSERT_TRUE(report);
    EXPECT_EQ(snapshot(temp.path() / "in"), before);
    EXPECT_EQ(get(out / "NODES5.DAT"), areaText(5));
    EXPECT_NE(get(out / "NODES6.DAT"), areaText(6));
    EXPECT_EQ(document.place.folder, out);
    EXPECT_EQ(document.place.files.size(), 2U);
    EXPECT_TRUE(pendingInPlace(*document.system, document.model, document.place).files.empty());
    setWidth(document, "NODES5.DAT", 3);
    ASSERT_TRUE(saveInPlace(document));
    EXPECT_EQ(snapshot(temp.path() / "in"), before);
}

TEST_F(SaveDocument, SavingElsewhereReplacesOnlyWhenToldToAndKeepsWhatItReplaces) {
    putAreas(temp.path() / "in", {5});
    const auto theirs = temp.path() / "out" / "NODES5.DAT";
    put(theirs, "somebody's work");
    auto document = open(temp.path() / "in");
    const auto first = saveAs(document, temp.path() / "out");
    ASSERT_FALSE(first);
    EXPECT_EQ(first.error().kind, files::FileErrorKind::Changed);
    EXPECT_EQ(get(theirs), "somebody's work");
    ASSERT_TRUE(saveAs(document, temp.path() / "out", {.replaceChanged = true}));
    EXPECT_EQ(files::test::newestBackup(temp.path() / "out").at("NODES5.DAT"), "somebody's work");
}

/// The same system with other file names, as after a conversion to another format.
systems::System renaming() {
    auto system = *systems::find("gta_sa_paths");
    system.codec.save = [](const model::Model& model) {
        auto saved = systems::find("gta_sa_paths")->codec.save(model);
        for (auto& file : saved.files)
            file.name += ".text";
        return saved;
    };
    return system;
}

TEST_F(SaveDocument, RenamedFileIsWrittenBesideTheOldOne) {
    const auto files = putAreas(temp.path(), {5});
    auto document = open(files[0]);
    ASSERT_EQ(document.shownPath, files[0]);
    const auto converted = renaming();
    document.system = &converted;
    const auto pending = pendingInPlace(*document.system, document.model, document.place);
    EXPECT_EQ(pending.left, files);
    const auto report = write(pending);
    ASSERT_TRUE(report);
    updatePlace(document.place, pending, *report);
    const auto made = temp.path() / "NODES5.DAT.text";
    EXPECT_EQ(shownPathAfter(document, pending), made);
    EXPECT_EQ(get(files[0]), areaText(5)) << "the old one stays";
    EXPECT_EQ(get(made), areaText(5));
    EXPECT_EQ(files::test::backupCount(temp.path()), 0U);
    ASSERT_EQ(document.place.files.size(), 1U) << "and is no longer part of the document";
    EXPECT_EQ(document.place.files[0].path, made);
    EXPECT_TRUE(pendingInPlace(*document.system, document.model, document.place).files.empty());
}

TEST_F(SaveDocument, ReturningToTheOldNameReplacesItsOwnFile) {
    const auto converted = renaming();
    for (const bool touched : {false, true}) {
        const TempFolder temp;
        const auto files = putAreas(temp.path(), {5});
        auto document = open(files[0]);
        const auto* before = document.system;
        document.system = &converted;
        ASSERT_TRUE(saveInPlace(document));
        document.system = before; // undo the conversion
        if (touched) {
            put(files[0], "somebody's work");
            const auto refused = saveInPlace(document);
            ASSERT_FALSE(refused);
            EXPECT_NE(refused.error().what.find("another program"), std::string::npos) << refused.error().what;
            EXPECT_EQ(get(files[0]), "somebody's work");
            continue;
        }
        const auto back = saveInPlace(document);
        ASSERT_TRUE(back) << files::describe(back.error());
        ASSERT_EQ(document.place.files.size(), 1U);
        EXPECT_EQ(document.place.files[0].path, files[0]);
        EXPECT_EQ(get(files[0]), areaText(5));
        EXPECT_TRUE(pendingInPlace(*document.system, document.model, document.place).files.empty());
        setWidth(document, "NODES5.DAT", 2);
        ASSERT_TRUE(saveInPlace(document));
        EXPECT_NE(get(files[0]), areaText(5));
        document.system = &converted; // redo it: that place was left as well
        ASSERT_TRUE(saveInPlace(document));
        EXPECT_EQ(get(temp.path() / "NODES5.DAT.text"), get(files[0]));
        EXPECT_EQ(files::test::newestBackup(temp.path()).at("NODES5.DAT.text"), areaText(5));
    }
}

TEST_F(SaveDocument, NewNameDoesNotReplaceAFileByDefault) {
    const auto files = putAreas(temp.path(), {5});
    put(temp.path() / "NODES5.DAT.text", "somebody's work");
    auto document = open(files[0]);
    const auto converted = renaming();
    document.system = &converted;
    const auto refused = saveInPlace(document);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, files::FileErrorKind::Changed);
    EXPECT_NE(refused.error().what.find("does not belong to the document"), std::string::npos) << refused.error().what;
    EXPECT_EQ(document.place.files[0].path, files[0]);
    ASSERT_TRUE(saveInPlace(document, {.replaceChanged = true}));
    EXPECT_EQ(files::test::newestBackup(temp.path()).at("NODES5.DAT.text"), "somebody's work");
}

TEST_F(SaveDocument, CanBeCancelled) {
    putAreas(temp.path(), {5});
    auto document = open(temp.path());
    setWidth(document, "NODES5.DAT", 2);
    const auto report = saveInPlace(document, {}, [](auto, auto) { return false; });
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().kind, files::FileErrorKind::Cancelled);
    EXPECT_EQ(get(temp.path() / "NODES5.DAT"), areaText(5));
    EXPECT_FALSE(pendingInPlace(*document.system, document.model, document.place).files.empty());
}

} // namespace
} // namespace navsmith::opening

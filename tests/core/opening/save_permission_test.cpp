// Saves that need a choice: meshes of Source 2 of versions without a real file.
#include "core/opening/save_permission.h"
#include "core/systems/registry.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/opening/saving.h"
#include "tests/support/source2_nav_bytes.h"

#include <gtest/gtest.h>

namespace navsmith::opening {
namespace {

using files::test::get;
using files::test::put;
using files::test::snapshot;

class SavePermissions : public files::test::InTempFolder {
protected:
    /// A mesh in a file, edited.
    OpenedDocument edited(const tests::Source2Mesh& mesh) {
        const auto bytes = tests::bytesOfSource2(mesh);
        put(file(), bytes);
        const std::vector paths{file()};
        auto document = openDocument(findDocuments(paths).candidates.at(0)).value();
        setFirst(document, "file", "smallest_region", std::int64_t{9});
        return document;
    }
    [[nodiscard]] std::filesystem::path file() const { return temp.path() / "room.nav"; }
};

TEST_F(SavePermissions, AnUnprovenVersionIsSavedOnceItIsAllowed) {
    for (const std::uint32_t version : {31U, 32U, 33U, 34U, 36U}) {
        auto document = edited(tests::source2MeshOfSeven(version));
        const auto before = get(file());
        const auto permission = neededPermission(*document.system, document.model);
        ASSERT_TRUE(permission) << version;
        EXPECT_NE(permission->reason.find("version " + std::to_string(version)), std::string::npos)
            << permission->reason;

        const auto refused = saveInPlace(document);
        ASSERT_FALSE(refused) << version;
        EXPECT_NE(refused.error().what.find("--with unproven=save"), std::string::npos) << refused.error().what;
        EXPECT_NE(refused.error().what.find("Unproven version: Saved anyway"), std::string::npos);
        EXPECT_EQ(get(file()), before);

        document.model.setSetting(permission->allows.setting, permission->allows.option);
        EXPECT_FALSE(neededPermission(*document.system, document.model));
        const auto saved = saveInPlace(document);
        ASSERT_TRUE(saved) << saved.error().what;
        EXPECT_NE(get(file()), before);
        ASSERT_EQ(saved->backupSets.size(), 1U) << "what was replaced is kept";
        EXPECT_EQ(snapshot(saved->backupSets.front()).count("room.nav"), 1U);
    }
}

TEST_F(SavePermissions, WhatRealFilesProveNeedsNone) {
    for (const std::uint32_t version : {30U, 35U}) {
        auto document = edited(tests::source2MeshOfSeven(version));
        EXPECT_FALSE(neededPermission(*document.system, document.model)) << version;
        EXPECT_TRUE(saveInPlace(document)) << version;
    }
    auto empty = tests::source2MeshOfSeven(36);
    empty.areas.clear();
    empty.ladders.clear();
    empty.corners.clear();
    const auto document = edited(empty);
    EXPECT_FALSE(neededPermission(*document.system, document.model)) << "there is a real one without areas";
}

TEST_F(SavePermissions, ARefusalThatNoSettingLiftsIsNoQuestion) {
    const auto document = edited(tests::source2MeshOfSeven(33));
    auto system = *document.system;
    system.codec.whyNotSaved = [](const model::Model&) { return std::string("the game would harm it"); };
    EXPECT_FALSE(neededPermission(system, document.model));
    EXPECT_EQ(whyNotSaved(system, document.model), "the game would harm it");
}

} // namespace
} // namespace navsmith::opening

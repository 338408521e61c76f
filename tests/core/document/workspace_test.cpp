#include "core/document/workspace.h"
#include "tests/core/document/documents.h"
#include "tests/core/files/temp_folder.h"

#include <gtest/gtest.h>

namespace navsmith::document {
namespace {

TEST(Workspace, DocumentsOfOneNameAreToldApartByTheirFolders) {
    const files::test::TempFolder temp;
    Workspace workspace;
    auto& mine = tests::openSample(workspace, temp.path() / "mine" / "paths");
    EXPECT_EQ(workspace.titleOf(mine), mine.title()) << "alone";
    auto& stock = tests::openSample(workspace, temp.path() / "stock" / "paths");
    ASSERT_EQ(mine.title(), stock.title());
    EXPECT_EQ(workspace.titleOf(mine).toStdString(), mine.title().toStdString() + " (mine)");
    EXPECT_EQ(workspace.titleOf(stock).toStdString(), stock.title().toStdString() + " (stock)");
    workspace.close(&stock);
    EXPECT_EQ(workspace.titleOf(mine), mine.title());
}

} // namespace
} // namespace navsmith::document

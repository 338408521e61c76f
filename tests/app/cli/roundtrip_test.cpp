#include "tests/app/cli/cli_process.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/opening/path_sets.h"
#include "tests/support/path_bytes.h"

#include <gtest/gtest.h>

namespace navsmith::cli::test {
namespace {

using files::test::put;
using files::test::TempFolder;
using opening::test::areaText;
using opening::test::putAreas;

TEST(Roundtrip, EveryFileFormIsIdentical) {
    const TempFolder temp;
    using tests::RawForm;
    for (const auto form : {RawForm::Exact, RawForm::Padded, RawForm::Cut, RawForm::Uninitialised}) {
        put(temp.path() / "NODES5.DAT", tests::buildArea(tests::smallArea(5), form));
        const auto result = runCli({"roundtrip", temp.path().string()});
        EXPECT_EQ(result.status, 0) << result.out << result.err;
        EXPECT_EQ(result.out, temp.path().string() + ": identical (1 file)\n");
    }
}

TEST(Roundtrip, JsonListsEachFile) {
    const TempFolder temp;
    putAreas(temp.path(), {5, 6});
    const auto result = runCli({"roundtrip", "--json", temp.path().string()});
    EXPECT_EQ(result.status, 0);
    const auto json = result.json();
    const auto& document = json["documents"][0];
    EXPECT_EQ(document.at("identical"), true);
    ASSERT_EQ(document.at("compared").size(), 2U);
    EXPECT_EQ(document["compared"][1],
              (nlohmann::ordered_json{{"name", "NODES6.DAT"}, {"identical", true}, {"written", true}}));
}

TEST(Roundtrip, UnusualFilesAreIdentical) {
    const TempFolder temp;
    auto text = areaText(5);
    for (const std::size_t at : {20U + 14U, 20U + 18U, 20U + 27U, 20U + 28U * 3U + 16U}) { // cost, area, flags, link
        text[at] = static_cast<char>(text[at] ^ 0x11);
        put(temp.path() / "NODES5.DAT", text);
        EXPECT_EQ(runCli({"roundtrip", temp.path().string()}).status, 0) << at;
    }
    put(temp.path() / "NODES5.DAT", areaText(5) + "behind the end");
    EXPECT_EQ(runCli({"roundtrip", temp.path().string()}).status, 0);
}

} // namespace
} // namespace navsmith::cli::test

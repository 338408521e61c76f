#include "core/model/element_index.h"
#include "formats/bytes/text_bytes.h"
#include "tests/app/cli/cli_process.h"
#include "tests/app/cli/system_documents.h"
#include "tests/core/exports/read_back.h"
#include "tests/core/files/temp_folder.h"
#include "tests/core/systems/harness/system_case.h"
#include "tests/support/shell.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace navsmith::cli::test {
namespace {

namespace fs = std::filesystem;
using files::test::put;
using files::test::TempFolder;

exports::Bytes read(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::stringstream text;
    text << in.rdbuf();
    return bytes::bytesOf(text.str());
}

class ExportInEverySystem : public tests::EverySystem {};

TEST_P(ExportInEverySystem, WritesEveryFormat) {
    const TempFolder temp;
    putDocument(temp.path() / "in", c().sound().front());
    const auto in = (temp.path() / "in").string();
    const auto model = tests::loadDocument(c().system(), c().sound().front());
    const auto type = std::string(model.schema().type(1).id);
    for (const auto* name : {"map.svg", "map.png", "map.glb", "page.html", "all.geojson", "table.csv", "graph.dot"}) {
        const auto out = temp.path() / name;
        const auto result = runCli({"export", "--no-map", "--size", "200", "--type", type, "-o", out.string(), in});
        if (result.status != 0) { // a save has no graph, and a small document may have nothing to draw
            EXPECT_TRUE(result.err.find("has no graph") != std::string::npos ||
                        result.err.find("Nothing is drawn") != std::string::npos)
                << result.err;
            EXPECT_FALSE(fs::exists(out));
            continue;
        }
        EXPECT_TRUE(fs::exists(out)) << name;
        EXPECT_NE(result.out.find("wrote " + out.string()), std::string::npos) << result.out;
    }
    EXPECT_EQ(exports::test::readCsv(exports::test::textOf(read(temp.path() / "table.csv"))).size(),
              model.count(1) + 1);
}

TEST_P(ExportInEverySystem, DrawsRealFiles) {
    if (c().real == nullptr || c().real().empty())
        GTEST_SKIP() << "no real files";
    const TempFolder temp;
    putDocument(temp.path() / "in", c().real().front());
    const auto out = temp.path() / "map.png";
    const auto result = runCli({"export", "--no-map", "-o", out.string(), (temp.path() / "in").string()});
    ASSERT_EQ(result.status, 0) << result.err;
    EXPECT_GT(exports::test::readPng(read(out)).painted(), 1000U);
}

INSTANTIATE_TEST_SUITE_P(Systems, ExportInEverySystem, testing::ValuesIn(tests::allCases()), tests::caseName);

TEST(Export, ChoosesElementsAndLayers) {
    const TempFolder temp;
    putDocument(temp.path() / "in", pathCase().sound().front());
    const auto in = (temp.path() / "in").string();
    const auto some = runCli({"export", "--format", "geojson", "--where", "node: id = 0", in});
    ASSERT_EQ(some.status, 0) << some.err;
    const auto json = some.json();
    for (const auto& feature : json["features"])
        EXPECT_EQ(feature["properties"]["id"], 0);
    const auto nodes = runCli({"export", "--format", "svg", "--layers", "node", in});
    EXPECT_NE(nodes.out.find("<g id=\"node\""), std::string::npos);
    EXPECT_EQ(nodes.out.find("<g id=\"link\""), std::string::npos);
    const auto wrong = runCli({"export", "--format", "svg", "--layers", "nodes", in});
    EXPECT_EQ(wrong.status, 2);
    EXPECT_NE(wrong.err.find("there are link, link.car"), std::string::npos) << wrong.err;
    const auto mistaken = runCli({"export", "--format", "csv", "--where", "node: widht > 2", in});
    EXPECT_EQ(mistaken.status, 2);
    EXPECT_NE(mistaken.err.find('^'), std::string::npos) << mistaken.err;
}

TEST(Export, AsksForWhatIsMissing) {
    const TempFolder temp;
    putDocument(temp.path() / "in", pathCase().sound().front());
    const auto in = (temp.path() / "in").string();
    EXPECT_NE(runCli({"export", in}).err.find("name the format"), std::string::npos);
    EXPECT_NE(runCli({"export", "--format", "png", in}).err.find("name the output"), std::string::npos);
    EXPECT_NE(runCli({"export", "--format", "csv", in}).err.find("Choose the element type"), std::string::npos);
    EXPECT_NE(runCli({"export", "--format", "csv", "--type", "nod", in}).err.find("no element type \"nod\""),
              std::string::npos);
}

TEST(Export, TilesComeWithTheirPlace) {
    const TempFolder temp;
    putDocument(temp.path() / "in", pathCase().sound().front());
    const auto out = temp.path() / "tiles";
    const auto result = runCli(
        {"export", "--json", "--format", "tiles", "--zooms", "3", "-o", out.string(), (temp.path() / "in").string()});
    ASSERT_EQ(result.status, 0) << result.err;
    EXPECT_EQ(result.json()["documents"][0]["saved"], out.string());
    const auto map = nlohmann::json::parse(exports::test::textOf(read(out / "map.json")));
    EXPECT_EQ(map["maxZoom"], 2);
    // The corners of what is drawn lie in the first tile.
    const auto& t = map["transformation"];
    for (const auto& corner : map["bounds"]) {
        for (const double pixel : {t[0].get<double>() * corner[0].get<double>() + t[1].get<double>(),
                                   t[2].get<double>() * corner[1].get<double>() + t[3].get<double>()}) {
            EXPECT_GE(pixel, 0);
            EXPECT_LE(pixel, 256);
        }
    }
    EXPECT_EQ(exports::test::readPng(read(out / "0" / "0" / "0.png")).width, 256U);
    const auto again = runCli({"export", "--format", "tiles", "-o", out.string(), (temp.path() / "in").string()});
    EXPECT_EQ(again.status, 2);
    EXPECT_NE(again.err.find("is there already"), std::string::npos) << again.err;
}

/// As a browser paints it: the mesh over the map, and after a click the values of an area.
TEST(Export, AWebPageWorksInABrowser) {
    if (!tests::hasProgram("chromium"))
        GTEST_SKIP() << "no chromium";
    const TempFolder temp;
    const auto page = temp.path() / "outpost.html";
    const auto samples = fs::path(NAVSMITH_SAMPLES) / "outpost";
    const auto result = runCli({"export", "--map", (samples / "outpost.bsp").string(), "-o", page.string(),
                                (samples / "outpost.nav").string()});
    ASSERT_EQ(result.status, 0) << result.err;
    EXPECT_LT(fs::file_size(page), std::uintmax_t{3} << 20U);
    // Shows an element and tells what the page shows then.
    auto text = exports::test::textOf(read(page));
    const auto end = text.rfind("</body>");
    ASSERT_NE(end, std::string::npos);
    text.insert(end, R"(<script>
        const waiting = setInterval(() => {
            if (!window.navsmith) return;
            clearInterval(waiting);
            const { head, pick, project, choose } = window.navsmith;
            const areas = head.types[head.layers.findIndex(l => l.id === "area")];
            const at = project(areas.elements[0][1]);
            document.body.dataset.picked = pick(at[0], at[1]) - areas.first;
            choose(areas.first, false);
            document.body.dataset.chosen = document.getElementById("chosen").textContent;
        }, 50);</script>)");
    put(page, text);
    const auto shell = [&](const std::string& what) {
        return tests::shell(
            fmt::format("HOME='{0}' timeout 100 chromium --headless=new --no-sandbox --disable-gpu-sandbox "
                        "--use-angle=swiftshader --enable-unsafe-swiftshader --hide-scrollbars "
                        "--virtual-time-budget=20000 --window-size=1000,700 {1} 'file://{2}'",
                        temp.path().string(), what, page.string()));
    };
    const auto document = shell("--dump-dom").output;
    EXPECT_NE(document.find("data-state=\"drawn\""), std::string::npos) << document.substr(0, 4000);
    EXPECT_NE(document.find("data-picked=\"0\""), std::string::npos);
    EXPECT_NE(document.find("North-west corner"), std::string::npos) << "titles of the values";
    const auto picture = temp.path() / "page.png";
    EXPECT_EQ(shell("--screenshot='" + picture.string() + "'").status, 0);
    const auto png = exports::test::readPng(read(picture));
    ASSERT_EQ(png.width, 1000U);
    std::size_t bluish = 0;
    std::size_t grey = 0;
    for (std::uint32_t y = 0; y < png.height; ++y) {
        for (std::uint32_t x = 0; x < 650; ++x) {
            const auto pixel = png.at(x, y);
            const int r = static_cast<int>(pixel >> 24U);
            const int g = static_cast<int>(pixel >> 16U & 255U);
            const int b = static_cast<int>(pixel >> 8U & 255U);
            bluish += b > r + 40 ? 1 : 0;
            grey += std::abs(r - g) < 8 && r > 60 && b - r < 16 ? 1 : 0;
        }
    }
    EXPECT_GT(bluish, 3000U) << "areas";
    EXPECT_GT(grey, 3000U) << "the map";
}

TEST(ImportPoints, MakesElementsAndNamesBadRows) {
    const TempFolder temp;
    putDocument(temp.path() / "in", pathCase().sound().front());
    const auto in = (temp.path() / "in").string();
    const auto model = tests::loadDocument(pathCase().system(), pathCase().sound().front());
    const auto type = *model.schema().findElementType("node");
    const auto at = *symbol::symbolOf(pathCase().system().view, type)->anchor(model, model.order(type).all().front());
    put(temp.path() / "points.csv", fmt::format("east,north,wide\n{},{},2\n{},north,2\n", at.x + 5, at.y + 7, at.x));
    const auto points = (temp.path() / "points.csv").string();
    const auto none = runCli({"import-points", in, points});
    EXPECT_EQ(none.status, 2);
    EXPECT_NE(none.err.find("--make: build_road, build_water, build_path"), std::string::npos) << none.err;
    const std::vector<std::string> mapped{"import-points", "--make",  "build_road", "--column",  "east=x",
                                          "--column",      "north=y", "--column",   "wide=width"};
    const auto with = [&](std::initializer_list<std::string> more) {
        auto words = mapped;
        words.insert(words.end(), more);
        return runCli(words);
    };
    const auto count = [&](const fs::path& folder) {
        return runCli({"select", "--json", folder.string(), "node"}).json()["documents"][0]["count"].get<std::size_t>();
    };
    const auto before = count(in);
    const auto tried = with({"--dry-run", in, points});
    EXPECT_EQ(tried.status, 2) << "a row is wrong";
    EXPECT_NE(tried.err.find("line 3: north: \"north\" is not a number"), std::string::npos) << tried.err;
    EXPECT_EQ(count(in), before);
    const auto result = with({"--json", "-o", (temp.path() / "out").string(), in, points});
    EXPECT_EQ(result.json()["imported"]["made"], 1);
    EXPECT_EQ(result.json()["imported"]["leftOut"], 1);
    EXPECT_EQ(count(in), before);
    EXPECT_EQ(count(temp.path() / "out"), before + 1);
    const auto found = runCli({"select", "--count", (temp.path() / "out").string(),
                               fmt::format("node: width = 2 and distance({}, {}, 0) < 100", at.x + 5, at.y + 7)});
    EXPECT_EQ(found.status, 0) << found.err;
    EXPECT_NE(with({"--column", "no=x", in, points}).err.find("there are east, north, wide"), std::string::npos);
    EXPECT_NE(with({"--set", "nothing=1", in, points}).err.find("has no parameter 'nothing'"), std::string::npos);
}

/// Out as a model, edited there, and in again.
TEST(ImportPoints, polygonsBecomeAreas) {
    const TempFolder temp;
    const auto& meshes = *std::ranges::find(tests::systemCases(), "source_nav", &tests::SystemCase::id);
    putDocument(temp.path() / "in", meshes.sound().front());
    const auto in = (temp.path() / "in").string();
    const auto count = [&](const fs::path& folder) {
        return runCli({"select", "--json", folder.string(), "area"}).json()["documents"][0]["count"].get<std::size_t>();
    };
    const auto model = (temp.path() / "mesh.glb").string();
    ASSERT_EQ(runCli({"export", "--no-map", "-o", model, in}).status, 0);
    const auto same = runCli({"import-points", "--json", "--no-map", in, model});
    EXPECT_EQ(same.status, 0) << same.err;
    EXPECT_EQ(same.json()["imported"]["made"], 0) << "all of them are there";
    put(temp.path() / "edited.obj",
        "o area.001\nv 5000 9 0\nv 5100 9 0\nv 5100 9 -50\nv 5000 9 -50\nf 1 2 3 4\nf 4 3 2 1\n"
        "o other\nf 1 2 3\n");
    const auto obj = (temp.path() / "edited.obj").string();
    const auto before = count(in);
    const auto tried = runCli({"import-points", "--dry-run", "--no-map", in, obj});
    EXPECT_EQ(tried.status, 2) << "a face is left out";
    EXPECT_NE(tried.err.find("line 7: faces down"), std::string::npos) << tried.err;
    EXPECT_NE(tried.out.find("made of 2 polygons, 1 left out"), std::string::npos) << tried.out;
    EXPECT_NE(tried.out.find("Rectangles that became one area each: 1."), std::string::npos) << tried.out;
    EXPECT_EQ(count(in), before);
    const auto result = runCli({"import-points", "--json", "--no-map", "-o", (temp.path() / "out").string(), in, obj});
    EXPECT_EQ(result.json()["imported"]["made"], 1);
    EXPECT_EQ(result.json()["imported"]["polygons"], 2);
    EXPECT_EQ(count(temp.path() / "out"), before + 1);
    const auto upright = runCli({"import-points", "--dry-run", "--no-map", "--up", "z", in, obj});
    EXPECT_NE(upright.err.find("too steep"), std::string::npos) << upright.err;
    EXPECT_NE(runCli({"import-points", "--object", "roof", in, obj}).err.find("there are area.001, other"),
              std::string::npos);
    EXPECT_NE(runCli({"import-points", "--set", "grid=3", in, obj}).err.find("grid"), std::string::npos);
}

TEST(Export, settingsChooseWhatIsDrawn) {
    const TempFolder temp;
    const auto& graphs = *std::ranges::find(tests::systemCases(), "source_ain", &tests::SystemCase::id);
    putDocument(temp.path() / "in", graphs.sound().front());
    const auto picture = [&](const std::vector<std::string>& options) {
        const auto out = temp.path() / "map.svg";
        std::vector<std::string> arguments{"export", "--no-map", "-o", out.string(), (temp.path() / "in").string()};
        arguments.insert(arguments.end(), options.begin(), options.end());
        EXPECT_EQ(runCli(arguments).status, 0);
        return exports::test::textOf(read(out));
    };
    const auto human = picture({});
    EXPECT_EQ(picture({"--with", "hull=human"}), human);
    EXPECT_NE(picture({"--with", "hull=large"}), human);
}

} // namespace
} // namespace navsmith::cli::test

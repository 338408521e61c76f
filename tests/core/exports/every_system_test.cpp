// Exports of each system's documents, generated and real.
#include "core/exports/export.h"
#include "core/exports/fields.h"
#include "core/model/element_index.h"
#include "tests/core/exports/read_back.h"
#include "tests/core/systems/harness/system_case.h"

#include <gtest/gtest.h>

#include <charconv>
#include <map>
#include <set>

namespace navsmith::exports {
namespace {

using test::faultOfGlb;
using test::readCsv;
using test::readPage;
using test::readPng;
using test::textOf;
using Json = nlohmann::json;

std::map<std::string, Bytes> filesOf(const systems::System& system, const model::Model& model, Request request) {
    std::map<std::string, Bytes> files;
    const auto made = run(system, model, std::move(request), [&](std::string_view name, Bytes bytes) {
        files[std::string(name)] = std::move(bytes);
        return Result<void>();
    });
    EXPECT_TRUE(made || made.error().starts_with("Nothing is drawn")) << made.error();
    return files;
}

Request requestFor(const systems::System& system, Format format) {
    Request request{.format = format, .look = usualLook(system.view)};
    request.look.details = true;
    request.picture.title = "Title & <more>";
    request.picture.size = 300;
    request.zooms = 2;
    return request;
}

/// A value of the file is the same when its text is read.
void expectExact(const model::Model& model, model::ElementTypeId type, const Field& field, model::Slot row,
                 const std::string& text) {
    if (field.property->derived() || text.empty())
        return;
    const auto value = model::readValue(model, *field.property, {type, row});
    double expected = 0;
    if (const auto* vector = std::get_if<glm::dvec3>(&value))
        expected = (*vector)[static_cast<glm::length_t>(field.component)];
    else if (const auto* number = std::get_if<double>(&value))
        expected = *number;
    else
        return;
    double read = 0;
    std::from_chars(text.data(), text.data() + text.size(), read);
    EXPECT_EQ(static_cast<float>(read), static_cast<float>(expected)) << field.id << ": " << text;
}

void expectTables(const systems::System& system, const model::Model& model) {
    for (model::ElementTypeId type = 0; type < model.schema().typeCount(); ++type) {
        auto request = requestFor(system, Format::Csv);
        request.type = type;
        const auto records = readCsv(textOf(filesOf(system, model, request)[""]));
        ASSERT_EQ(records.size(), model.count(type) + 1);
        const auto fields = fieldsOf(model.schema().type(type));
        EXPECT_EQ(std::set(records[0].begin(), records[0].end()).size(), records[0].size()) << "titles are distinct";
        model::ElementIndex index(model);
        for (std::size_t i = 0; i < records.size(); ++i) {
            ASSERT_EQ(records[i].size(), fields.size() + 2);
            for (std::size_t k = 0; i > 0 && k < fields.size(); ++k)
                expectExact(model, type, fields[k], index.elements(type)[i - 1], records[i][k + 2]);
        }
        for (std::size_t k = 0; k < fields.size(); ++k) {
            const auto unit = fields[k].unit.empty() ? "" : " [" + std::string(fields[k].unit) + "]";
            EXPECT_EQ(records[0][k + 2], fields[k].id + unit);
        }
    }
}

void expectGeoJson(const systems::System& system, const model::Model& model) {
    auto request = requestFor(system, Format::GeoJson);
    std::size_t shown = 0;
    for (const auto& symbol : system.view.symbols) {
        if (!symbol::isTypeHidden(request.look.overrides, symbol.type))
            shown += model.count(symbol.type);
    }
    const auto json = Json::parse(textOf(filesOf(system, model, request)[""]), nullptr, false);
    ASSERT_FALSE(json.is_discarded());
    EXPECT_EQ(json["type"], "FeatureCollection");
    EXPECT_EQ(json["features"].size(), shown);
    for (const auto& feature : json["features"]) {
        const auto type = model.schema().findElementType(feature["properties"]["element_type"].get<std::string>());
        ASSERT_TRUE(type);
        const auto& geometry = feature["geometry"];
        if (geometry.is_null())
            continue;
        EXPECT_EQ(geometry["type"] == "LineString", model.schema().type(*type).edge.has_value());
        if (geometry["type"] == "Polygon") {
            const auto& ring = geometry["coordinates"][0];
            EXPECT_EQ(ring.front(), ring.back());
            double area = 0;
            for (std::size_t i = 0; i + 1 < ring.size(); ++i)
                area += ring[i][0].get<double>() * ring[i + 1][1].get<double>() -
                        ring[i + 1][0].get<double>() * ring[i][1].get<double>();
            EXPECT_GE(area, -1e-6 * std::abs(area)) << "clockwise";
        }
    }
}

/// What Display shows by itself is a node of the model.
void expectGroups(const Drawing& drawing, const std::string& glb) {
    for (const auto& layer : drawing.layers) {
        for (std::size_t i = 0; i < layer.groups.size(); ++i) {
            const auto drawn = drawnOf(layer, i);
            const auto name = "\"name\":\"" + layer.id + '.' + layer.groups[i] + '"';
            EXPECT_EQ(glb.find(name) != std::string::npos, !drawn.empty()) << name;
        }
    }
}

void expectDrawings(const systems::System& system, const model::Model& model) {
    const auto svg = filesOf(system, model, requestFor(system, Format::Svg));
    auto png = filesOf(system, model, requestFor(system, Format::Png));
    auto glb = filesOf(system, model, requestFor(system, Format::Glb));
    auto tiles = filesOf(system, model, requestFor(system, Format::Tiles));
    EXPECT_EQ(svg.empty(), png.empty());
    EXPECT_EQ(svg.empty(), glb.empty());
    if (svg.empty())
        return; // nothing is drawn of it
    const auto text = textOf(svg.at(""));
    EXPECT_TRUE(text.starts_with("<svg ") && text.ends_with("</svg>\n"));
    EXPECT_NE(text.find("Title &amp; &lt;more&gt;"), std::string::npos);
    EXPECT_EQ(text.find("nan"), std::string::npos);
    EXPECT_EQ(text.find("inf\""), std::string::npos);
    const auto picture = readPng(png[""]);
    EXPECT_GE(picture.width, 300U);
    EXPECT_GT(picture.painted(), 100U);
    EXPECT_EQ(faultOfGlb(glb[""]), "");
    expectGroups(draw(model, system.view, requestFor(system, Format::Glb).look).value(), textOf(glb[""]));
    const auto page = textOf(filesOf(system, model, requestFor(system, Format::Html))[""]);
    EXPECT_EQ(page.find("://"), std::string::npos) << "it needs no network";
    const auto shown = readPage(page);
    ASSERT_FALSE(shown.is_null());
    EXPECT_EQ(shown["title"], "Title & <more>");
    const auto drawing = draw(model, system.view, requestFor(system, Format::Html).look);
    ASSERT_TRUE(drawing);
    ASSERT_EQ(shown["layers"].size(), drawing->layers.size());
    for (std::size_t i = 0; i < drawing->layers.size(); ++i)
        EXPECT_EQ(shown["types"][i]["elements"].size(), drawing->layers[i].rows.size());
    EXPECT_TRUE(tiles.contains("0/0/0.png"));
    const auto map = Json::parse(textOf(tiles["map.json"]), nullptr, false);
    EXPECT_EQ(map["tileSize"], 256);
    for (const auto& [name, bytes] : tiles) {
        if (name.ends_with(".png")) {
            EXPECT_EQ(readPng(bytes).width, 256U) << name;
        }
    }
}

void expectGraph(const systems::System& system, const model::Model& model) {
    bool hasGraph = system.routing.exists();
    for (const auto& type : model.schema().types)
        hasGraph = hasGraph || type.edge.has_value();
    for (const auto* group : {"", "none"}) {
        auto request = requestFor(system, Format::Dot);
        request.group = group;
        std::string text;
        const auto made = run(system, model, request, [&](std::string_view, const Bytes& bytes) {
            text = textOf(bytes);
            return Result<void>();
        });
        ASSERT_EQ(made.has_value(), hasGraph);
        if (!hasGraph)
            continue;
        EXPECT_TRUE(text.starts_with("digraph ") && text.ends_with("}\n"));
    }
}

class ExportsInEverySystem : public tests::EverySystem {
protected:
    void expectAll(const tests::Document& document) {
        const auto model = tests::loadDocument(c().system(), document);
        expectTables(c().system(), model);
        expectGeoJson(c().system(), model);
        expectDrawings(c().system(), model);
        expectGraph(c().system(), model);
    }
};

TEST_P(ExportsInEverySystem, AreSound) {
    for (const auto& document : c().sound())
        expectAll(document);
}

/// Whatever a file holds, an export can be read.
TEST_P(ExportsInEverySystem, AreSoundOfOddFiles) {
    for (const auto& document : c().odd())
        expectAll(document);
}

TEST_P(ExportsInEverySystem, AreSoundOfRealFiles) {
    if (c().real == nullptr || c().real().empty())
        GTEST_SKIP() << "no real files";
    const auto documents = c().real();
    for (std::size_t i = 0; i < std::min<std::size_t>(documents.size(), 3); ++i)
        expectAll(documents[i]);
}

TEST_P(ExportsInEverySystem, HoldOnlyWhatIsWanted) {
    const auto& system = c().system();
    const auto model = tests::loadDocument(system, c().sound().front());
    for (const auto& name : layerNames(model.schema(), system.view)) {
        auto look = usualLook(system.view);
        ASSERT_TRUE(showOnly(look, model.schema(), system.view, std::vector{name}));
        const auto drawing = draw(model, system.view, look);
        ASSERT_TRUE(drawing);
        ASSERT_LE(drawing->layers.size(), 1U) << name;
        if (!drawing->empty()) {
            EXPECT_TRUE(name.starts_with(drawing->layers.front().id));
        }
    }
    auto look = usualLook(system.view);
    const auto wrong = showOnly(look, model.schema(), system.view, std::vector<std::string>{"nothing"});
    ASSERT_FALSE(wrong);
    EXPECT_NE(wrong.error().find(layerNames(model.schema(), system.view).front()), std::string::npos);
}

TEST_P(ExportsInEverySystem, StopWhenAsked) {
    const auto& system = c().system();
    const auto model = tests::loadDocument(system, c().sound().front());
    for (const auto& info : formats()) {
        auto request = requestFor(system, info.format);
        request.type = 0;
        bool taken = false;
        const auto take = [&](std::string_view, const Bytes&) {
            taken = true;
            return Result<void>();
        };
        const auto made = run(system, model, request, take, [](double) { return false; });
        EXPECT_FALSE(made.has_value() && taken && info.drawn) << info.id;
    }
}

INSTANTIATE_TEST_SUITE_P(Systems, ExportsInEverySystem, testing::ValuesIn(tests::allCases()), tests::caseName);

} // namespace
} // namespace navsmith::exports

#include "tests/app/gui/panels/sample_document.h"

#include "core/systems/registry.h"
#include "formats/texts/texts.h"
#include "tests/support/ain_bytes.h"
#include "tests/support/corpus.h"
#include "tests/support/path_bytes.h"
#include "tests/support/quake_nav_bytes.h"

#include <stdexcept>
#include <string>
#include <vector>

namespace navsmith::tests {

using document::Document;
using model::Column;
using model::ColumnId;
using model::ElementTypeId;
using model::PropertySpec;
using model::PropertyType;
using model::Ref;
using model::Slot;

namespace {

std::unique_ptr<Document> documentOf(const systems::System& system, model::Model model) {
    return std::make_unique<Document>(opening::OpenedDocument{.system = &system,
                                                              .shownPath = "sample",
                                                              .model = std::move(model),
                                                              .place = {},
                                                              .notices = {},
                                                              .failures = {}});
}

std::unique_ptr<Document> load(const systems::System& system, std::span<const systems::InputFile> files) {
    auto loaded = system.codec.load(files, {});
    if (!loaded)
        throw std::runtime_error(bytes::describe(loaded.error()));
    return documentOf(system, std::move(loaded->model));
}

std::unique_ptr<Document> documentOfArea(const RawArea& area) {
    const auto bytes = buildArea(area, RawForm::Exact);
    const systems::InputFile file{"NODES27.DAT", bytes};
    return load(*systems::find("gta_sa_paths"), std::span(&file, 1));
}

constexpr ElementTypeId kThing = 1;
constexpr Column<std::uint8_t> kVersion{model::kFileType, model::kFirstOwn};
constexpr Column<Ref> kFile{kThing, model::kFirstOwn};
constexpr Column<std::string> kName{kThing, model::kFirstOwn + 1};
constexpr Column<std::string> kBlob{kThing, model::kFirstOwn + 2};
constexpr Column<float> kRatio{kThing, model::kFirstOwn + 3};
constexpr Column<std::uint32_t> kSerial{kThing, model::kFirstOwn + 4};
constexpr Column<std::uint8_t> kWord{kThing, model::kFirstOwn + 5};
constexpr Column<Ref> kNext{kThing, model::kFirstOwn + 6};
constexpr Column<float> kSpot{kThing, model::kFirstOwn + 7};

bool versionTwo(const model::Model& model, Slot file) {
    return model.get(kVersion, file) == 2;
}

tl::expected<void, model::EditError> refuseSevens(model::Transaction& tx) {
    for (const Slot row : tx.touched(kRatio)) {
        if (tx.model().get(kRatio, row) == 7.0F)
            return tl::unexpected(model::EditError{texts::inEnglish("Seven is taken")});
    }
    return {};
}

model::Schema sampleSchema() {
    model::ElementType file{.id = "file", .title = "file", .plural = "files"};
    file.columns = {model::column<std::uint8_t>("version", 1)};
    file.properties = {{.id = "version",
                        .title = "Version",
                        .section = "File",
                        .type = PropertyType::Integer,
                        .column = kVersion.column,
                        .minimum = 1,
                        .maximum = 2}};
    model::ElementType thing{.id = "thing", .title = "thing", .plural = "things"};
    thing.columns = {model::reference("file", {model::kFileType, model::OnTargetErased::EraseRow}),
                     model::column<std::string>("name"),
                     model::column<std::string>("blob"),
                     model::column<float>("ratio", 0.5),
                     model::column<std::uint32_t>("serial"),
                     model::column<std::uint8_t>("word"),
                     model::reference("next", {kThing, model::OnTargetErased::Clear}),
                     model::column<float>("spot_x"),
                     model::column<float>("spot_y"),
                     model::column<float>("spot_z")};
    thing.groupOwner = kFile.column;
    thing.fileVia = kFile.column;
    const auto spot = kSpot.column;
    thing.properties = {
        {.id = "name", .title = "Name", .section = "Thing", .type = PropertyType::Text, .column = kName.column},
        {.id = "ratio",
         .title = "Ratio",
         .section = "Thing",
         .help = "How much of it",
         .type = PropertyType::Number,
         .column = kRatio.column,
         .maximum = 10},
        {.id = "spot",
         .title = "Spot",
         .section = "Place",
         .unit = "m",
         .type = PropertyType::Vector,
         .components = {spot, static_cast<ColumnId>(spot + 1), static_cast<ColumnId>(spot + 2)}},
        {.id = "shade",
         .title = "Shade",
         .section = "Thing",
         .type = PropertyType::Enum,
         .column = kWord.column,
         .shift = 1,
         .bits = 4,
         .names = {{0, "dark"}, {1, "light"}}},
        {.id = "late",
         .title = "Late",
         .section = "Thing",
         .type = PropertyType::Bool,
         .column = kWord.column,
         .shift = 0,
         .bits = 1,
         .present = versionTwo},
        {.id = "next",
         .title = "Next",
         .section = "Place",
         .type = PropertyType::Reference,
         .column = kNext.column,
         .readOnly = true},
        {.id = "serial",
         .title = "Serial",
         .section = "Stored",
         .type = PropertyType::Integer,
         .column = kSerial.column,
         .hexadecimal = true,
         .advanced = true},
        {.id = "blob",
         .title = "Blob",
         .section = "Stored",
         .type = PropertyType::Bytes,
         .column = kBlob.column,
         .readOnly = true,
         .advanced = true},
    };
    return {"sample", {file, thing}, refuseSevens};
}

const systems::System& sampleSystem() {
    static const systems::System system = [] {
        auto schema = model::finish(sampleSchema());
        if (!schema)
            throw std::logic_error(schema.error());
        return systems::System{.id = "sample", .title = "Sample", .schema = *schema, .rules = {}, .view = {}};
    }();
    return system;
}

model::Model sampleModel() {
    model::ModelBuilder builder(sampleSystem().schema);
    builder.addRows(model::kFileType, 2);
    builder.column(kVersion)[0] = 1;
    builder.column(kVersion)[1] = 2;
    constexpr Slot count = 6;
    builder.addRows(kThing, count);
    for (Slot row = 0; row < count; ++row) {
        builder.column(kFile)[row] = Ref::to(row < 3 ? 0 : 1);
        builder.column(kName)[row] = "thing " + std::string(1, static_cast<char>('a' + row));
        builder.column(kBlob)[row] = "blob";
        builder.column(kSerial)[row] = 0xAB00U + row;
        builder.column(kWord)[row] = static_cast<std::uint8_t>(row == 5 ? 7U << 1U : 0U);
        builder.column(kSpot)[row] = static_cast<float>(row) + 0.1F;
        if (row + 2 < count)
            builder.column(kNext)[row] = Ref::to(row + 1);
    }
    builder.column(kNext)[count - 1] = builder.raw(kNext, 0xBEEF);
    return builder.finish();
}

} // namespace

std::unique_ptr<Document> smallDocument() {
    return documentOfArea(smallArea(27));
}

std::unique_ptr<Document> waypointDocument() {
    const auto bytes = buildWaypoints(smallWaypoints(allWaypointForms().front()));
    const systems::InputFile file{"e1m1.nav", bytes};
    return load(*systems::find("quake_nav2"), std::span(&file, 1));
}

std::unique_ptr<Document> nodeGraphDocument() {
    const auto bytes = bytesOfAin(ainOfFourteen());
    const systems::InputFile file{"room.ain", bytes};
    return load(*systems::find("source_ain"), std::span(&file, 1));
}

std::unique_ptr<Document> emptyDocument() {
    return documentOfArea({});
}

std::unique_ptr<Document> stockDocument() {
    const auto folder = corpusFolder(kStockFolder);
    if (!folder)
        return nullptr;
    std::vector<std::vector<std::byte>> contents;
    std::vector<systems::InputFile> files;
    const auto paths = filesIn(*folder);
    contents.reserve(paths.size());
    for (const auto& path : paths) {
        contents.push_back(readFile(path));
        files.push_back({path.filename().string(), contents.back()});
    }
    return load(*systems::find("gta_sa_paths"), files);
}

std::unique_ptr<Document> sampleDocument() {
    return documentOf(sampleSystem(), sampleModel());
}

ElementTypeId typeOf(const Document& document, std::string_view type) {
    return document.model().schema().findElementType(type).value();
}

const PropertySpec& propertyOf(const Document& document, std::string_view type, std::string_view property) {
    return *document.model().schema().type(typeOf(document, type)).findProperty(property);
}

model::Value valueOf(const Document& document, std::string_view type, std::string_view property, Slot row) {
    return model::readValue(document.model(), propertyOf(document, type, property), {typeOf(document, type), row});
}

double numberOf(const Document& document, std::string_view type, std::string_view property, Slot row) {
    const auto value = valueOf(document, type, property, row);
    if (const auto* integer = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*integer);
    return std::get<double>(value);
}

} // namespace navsmith::tests

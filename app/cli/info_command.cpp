#include "app/cli/commands.h"
#include "app/cli/common_options.h"
#include "app/cli/json_output.h"
#include "app/cli/texture_report.h"
#include "app/cli/unknowns.h"
#include "core/files/path_text.h"
#include "core/model/property.h"
#include "core/model/wording.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cmath>
#include <ostream>

namespace navsmith::cli {

namespace {

using model::ElementTypeId;
using model::Slot;

struct InfoOptions {
    InputOptions inputs;
    std::string variant;
    bool json = false;
    bool textures = false; ///< how maps are drawn, in place of documents
    bool strict = false;   ///< also what the format pages do not explain
};

void addInfoOptions(CLI::App& command, InfoOptions& to, OptionChoices& choices) {
    addPaths(command, to.inputs.paths);
    addVariant(command, to.variant, choices);
    addJson(command, to.json);
    auto* textures = command.add_flag(
        "--textures", to.textures,
        "The paths are maps, or folders of maps: show how many faces can be drawn with their textures");
    command
        .add_flag("--strict", to.strict,
                  "Also list all that the format pages do not explain, and fail (status 1) if there is any")
        ->excludes(textures);
    addInputOptions(command, to.inputs);
}

struct Count {
    std::string_view id;
    std::size_t count = 0;
};

struct TypeCounts {
    std::string_view type;
    std::size_t count = 0;
    std::vector<Count> parts; ///< for types that are split into parts
    std::vector<Count> flags; ///< number of elements with the flag set
    std::vector<Count> lists; ///< number of entries of all elements
};

std::vector<Count> countParts(const model::Model& model, ElementTypeId type, std::span<const Slot> rows) {
    const auto& spec = model.schema().type(type);
    std::vector<Count> counts;
    if (spec.groupPart == model::kNoColumn)
        return counts;
    for (const auto title : spec.partTitles)
        counts.push_back({title, 0});
    const auto parts = model.column(model::Column<std::uint8_t>{type, spec.groupPart});
    for (const Slot row : rows) {
        if (parts[row] < counts.size())
            ++counts[parts[row]].count;
    }
    return counts;
}

std::size_t countSet(const model::Model& model, ElementTypeId type, const model::PropertySpec& flag,
                     std::span<const Slot> rows) {
    std::vector<double> values(rows.size());
    model::readNumbers(model, type, flag, rows, values);
    std::size_t set = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (values[i] != 0 && !std::isnan(values[i]) && model::isPresent(model, flag, model::Element{type, rows[i]}))
            ++set;
    }
    return set;
}

TypeCounts countType(const model::Model& model, ElementTypeId type) {
    const auto& spec = model.schema().type(type);
    const auto rows = model.liveRows(type);
    TypeCounts counts{spec.id, rows.size(), countParts(model, type, rows), {}, {}};
    // Skip properties that no open file's version has.
    const auto isPresent = [&](model::Present present) {
        bool any = present == nullptr;
        model.forEachLive(model::kFileType, [&](Slot file) { any = any || present(model, file); });
        return any;
    };
    for (const auto& property : spec.properties) {
        if (property.isFlag() && isPresent(property.present))
            counts.flags.push_back({property.id, countSet(model, type, property, rows)});
    }
    for (std::size_t list = 0; list < spec.lists.size(); ++list)
        counts.lists.push_back({spec.lists[list].id, model.listCount(type, static_cast<model::ListId>(list))});
    return counts;
}

std::vector<TypeCounts> countAll(const model::Model& model) {
    std::vector<TypeCounts> all;
    for (std::size_t type = 0; type < model.schema().types.size(); ++type)
        all.push_back(countType(model, static_cast<ElementTypeId>(type)));
    return all;
}

Json toJson(std::span<const Count> counts) {
    auto object = Json::object();
    for (const auto& [id, count] : counts)
        object[std::string(id)] = count;
    return object;
}

Json toJson(const opening::OpenedDocument& document) {
    auto json = documentHead(document);
    auto types = Json::object();
    auto flags = Json::object();
    auto groups = Json::object();
    auto lists = Json::object();
    for (const auto& counts : countAll(document.model)) {
        const std::string type(counts.type);
        types[type] = counts.count;
        flags[type] = toJson(counts.flags);
        if (!counts.parts.empty())
            groups[type] = toJson(counts.parts);
        if (!counts.lists.empty())
            lists[type] = toJson(counts.lists);
    }
    json["kinds"] = std::move(types);
    json["flags"] = std::move(flags);
    json["groups"] = std::move(groups);
    json["lists"] = std::move(lists);
    json["notices"] = cli::toJson(std::span(document.notices));
    return json;
}

std::string joined(std::span<const Count> counts) {
    std::vector<std::string> words;
    for (const auto& [id, count] : counts)
        words.push_back(fmt::format("{} {}", id, count));
    return fmt::format("{}", fmt::join(words, ", "));
}

void printText(std::ostream& out, const opening::OpenedDocument& document) {
    const auto files = document.place.files.size();
    out << fmt::format("{}: {}, {}\n", files::toText(document.shownPath), document.system->title,
                       model::counted(files, "file"));
    for (const auto& counts : countAll(document.model)) {
        out << fmt::format("  {:<12} {:>8}", counts.type, counts.count);
        if (!counts.parts.empty())
            out << "  (" << joined(counts.parts) << ')';
        out << '\n';
        for (const auto& [flag, count] : counts.flags)
            out << fmt::format("    {:<24} {:>8}\n", flag, count);
        for (const auto& [list, count] : counts.lists)
            out << fmt::format("    {:<24} {:>8} {}\n", list, count, count == 1 ? "entry" : "entries");
    }
    if (!document.notices.empty())
        out << fmt::format("  {} (see --verbose)\n", model::counted(document.notices.size(), "notice"));
}

ExitStatus runInfo(const InfoOptions& options, Session& session) {
    if (options.textures)
        return showMapTextures(options.inputs.paths, options.json, session);
    auto documents = Json::array();
    std::size_t unknown = 0;
    session.openEach(options.inputs.paths, {.recovery = opening::Recovery::Report, .variant = options.variant},
                     [&](const opening::OpenedDocument& document) {
                         const auto unknowns = options.strict ? unknownsOf(document) : Unknowns{};
                         unknown += unknowns.count();
                         if (!options.json) {
                             printText(session.out(), document);
                             cli::printText(session.out(), document, unknowns, session.isVerbose());
                             return;
                         }
                         documents.push_back(toJson(document));
                         if (options.strict)
                             documents.back()["unknown"] = cli::toJson(document, unknowns);
                     });
    if (options.json)
        print(session, {{"documents", std::move(documents)}});
    return session.statusOr(unknown == 0 ? ExitStatus::Ok : ExitStatus::Found);
}

} // namespace

Command infoCommand() {
    return command<InfoOptions, addInfoOptions, runInfo>(
               "info", "Show what the documents contain: element types, counts, flags")
        .alsoServed();
}

} // namespace navsmith::cli

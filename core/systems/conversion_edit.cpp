// The user interface of conversions: the report as text, and the edit that asks for the format.
#include "core/model/property.h"
#include "core/model/wording.h"
#include "core/systems/conversion.h"
#include "core/systems/registry.h"
#include "core/systems/shared/edit_parts.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace navsmith::systems {

using model::ElementTypeId;
using model::kNoList;
using model::ListId;
using model::Model;
using model::PropertySpec;

namespace {

// Text ----------------------------------------------------------------------------------------------------------

std::string counted(const model::Schema& schema, ElementTypeId type, ListId list, std::size_t count) {
    const auto& spec = schema.type(type);
    if (list == kNoList)
        return model::countedName(spec, count);
    return texts::format("{} in lists of {}", model::counted(count, "entry", "entries"), spec.lists[list].title);
}

std::string titleOf(const PropertySpec& property) {
    return property.section.empty() || property.section == property.title
               ? std::string(property.title)
               : fmt::format("{}: {}", property.section, property.title);
}

std::string shown(std::string_view text) {
    return text.empty() ? texts::format("nothing") : std::string(text);
}

std::string line(const model::Schema& schema, const PropertyLoss& loss) {
    auto head = titleOf(*loss.property);
    if (loss.type != model::kFileType || loss.count != 1) // usually there is one file
        head += texts::format(", of ") + counted(schema, loss.type, loss.list, loss.count);
    const bool showsValues = loss.uniform && loss.property->type != model::PropertyType::Bytes;
    if (!showsValues || (loss.fate == Fate::Lost && loss.property->isFlag()))
        return head;
    if (loss.fate == Fate::Lost)
        return fmt::format("{}: {}", head, shown(loss.before));
    if (loss.fate == Fate::Defaulted)
        return fmt::format("{}: {}", head, shown(loss.after));
    return texts::format("{}: {} becomes {}", head, shown(loss.before), shown(loss.after));
}

/// Combines the new flags of a section that are all off into one line.
struct NewFlags {
    ElementTypeId type;
    std::string_view section;
    std::size_t flags = 0;
    std::size_t count = 0;
};

std::vector<std::string> defaultedLines(const model::Schema& schema, const ConversionReport& report) {
    std::vector<std::string> lines;
    std::vector<NewFlags> flags;
    for (const auto& loss : report.properties) {
        const bool nothing = loss.initial && loss.property->type == model::PropertyType::Bytes;
        if (loss.fate != Fate::Defaulted || loss.retold || nothing)
            continue;
        if (!loss.off || loss.list != kNoList || loss.type == model::kFileType) {
            lines.push_back(line(schema, loss));
            continue;
        }
        if (flags.empty() || flags.back().type != loss.type || flags.back().section != loss.property->section)
            flags.push_back({loss.type, loss.property->section, 0, loss.count});
        ++flags.back().flags;
    }
    for (const auto& each : flags)
        lines.push_back(texts::format("{}: {} of {}: off", each.section, model::counted(each.flags, "flag"),
                                      counted(schema, each.type, kNoList, each.count)));
    return lines;
}

void addPart(std::string& text, std::string_view heading, const std::vector<std::string>& lines) {
    if (lines.empty())
        return;
    text += fmt::format("{}{}\n", text.empty() ? "" : "\n", heading);
    for (const auto& each : lines)
        text += fmt::format("  {}\n", each);
}

// The edit ------------------------------------------------------------------------------------------------------

constexpr Argument<std::size_t> kFormat{"format"};

std::string_view selectedFormat(const Model& m, Arguments arguments) {
    const auto& formats = systemOf(m).versions.formats;
    const auto at = arguments.get(kFormat);
    return at < formats.size() ? formats[at].id : std::string_view();
}

Proposal proposeFormat(const Model& m, Selection) {
    const auto& system = systemOf(m);
    const auto it = std::ranges::find(system.versions.formats, system.versions.formatOf(m), &Format::id);
    if (it == system.versions.formats.end())
        return {};
    return {{kFormat, static_cast<std::size_t>(it - system.versions.formats.begin())}};
}

Description describeConversion(const Model& m, Selection, Arguments arguments) {
    const auto report = tryConversion(systemOf(m), m, selectedFormat(m, arguments));
    Description description;
    if (report)
        description.report = describe(m.schema(), *report);
    return description;
}

EditResult runConversion(model::Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    if (auto done = systemOf(m).versions.convert(tx, selectedFormat(m, arguments)); !done)
        return tl::unexpected(std::move(done.error()));
    return stillLive(m, selection);
}

} // namespace

std::string describe(const model::Schema& schema, const ConversionReport& report) {
    if (report.empty())
        return texts::format("Nothing changes: the document already has this version.\n");
    std::vector<std::string> lost;
    std::vector<std::string> parts;
    std::vector<std::string> changed;
    for (const auto& row : report.rows) {
        if (row.gone != 0)
            lost.push_back(counted(schema, row.type, row.list, row.gone));
        if (row.come != 0)
            parts.push_back(counted(schema, row.type, row.list, row.come));
    }
    for (const auto& loss : report.properties) {
        if (!loss.retold && loss.fate != Fate::Defaulted)
            (loss.fate == Fate::Lost ? lost : changed).push_back(line(schema, loss));
    }
    const auto defaulted = defaultedLines(schema, report);
    parts.insert(parts.end(), defaulted.begin(), defaulted.end());
    std::string text;
    if (lost.empty())
        text = texts::format("Nothing is lost.\n");
    addPart(text, texts::format("Lost"), lost);
    addPart(text, texts::format("Reset"), parts);
    addPart(text, texts::format("Changed"), changed);
    return text;
}

const Format* findFormat(const System& system, std::string_view id) {
    const auto it = std::ranges::find(system.versions.formats, id, &Format::id);
    return it == system.versions.formats.end() ? nullptr : &*it;
}

std::vector<Edit> conversionEdits(const System& system) {
    if (system.versions.formats.empty())
        return {};
    std::vector<std::string_view> names;
    for (const auto& format : system.versions.formats)
        names.push_back(format.title);
    return {{.id = "convert",
             .title = "Convert to Another Version",
             .help = "Converts the document to another version of its format, or to another game's variant of it",
             .section = "Document",
             .role = EditRole::Convert,
             .scope = EditScope::Document,
             .parameters = {choiceParameter(kFormat, "Convert to", "Version and game of the converted file", names)},
             .propose = proposeFormat,
             .describe = describeConversion,
             .run = runConversion}};
}

} // namespace navsmith::systems

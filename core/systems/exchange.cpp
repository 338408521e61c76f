#include "core/systems/exchange.h"

#include "core/model/property.h"
#include "core/model/reformat.h"
#include "core/model/wording.h"
#include "core/systems/registry.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>
#include <variant>

namespace navsmith::systems {

using model::ElementTypeId;
using model::Model;
using model::PropertySpec;
using model::Slot;

namespace {

using texts::mark;

constexpr std::array<std::string_view, kBotWays> kWays{
    mark("walks"),      mark("drops"),       mark("jumps"),     mark("rocket jumps"), mark("jumps out of water"),
    mark("lift rides"), mark("train rides"), mark("teleports"), mark("pushes")};

struct MarkName {
    BotMark bit;
    std::string_view name;
};
constexpr std::array kMarks{MarkName{BotMark::UnderWater, mark("nodes under water")},
                            MarkName{BotMark::Hazard, mark("nodes to avoid or to check for hazards")},
                            MarkName{BotMark::Blocked, mark("nodes that something may block")},
                            MarkName{BotMark::Crouch, mark("areas to crouch in")},
                            MarkName{BotMark::Jump, mark("areas to jump in")},
                            MarkName{BotMark::NoJump, mark("areas without jumps")},
                            MarkName{BotMark::Stop, mark("areas to stop before")},
                            MarkName{BotMark::Run, mark("areas to run in")},
                            MarkName{BotMark::Walk, mark("areas to walk in")},
                            MarkName{BotMark::Avoid, mark("areas to avoid")},
                            MarkName{BotMark::Transient, mark("areas that may be blocked")},
                            MarkName{BotMark::DontHide, mark("areas without hiding")},
                            MarkName{BotMark::Stand, mark("areas to stand in")},
                            MarkName{BotMark::NoHostages, mark("areas without hostages")},
                            MarkName{BotMark::Stairs, mark("areas on stairs")},
                            MarkName{BotMark::NoMerge, mark("areas that stay as they are")},
                            MarkName{BotMark::ObstacleTop, mark("areas on top of obstacles")}};

/// What a graph says, by number.
std::vector<std::pair<std::string_view, std::size_t>> tally(const BotGraph& graph) {
    std::vector<std::pair<std::string_view, std::size_t>> counts{{mark("nodes"), graph.nodes.size()},
                                                                 {mark("links"), graph.links.size()}};
    for (std::size_t way = 0; way < kWays.size(); ++way)
        counts.emplace_back(kWays[way], std::ranges::count_if(graph.links, [&](const BotLink& link) {
                                return static_cast<std::size_t>(link.way) == way;
                            }));
    counts.emplace_back(mark("points of jumps and rides"), std::ranges::count_if(graph.links, [](const BotLink& link) {
                            return link.points.has_value();
                        }));
    counts.emplace_back(mark("radii of nodes"),
                        std::ranges::count_if(graph.nodes, [](const BotNode& node) { return node.radius > 0; }));
    for (const auto& each : kMarks)
        counts.emplace_back(
            each.name, std::ranges::count_if(graph.nodes, [&](const BotNode& node) { return node.has(each.bit); }));
    return counts;
}

std::vector<ExchangeCount> changesBetween(const BotGraph& before, const BotGraph& after) {
    std::vector<ExchangeCount> changes;
    const auto was = tally(before);
    const auto is = tally(after);
    for (std::size_t i = 0; i < was.size(); ++i) {
        if (was[i].second != is[i].second)
            changes.push_back({std::string(texts::translated({was[i].first})), was[i].second, is[i].second});
    }
    return changes;
}

/// Whether what a property stores in a row is not what it is in a new one.
bool isSet(const Model& m, ElementTypeId type, const PropertySpec& property, Slot row) {
    return std::ranges::any_of(model::storedColumns(property), [&](model::ColumnId column) {
        const auto usual = model::initialValue(m.schema().type(type).columns[column]);
        return std::visit(
            [&](const auto& values) {
                using Values = std::remove_cvref_t<decltype(values)>;
                using T = typename Values::value_type;
                const auto& initial = std::get<Values>(usual).front();
                if constexpr (std::is_integral_v<T>) {
                    const auto mask = property.bits == 0 || property.bits >= 64
                                          ? ~std::uint64_t{0}
                                          : ((std::uint64_t{1} << property.bits) - 1) << property.shift;
                    const auto bits = static_cast<std::uint64_t>(values[row]) & mask;
                    // Words without a meaning are clear in files that do not use them.
                    return bits != (static_cast<std::uint64_t>(initial) & mask) && (!property.hexadecimal || bits != 0);
                } else {
                    return values[row] != initial;
                }
            },
            m.columnData(type, column));
    });
}

/// A word of which other properties tell the bits.
bool isSpelledOut(const model::ElementType& type, const PropertySpec& property) {
    const auto columns = model::storedColumns(property);
    return property.hexadecimal && std::ranges::any_of(type.properties, [&](const PropertySpec& other) {
               return other.bits != 0 && !other.hexadecimal && std::ranges::equal(model::storedColumns(other), columns);
           });
}

/// What a document says that its graph does not.
std::vector<ExchangeCount> unsaidOf(const Model& m, const Exchange& from) {
    std::vector<ExchangeCount> unsaid;
    for (ElementTypeId type = 0; type < m.schema().typeCount(); ++type) {
        const auto& spec = m.schema().type(type);
        const bool isCarried = std::ranges::any_of(from.says, [&](const auto& each) { return each.type == type; });
        if (!isCarried) {
            if (const auto count = m.count(type); count != 0)
                unsaid.push_back({model::countedName(spec, count), count, 0});
            continue;
        }
        for (const auto& property : spec.properties) {
            const bool isSaid = std::ranges::any_of(
                from.says, [&](const auto& each) { return each.type == type && each.property == property.id; });
            if (isSaid || property.derived() || isSpelledOut(spec, property))
                continue;
            std::size_t count = 0;
            m.forEachLive(type, [&](Slot row) {
                count +=
                    model::isPresent(m, property, model::Element{type, row}) && isSet(m, type, property, row) ? 1 : 0;
            });
            if (count == 0)
                continue;
            const auto title = property.section.empty() || property.section == property.title
                                   ? std::string(property.title)
                                   : fmt::format("{}: {}", property.section, property.title);
            unsaid.push_back(
                {type == model::kFileType ? title : texts::format("{}, of {}", title, model::countedName(spec, count)),
                 count, 0});
        }
    }
    return unsaid;
}

std::string countText(std::size_t count) {
    return texts::grouped(count);
}

} // namespace

namespace {

/// The formats of the families that a document belongs to; without a document, of all families.
std::vector<ForeignFormat> formatsFor(const System& system, const Model* model) {
    std::vector<ForeignFormat> formats;
    for (const auto& other : all()) {
        for (const auto& family : &other == &system ? std::vector<ExchangeFamily>() : other.exchange.families) {
            const auto own = std::ranges::find(system.exchange.families, family.id, &ExchangeFamily::id);
            if (own == system.exchange.families.end() || (model != nullptr && own->has != nullptr && !own->has(*model)))
                continue;
            for (const auto& format : family.formats)
                formats.push_back({&other, format});
        }
    }
    return formats;
}

} // namespace

std::vector<ForeignFormat> foreignFormats(const System& system) {
    return formatsFor(system, nullptr);
}

std::vector<ForeignFormat> foreignFormats(const System& system, const Model& model) {
    return formatsFor(system, &model);
}

tl::expected<Exchanged, model::EditError> exchange(const System& system, const Model& model, const ForeignFormat& to,
                                                   const ReadMapFile& readMap, const StageProgress& progress) {
    if (system.exchange.give == nullptr)
        return tl::unexpected(model::EditError{texts::format("Documents of this kind cannot be converted.")});
    Exchanged result;
    result.graph = system.exchange.give(model);
    std::vector<std::byte> mapFile;
    if (to.to->exchange.usesMapFile && result.graph.faces.empty()) {
        if (!readMap)
            return tl::unexpected(model::EditError{texts::format("Open the map of the document first.")});
        auto file = readMap();
        if (!file)
            return tl::unexpected(std::move(file.error()));
        mapFile = std::move(*file);
    }
    result.notes = result.graph.notes;
    auto files = to.to->exchange.take({result.graph, to.format.id, model.map(), mapFile, progress, &result.notes});
    if (!files)
        return tl::unexpected(std::move(files.error()));
    result.files = std::move(*files);
    std::vector<InputFile> inputs;
    for (const auto& file : result.files)
        inputs.push_back({file.name, file.bytes});
    auto reread = to.to->codec.load(inputs, {});
    if (!reread)
        return tl::unexpected(model::EditError{bytes::describe(reread.error())});
    reread->model.setMap(model.map());
    result.unsaid = unsaidOf(model, system.exchange);
    result.changes = changesBetween(result.graph, to.to->exchange.give(reread->model));
    return result;
}

std::string describe(const Exchanged& result) {
    std::string losses;
    std::string changes;
    for (const auto& each : result.unsaid)
        losses += fmt::format("  {}\n", each.what);
    for (const auto& each : result.changes) {
        if (each.after == 0)
            losses += fmt::format("  {}\n", texts::format("{}: all {}", each.what, countText(each.before)));
        else
            changes += fmt::format(
                "  {}\n", texts::format("{}: {} become {}", each.what, countText(each.before), countText(each.after)));
    }
    std::string notes;
    for (const auto& note : result.notes)
        notes += note + "\n\n";
    std::string text =
        notes + (losses.empty() ? texts::format("Nothing is lost.\n") : texts::format("Lost") + '\n' + losses);
    if (!changes.empty())
        text += '\n' + texts::format("Changed") + '\n' + changes;
    return text;
}

} // namespace navsmith::systems

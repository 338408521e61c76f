#include "core/systems/yapb/load.h"

#include "core/model/wording.h"
#include "core/systems/shared/load_parts.h"
#include "core/systems/yapb/access.h"
#include "core/systems/yapb/save.h"
#include "core/systems/yapb/schema.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace navsmith::systems::yapb {

using model::ModelBuilder;
using model::Ref;
using model::Slot;

namespace {

void addFile(ModelBuilder& builder, const GraphFile& in, std::string name) {
    builder.addRows(kFile, 1);
    file::fields.loadOne(builder, 0, in);
    builder.column(file::name)[0] = std::move(name);
    builder.column(file::author)[0] = nameOf(in.author);
    builder.column(file::modifiedBy)[0] = nameOf(in.modifiedBy);
    builder.column(file::mapName)[0] = nameOf(in.mapName);
}

void addNodes(ModelBuilder& builder, const GraphFile& in) {
    builder.addRows(kNode, in.nodes.size());
    node::fields.load(builder, 0, in.nodes);
    std::ranges::fill(builder.column(node::file), Ref::to(0));
    for (std::size_t n = 0; n < in.nodes.size(); ++n) {
        builder.column(node::numberOffset)[n] = wrapped(in.nodes[n].number, -static_cast<std::int64_t>(n));
        builder.column(node::leftovers)[n] = leftoversOf(in.nodes[n]);
    }
}

void addLinks(ModelBuilder& builder, const GraphFile& in) {
    std::vector<navsmith::yapb::Link> links;
    std::vector<std::pair<Slot, std::uint8_t>> places; // node and slot
    for (std::size_t n = 0; n < in.nodes.size(); ++n) {
        for (std::size_t slot = 0; slot < navsmith::yapb::kLinkSlots; ++slot) {
            if (in.nodes[n].links[slot].target == navsmith::yapb::kFreeSlot)
                continue;
            links.push_back(in.nodes[n].links[slot]);
            places.emplace_back(static_cast<Slot>(n), static_cast<std::uint8_t>(slot));
        }
    }
    builder.addRows(kLink, links.size());
    link::fields.load(builder, 0, links);
    for (std::size_t i = 0; i < links.size(); ++i) {
        const auto target = links[i].target;
        const bool exists = target >= 0 && static_cast<std::size_t>(target) < in.nodes.size();
        builder.column(link::owner)[i] = Ref::to(places[i].first);
        builder.column(link::slot)[i] = places[i].second;
        builder.column(link::target)[i] =
            exists ? Ref::to(static_cast<Slot>(target)) : builder.raw(link::target, static_cast<std::uint16_t>(target));
    }
}

std::vector<Notice> noticesOf(const std::string& name, const GraphFile& in) {
    std::vector<Notice> notices;
    if (in.container == Container::Graph && in.version > navsmith::yapb::kLastGraphVersion)
        notices.push_back(
            {name, texts::format("version {} is newer than the newest known one: bots of today read it with a warning",
                                 in.version)});
    if (!in.rest.empty())
        notices.push_back(
            {name, texts::format("{} after the end, kept unchanged", model::counted(in.rest.size(), "byte"))});
    if (in.nodes.size() < navsmith::yapb::kMinNodes)
        notices.push_back(
            {name, texts::format("YaPB deletes graphs with fewer than {} nodes", navsmith::yapb::kMinNodes)});
    return notices;
}

} // namespace

Confidence recognise(std::string_view, std::span<const std::byte> head, std::uint64_t) {
    return navsmith::yapb::isGraph(head) || navsmith::yapb::isPwf(head) ? Confidence::Sure : Confidence::No;
}

bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress) {
    assert(files.size() == 1);
    const auto& input = files.front();
    if (progress && !progress(0))
        return tl::unexpected(loadCancelled(input.name));
    auto graph = navsmith::yapb::read(input.bytes);
    if (!graph)
        return errorIn(input.name, std::move(graph.error()));
    ModelBuilder builder(schema());
    addFile(builder, *graph, input.name);
    addNodes(builder, *graph);
    addLinks(builder, *graph);
    return Loaded{builder.finish(), noticesOf(input.name, *graph), {}};
}

} // namespace navsmith::systems::yapb

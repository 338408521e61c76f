#include "core/systems/source_ain/load.h"

#include "core/systems/shared/load_parts.h"
#include "core/systems/source_ain/generation/hulls.h"
#include "core/systems/source_ain/limits.h"
#include "core/systems/source_ain/schema.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace navsmith::systems::source_ain {

using model::ModelBuilder;
using model::Ref;
using model::Slot;

namespace {

constexpr std::string_view kEnding = ".ain";

bool hasEnding(std::string_view name) {
    return bytes::endsIgnoringCase(name, kEnding);
}

void addFile(ModelBuilder& builder, const AinFile& in, std::string name) {
    builder.addRows(kFile, 1);
    file::fields.loadOne(builder, 0, in);
    builder.column(file::name)[0] = std::move(name);
    // Without nodes nothing tells how many.
    builder.column(file::hulls)[0] =
        static_cast<std::uint8_t>(in.nodes.empty() ? generation::usualHulls(in.version) : in.hulls);
}

void addNodes(ModelBuilder& builder, const AinFile& in) {
    builder.addRows(kNode, in.nodes.size());
    node::fields.load(builder, 0, in.nodes);
    std::ranges::fill(builder.column(node::file), Ref::to(0));
}

void addLinks(ModelBuilder& builder, const AinFile& in) {
    builder.addRows(kLink, in.links.size());
    link::fields.load(builder, 0, in.links);
    std::ranges::fill(builder.column(link::file), Ref::to(0));
    const auto end = [&](model::Column<Ref> column, std::int16_t node) {
        return node >= 0 && static_cast<std::size_t>(node) < in.nodes.size()
                   ? Ref::to(static_cast<Slot>(node))
                   : builder.raw(column, static_cast<std::uint16_t>(node));
    };
    for (std::size_t l = 0; l < in.links.size(); ++l) {
        builder.column(link::source)[l] = end(link::source, in.links[l].source);
        builder.column(link::target)[l] = end(link::target, in.links[l].target);
    }
}

std::vector<Notice> noticesOf(const std::string& name, const AinFile& in) {
    std::vector<Notice> notices;
    if (source::isTextAin(in.version))
        notices.push_back({name, texts::format("a text of version {}, of the builds of 2003: games of today build "
                                               "another graph in its place",
                                               in.version)});
    else if (in.version < source::kAinVersion)
        notices.push_back({name, texts::format("version {}, of the builds of 2004: games of today build another graph "
                                               "in its place",
                                               in.version)});
    if (in.nodes.empty())
        notices.push_back({name, texts::format("no nodes: the game takes the file for the graph of the map and builds "
                                               "none, so that NPCs stand still")});
    if (in.nodes.size() > kGarrysModNodes)
        notices.push_back({name, texts::format("{} nodes: no known game takes more than {}",
                                               texts::grouped(in.nodes.size()), texts::grouped(kGarrysModNodes))});
    return notices;
}

} // namespace

/// Binary files have no magic number, only a version, so the name must match, too. Unknown versions are refused by it.
Confidence recognise(std::string_view name, std::span<const std::byte> head, std::uint64_t) {
    if (!hasEnding(name))
        return Confidence::No;
    constexpr std::uint32_t mostVersions = 256;
    bytes::ByteReader in(head);
    const auto version = in.read<std::uint32_t>("version");
    return source::isAin(head) || (in.ok() && version != 0 && version < mostVersions) ? Confidence::Sure
                                                                                      : Confidence::No;
}

bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress) {
    assert(files.size() == 1);
    const auto& input = files.front();
    if (progress && !progress(0))
        return tl::unexpected(loadCancelled(input.name));
    auto graph = source::readAin(input.bytes);
    if (!graph)
        return errorIn(input.name, std::move(graph.error()));
    ModelBuilder builder(schema());
    addFile(builder, *graph, input.name);
    addNodes(builder, *graph);
    addLinks(builder, *graph);
    return Loaded{builder.finish(), noticesOf(input.name, *graph), {}};
}

std::vector<std::string> namesInMap(std::string_view mapName) {
    return {"maps/graphs/" + std::string(mapName) + ".ain"};
}

} // namespace navsmith::systems::source_ain

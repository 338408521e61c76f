#include "core/systems/quake_text/load.h"

#include "core/systems/quake_text/schema.h"
#include "core/systems/shared/load_parts.h"
#include "formats/bytes/plain_text.h"
#include "formats/bytes/text_bytes.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace navsmith::systems::quake_text {

using model::Ref;
using model::Slot;
using quake_waypoints::Part;
using quake_waypoints::Waypoints;

namespace {

/// As far as the name tells: .qc is one of two, which do not differ in how files belong together.
std::optional<Dialect> familyOf(std::string_view name) {
    const auto kinds = quake_waypoints::recognise(name, {});
    return kinds.empty() ? std::nullopt : std::optional(kinds.front().dialect);
}

void replaceAll(std::string& text, std::string_view from, std::string_view to) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

} // namespace

model::Model modelOf(Waypoints w) {
    model::ModelBuilder builder(schema());
    builder.addRows(kFile, 1);
    builder.addRows(kNode, w.nodes.size());
    builder.addRows(kLink, w.links.size());
    file::fields.load(builder, 0, std::vector{w});
    builder.column(file::name)[0] = w.names.front();
    builder.column(file::dialect)[0] = static_cast<std::uint8_t>(w.dialect);
    builder.column(file::unread)[0] = static_cast<std::uint32_t>(w.unread);
    auto& parts = builder.column(file::parts)[0];
    auto& source = builder.column(file::source)[0];
    for (std::size_t i = 0; i < w.names.size(); ++i) {
        parts += i < w.source.size() ? fmt::format("{}/{}\n", w.names[i], w.source[i].size())
                                     : fmt::format("{}/-\n", w.names[i]);
        source += i < w.source.size() ? w.source[i] : std::string();
    }
    node::fields.load(builder, 0, w.nodes);
    std::ranges::fill(builder.column(node::file), Ref::to(0));
    link::fields.load(builder, 0, w.links);
    for (std::size_t i = 0; i < w.links.size(); ++i) {
        builder.column(link::owner)[i] = Ref::to(w.links[i].owner);
        const auto target = w.links[i].target;
        const auto ref = target <= w.nodes.size() ? Ref::to(target - 1) : builder.raw(link::target, target);
        builder.column(link::target)[i] = ref;
    }
    return builder.finish();
}

Confidence recognise(std::string_view name, std::span<const std::byte> head, std::uint64_t) {
    const auto kinds = quake_waypoints::recognise(name, bytes::textOf(head));
    if (kinds.empty())
        return Confidence::No;
    return kinds.front().sure ? Confidence::Sure : Confidence::Maybe;
}

std::vector<std::vector<std::size_t>> documents(std::span<const std::string> names) {
    struct Chain {
        std::vector<std::size_t> files;
        std::vector<int> parts;
    };
    std::vector<Chain> chains;
    std::map<std::pair<Dialect, std::string>, std::size_t> last; // chain of a stem
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto dialect = familyOf(names[i]).value_or(Dialect::Ktx);
        const int part = quake_waypoints::partNumber(dialect, names[i]);
        const auto key = std::pair(dialect, bytes::lowered(quake_waypoints::stemOf(dialect, names[i])));
        const auto [chain, isNew] = last.try_emplace(key, chains.size());
        // A second file of the same number begins another document.
        if (!isNew && std::ranges::find(chains[chain->second].parts, part) != chains[chain->second].parts.end())
            chain->second = chains.size();
        if (chain->second == chains.size())
            chains.emplace_back();
        chains[chain->second].files.push_back(i);
        chains[chain->second].parts.push_back(part);
    }
    std::vector<std::vector<std::size_t>> all;
    for (auto& chain : chains) {
        std::ranges::sort(chain.files, {}, [&](std::size_t i) {
            return quake_waypoints::partNumber(familyOf(names[i]).value_or(Dialect::Ktx), names[i]);
        });
        all.push_back(std::move(chain.files));
    }
    return all;
}

bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress) {
    using bytes::FormatError;
    using bytes::FormatErrorCode;
    if (files.empty())
        return tl::unexpected(FormatError{FormatErrorCode::BadValue, 0, "files", "none", "at least one", {}});
    if (progress && !progress(0))
        return tl::unexpected(loadCancelled(files.front().name));
    std::vector<Part> parts;
    for (const auto& file : files)
        parts.push_back({file.name, std::string(bytes::textOf(file.bytes))});
    const auto dialect = quake_waypoints::dialectOf(parts.front());
    if (!dialect)
        return tl::unexpected(FormatError{FormatErrorCode::BadMagic, 0, "text", "bytes of another kind",
                                          "waypoints of Quake as text", files.front().name});
    std::ranges::stable_sort(parts, {}, [&](const Part& p) { return quake_waypoints::partNumber(*dialect, p.name); });
    auto waypoints = quake_waypoints::read(*dialect, parts);
    if (!waypoints)
        return tl::unexpected(std::move(waypoints.error()));
    return Loaded{modelOf(std::move(*waypoints)), {}, {}};
}

std::vector<std::string> mapNames(std::string_view fileName) {
    const auto dialect = familyOf(fileName).value_or(Dialect::Ktx);
    std::string stem(quake_waypoints::stemOf(dialect, fileName));
    // The game saves "dm4[2024-05-01].bot".
    if (const auto bracket = stem.find('['); dialect == Dialect::Ktx && bracket != std::string::npos && bracket > 0)
        stem.resize(bracket);
    if (bytes::lowered(fileName).ends_with(".qc")) {
        if (const auto at = bytes::lowered(stem).rfind("map_"); at != std::string::npos)
            stem.erase(0, at + 4);
        replaceAll(stem, "DASH", "-");
        replaceAll(stem, "PLUS", "+");
    }
    if (const auto race = stem.rfind(".race"); dialect == Dialect::Nexuiz && race != std::string::npos)
        stem.resize(race);
    return {stem + ".bsp"};
}

} // namespace navsmith::systems::quake_text

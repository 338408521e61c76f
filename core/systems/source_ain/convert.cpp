#include "core/systems/source_ain/convert.h"

#include "core/model/reformat.h"
#include "core/model/wording.h"
#include "core/systems/source_ain/access.h"
#include "core/systems/source_ain/save.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::systems::source_ain {

using model::EditError;
using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

struct Target {
    std::int32_t version = 0;
    std::string_view id;
    std::string_view title;
};

constexpr std::array kTargets{
    Target{37, "ain-37", "Version 37: Half-Life 2, Garry's Mod and most mods"},
    Target{41, "ain-41", "Version 41: Alien Swarm, games of about 2011"},
    Target{42, "ain-42", "Version 42: Alien Swarm: Reactive Drop"},
    Target{35, "ain-35", "Version 35: a build of Half-Life 2 of 2004"},
    Target{28, "ain-28", "Version 28: builds of Half-Life 2 of 2003, text"},
    Target{27, "ain-27", "Version 27: builds of Half-Life 2 of 2003, text"},
};
constexpr std::int32_t kFirstWide = 41;
constexpr std::uint8_t kCrawlSinceWide = 16;
constexpr std::uint8_t kCrawlBefore = 32;

/// What a hull that the old version does not have can do: what a wider one can. None: nothing is known.
std::optional<std::size_t> likeHull(std::size_t hull) {
    constexpr std::size_t tiny = 3;
    constexpr std::size_t large = 7;
    constexpr std::size_t mediumTall = 9;
    constexpr std::size_t tinyFluid = 10;
    constexpr std::size_t mediumBig = 11;
    switch (hull) {
    case tinyFluid:
        return tiny;
    case mediumTall:
    case mediumBig:
        return large;
    default:
        return std::nullopt;
    }
}

std::size_t hullsIn(const Model& m, std::int32_t version) {
    const auto usual = generation::usualHulls(version);
    const auto now = hullCount(m);
    const bool isModded = now == usual + 1 && usual == source::kUsualAinHulls && versionOf(m) < kFirstWide;
    return isModded ? now : usual;
}

void setExtraHulls(Transaction& tx, std::size_t before) {
    const auto& m = tx.model();
    for (std::size_t h = before; h < hullCount(m); ++h) {
        const auto like = likeHull(h);
        if (!like)
            continue;
        m.forEachLive(kNode, [&](Slot n) {
            if (const float offset = m.get(node::offset(*like), n); m.get(node::offset(h), n) != offset)
                tx.set(node::offset(h), n, offset);
        });
        m.forEachLive(kLink, [&](Slot l) {
            if (const auto move = moveOf(m, l, *like); moveOf(m, l, h) != move)
                tx.set(link::move(h), l, move);
        });
    }
}

/// The bit of crawling is another one since version 41.
void exchangeCrawls(Transaction& tx, bool isWide) {
    const auto& m = tx.model();
    const auto from = isWide ? kCrawlBefore : kCrawlSinceWide;
    const auto to = isWide ? kCrawlSinceWide : kCrawlBefore;
    for (std::size_t h = 0; h < hullCount(m); ++h) {
        m.forEachLive(kLink, [&](Slot l) {
            const auto move = moveOf(m, l, h);
            if ((move & from) != 0)
                tx.set(link::move(h), l, static_cast<std::uint8_t>((move & ~from) | to));
        });
    }
}

/// A text has few decimals: what it says is what the document says.
void takeFromText(Transaction& tx, Slot f) {
    const auto& m = tx.model();
    auto graph = graphOf(m);
    graph.text.clear();
    const auto bytes = source::writeAin(graph);
    const auto read = source::readAin(bytes);
    if (!read)
        return; // only of numbers that no text can hold
    const auto set = [&](auto column, Slot row, auto value) {
        if (!model::sameValue(m.get(column, row), value))
            tx.set(column, row, value);
    };
    const auto nodes = m.order(kNode).all();
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto& from = read->nodes[i];
        set(node::x, nodes[i], from.position.x);
        set(node::y, nodes[i], from.position.y);
        set(node::z, nodes[i], from.position.z);
        set(node::yaw, nodes[i], from.yaw);
        for (std::size_t h = 0; h < hullCount(m); ++h)
            set(node::offset(h), nodes[i], from.offsets[h]);
    }
    tx.setIfDifferent(file::text, f, read->text);
}

} // namespace

std::vector<Format> formats() {
    std::vector<Format> all;
    all.reserve(kTargets.size());
    for (const auto& target : kTargets)
        all.push_back({target.id, target.title});
    return all;
}

std::optional<std::int32_t> versionNamed(std::string_view format) {
    const auto target = std::ranges::find(kTargets, format, &Target::id);
    return target == kTargets.end() ? std::nullopt : std::optional(target->version);
}

std::string_view currentFormat(const Model& m) {
    const auto target = std::ranges::find(kTargets, versionOf(m), &Target::version);
    return fileRow(m) == kNoSlot || target == kTargets.end() ? std::string_view() : target->id;
}

tl::expected<void, EditError> convert(Transaction& tx, std::string_view format) {
    const auto& m = tx.model();
    const auto version = versionNamed(format);
    if (!version)
        return tl::unexpected(EditError{texts::format("Graphs have no version \"{}\".", format)});
    const Slot f = fileRow(m);
    if (f == kNoSlot || versionOf(m) == *version)
        return {};
    const auto before = versionOf(m);
    const auto hullsBefore = hullCount(m);
    const auto hulls = hullsIn(m, *version);
    std::vector<Slot> undropped;
    m.forEachLive(kNode, [&](Slot n) {
        if (has(m, n, generation::info::dontDrop(before)))
            undropped.push_back(n);
    });
    model::reformat(tx, f, [&](Transaction& row) {
        row.set(file::version, f, *version);
        row.set(file::hulls, f, static_cast<std::uint8_t>(hulls));
    });
    const auto mask = source::ainInfoMask(*version);
    m.forEachLive(kNode, [&](Slot n) {
        const bool drops = !std::ranges::binary_search(undropped, n);
        const auto info = (m.get(node::info, n) & mask) | (drops ? 0U : generation::info::dontDrop(*version));
        tx.setIfDifferent(node::info, n, info);
    });
    if ((before < kFirstWide) != (*version < kFirstWide))
        exchangeCrawls(tx, *version >= kFirstWide);
    setExtraHulls(tx, hullsBefore);
    if (source::hasMapRevision(*version) && !source::hasMapRevision(before) && m.map() != nullptr)
        tx.set(file::mapRevision, f, m.map()->geometry.revision);
    if (source::isTextAin(*version))
        takeFromText(tx, f);
    if (hullsBefore < hulls && m.count(kLink) != 0)
        tx.note(texts::format("What the added hulls can do is taken from wider ones: rebuild the links over the map."));
    return {};
}

} // namespace navsmith::systems::source_ain

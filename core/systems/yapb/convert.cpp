#include "core/systems/yapb/convert.h"

#include "core/model/reformat.h"
#include "core/model/wording.h"
#include "core/systems/yapb/access.h"
#include "core/systems/yapb/camps.h"
#include "core/systems/yapb/save.h"
#include "core/world/backdrop.h"
#include "formats/bytes/plain_text.h"
#include "formats/bytes/text_bytes.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <utility>

namespace navsmith::systems::yapb {

using model::EditError;
using model::Element;
using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

struct Target {
    Container container = Container::Graph;
    std::int32_t version = 0;
    std::string_view id;
    std::string_view title;
};

constexpr std::array kTargets{
    Target{Container::Graph, 2, "graph-2", "YaPB, .graph version 2: with narrow places"},
    Target{Container::Graph, 1, "graph-1", "YaPB, .graph version 1: the bots find narrow places"},
    Target{Container::Pwf, 7, "pwf-7", "PODBot, .pwf version 7"},
    Target{Container::Pwf, 6, "pwf-6", "PODBot, .pwf version 6: no jumps"},
    Target{Container::Pwf, 5, "pwf-5", "PODBot, .pwf version 5: no jumps, four links a node"},
};
constexpr std::size_t kMostPwfNodes = 1024;
constexpr std::int32_t kNewOptions = 8 | 64;
constexpr std::int32_t kConvertedOption = 256;

/// "dm4.bot" as "dm4.pwf".
std::string nameFor(Container container, std::string_view name) {
    return std::string(name.substr(0, name.rfind('.'))) + (container == Container::Pwf ? ".pwf" : ".graph");
}

/// Old editors stored places in camps.
void turnPlacesIntoAngles(Transaction& tx) {
    const auto& m = tx.model();
    std::size_t turned = 0;
    m.forEachLive(kNode, [&](Slot n) {
        if (!has(m, n, kCamp) || !looksAtPlaces(m, n))
            return;
        aimFromPlaces(tx, n);
        ++turned;
    });
    if (turned != 0)
        tx.note(texts::format("{} looked at places of old editors, which are directions now.",
                              model::counted(turned, "camp node")));
}

/// Into fewer slots: the shortest links stay.
void fitSlots(Transaction& tx, std::uint8_t slots) {
    const auto& m = tx.model();
    std::vector<Element> erased;
    m.forEachLive(kNode, [&](Slot n) {
        auto links = linksOf(m, n);
        if (std::ranges::all_of(links, [&](Slot l) { return m.get(link::slot, l) < slots; }))
            return;
        std::ranges::stable_sort(links, {}, [&](Slot l) { return m.get(link::distance, l); });
        for (std::size_t i = 0; i < links.size(); ++i) {
            if (i < slots)
                tx.set(link::slot, links[i], static_cast<std::uint8_t>(i));
            else
                erased.push_back({kLink, links[i]});
        }
    });
    if (!erased.empty())
        tx.note(texts::format("{} went: a node has {} slots.", model::counted(erased.size(), "link"), slots));
    tx.erase(erased);
}

void noteLostJumps(Transaction& tx) {
    const auto& m = tx.model();
    std::size_t jumps = 0;
    m.forEachLive(kLink, [&](Slot l) { jumps += isJump(m, l) ? 1 : 0; });
    if (jumps != 0)
        tx.note(texts::format("{} became walks: the format has no jumps.", model::counted(jumps, "jump")));
}

/// What a new file of the format says besides nodes and links.
void setFileColumns(Transaction& tx, Slot f, const Target& target, bool isNewKind) {
    const auto& m = tx.model();
    tx.setIfDifferent(file::name, f, nameFor(target.container, m.get(file::name, f)));
    if (!isNewKind)
        return;
    const std::string author = m.get(file::author, f);
    tx.setIfDifferent(file::rest, f, std::string());
    if (target.container == Container::Graph) {
        tx.setIfDifferent(file::tail, f, static_cast<std::uint8_t>(Tail::Full));
        tx.setIfDifferent(file::options, f, kNewOptions | kConvertedOption);
        tx.setIfDifferent(
            file::mapSize, f,
            m.map() == nullptr ? 0 : static_cast<std::int32_t>(std::min<std::uint64_t>(m.map()->fileSize, INT32_MAX)));
    } else {
        tx.setIfDifferent(file::tail, f, static_cast<std::uint8_t>(Tail::None));
        const auto& name = m.get(file::name, f);
        tx.setIfDifferent(file::mapName, f, name.substr(0, name.rfind('.')));
    }
    tx.setIfDifferent(file::author, f, author);
}

/// The stored bytes that the columns stand for.
void setStoredBytes(Transaction& tx, Slot f) {
    const auto written = navsmith::yapb::read(navsmith::yapb::write(graphOf(tx.model())));
    if (!written)
        return; // only of files that cannot be read, which nobody has opened
    tx.setIfDifferent(file::authorBytes, f, written->author);
    tx.setIfDifferent(file::modifiedByBytes, f, written->modifiedBy);
    tx.setIfDifferent(file::mapNameBytes, f, written->mapName);
    tx.setIfDifferent(file::packed, f, std::string(bytes::textOf(written->packed)));
}

} // namespace

std::vector<Format> formats() {
    std::vector<Format> all;
    all.reserve(std::size(kTargets));
    for (const auto& target : kTargets)
        all.push_back({target.id, target.title});
    return all;
}

std::string_view currentFormat(const Model& m) {
    const Slot f = fileRow(m);
    if (f == kNoSlot)
        return {};
    const auto target = std::ranges::find_if(kTargets, [&](const Target& t) {
        return t.container == containerOf(m, f) && t.version == m.get(file::version, f);
    });
    return target == kTargets.end() ? std::string_view() : target->id;
}

tl::expected<void, EditError> convert(Transaction& tx, std::string_view format) {
    const auto& m = tx.model();
    const auto target = std::ranges::find(kTargets, format, &Target::id);
    if (target == kTargets.end())
        return tl::unexpected(EditError{texts::format("Graphs have no version \"{}\".", format)});
    const Slot f = fileRow(m);
    if (f == kNoSlot || currentFormat(m) == format)
        return {};
    if (target->container == Container::Pwf && m.count(kNode) > kMostPwfNodes)
        return tl::unexpected(EditError{
            texts::format("{}, but PODBot takes at most {}.", model::counted(m.count(kNode), "node"), kMostPwfNodes)});
    const bool isNewKind = containerOf(m, f) != target->container;
    if (target->container == Container::Graph && isNewKind)
        turnPlacesIntoAngles(tx);
    if (target->container == Container::Pwf && target->version != navsmith::yapb::kLastPwfVersion)
        noteLostJumps(tx);
    model::reformat(tx, f, [&](Transaction& row) {
        row.set(file::container, f, static_cast<std::uint8_t>(target->container));
        row.set(file::version, f, target->version);
    });
    fitSlots(tx, slotCount(m));
    setFileColumns(tx, f, *target, isNewKind);
    setStoredBytes(tx, f);
    return {};
}

} // namespace navsmith::systems::yapb

#include "core/systems/quake_nav/text_form.h"

#include "core/model/property.h"
#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/save.h"
#include "formats/bytes/plain_text.h"
#include "formats/bytes/text_bytes.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include <xxhash.h>

namespace navsmith::systems::quake_nav {

using model::EditError;
using model::Element;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr std::string_view kTextEnding = ".navjson";
constexpr std::string_view kBinaryEnding = ".nav";

std::uint64_t hashOf(std::string_view text) {
    return XXH64(text.data(), text.size(), 0);
}

// What JSON cannot hold --------------------------------------------------------------------------------------------

std::vector<Slot> linksInOrder(const Model& m, Slot f) {
    std::vector<Slot> links;
    for (const Slot n : m.order(kNode).group(f)) {
        const auto group = m.order(kLink).group(n);
        links.insert(links.end(), group.begin(), group.end());
    }
    return links;
}

tl::expected<void, EditError> refuseEndless(const Model& m, Slot f) {
    struct Points {
        model::ElementTypeId type;
        std::array<PointColumns, 3> columns;
    };
    for (const auto& [type, columns] :
         {Points{kNode, {kNodeOrigin, kNodeOrigin, kNodeOrigin}}, Points{kTraversal, {kExit, kStart, kEnd}},
          Points{kEdict, {kEdictMin, kEdictMax, kEdictMax}}}) {
        for (const Slot row : m.order(type).group(f)) {
            for (const auto& point : columns) {
                if (!isFinite(pointOf(m, point, row)))
                    return tl::unexpected(EditError{texts::format("A number of {} is not finite: JSON cannot store it.",
                                                                  model::elementName(m, {type, row}))});
            }
        }
    }
    if (!std::isfinite(m.get(file::heuristic, f)))
        return tl::unexpected(EditError{texts::format("The heuristic is not finite: JSON cannot store it.")});
    return {};
}

void eraseLoose(Transaction& tx, Slot f) {
    const auto& m = tx.model();
    std::vector<Element> gone;
    for (const Slot l : linksInOrder(m, f)) {
        if (!m.get(link::target, l).isSlot())
            gone.push_back({kLink, l});
        else if (m.get(link::traversal, l).isRaw())
            tx.set(link::traversal, l, Ref::none());
    }
    std::set<Slot> tied;
    for (const Slot e : edictsAsSaved(m, f)) {
        const Ref ref = m.get(edict::link, e);
        if (!ref.isSlot() || !tied.insert(ref.slot()).second)
            gone.push_back({kEdict, e});
    }
    for (const Slot t : m.order(kTraversal).group(f)) {
        if (linkOfTraversal(m, t) == kNoSlot)
            gone.push_back({kTraversal, t});
    }
    tx.erase(gone);
}

/// JSON identifies a link's target by position, and readers take the last node there.
void leadToLast(Transaction& tx, Slot f) {
    const auto& m = tx.model();
    const auto keyOf = [&](Slot n) {
        const auto p = originOf(m, n);
        return std::array<float, 3>{p.x, p.y, p.z}; // compares -0 equal to 0
    };
    std::map<std::array<float, 3>, Slot> last;
    for (const Slot n : m.order(kNode).group(f))
        last[keyOf(n)] = n;
    for (const Slot l : linksInOrder(m, f)) {
        const Slot target = m.get(link::target, l).slot();
        if (const Slot lastTarget = last.at(keyOf(target)); lastTarget != target)
            tx.set(link::target, l, Ref::to(lastTarget));
    }
}

Slot copyOf(Transaction& tx, Slot t) {
    const auto& m = tx.model();
    const Slot copy = tx.create(kTraversal);
    tx.set(traversal::file, copy, m.get(traversal::file, t));
    tx.moveLast({kTraversal, copy});
    for (const auto& point : {kExit, kStart, kEnd, kPlane})
        setPoint(tx, point, copy, pointOf(m, point, t));
    return copy;
}

/// Moves the rows into this order unless they already have it.
void arrangeRows(Transaction& tx, model::ElementTypeId type, Slot f, const std::vector<Slot>& rows) {
    const auto now = tx.model().order(type).group(f);
    if (std::equal(now.begin(), now.end(), rows.begin(), rows.end()))
        return;
    for (const Slot row : rows)
        tx.moveLast({type, row});
}

void separateTraversals(Transaction& tx, Slot f) {
    const auto& m = tx.model();
    std::set<Slot> used;
    std::vector<Slot> inOrder;
    for (const Slot l : linksInOrder(m, f)) {
        const Ref ref = m.get(link::traversal, l);
        if (!ref.isSlot())
            continue;
        Slot t = ref.slot();
        if (!used.insert(t).second) {
            t = copyOf(tx, t);
            tx.set(link::traversal, l, Ref::to(t));
        }
        inOrder.push_back(t);
    }
    arrangeRows(tx, kTraversal, f, inOrder);
}

} // namespace

TextForm textFormOf(const quake::NavJson& json, std::span<const std::byte> file) {
    const auto text = bytes::textOf(file);
    const auto usualText = quake::writeNavJson(json);
    TextForm form{static_cast<std::uint8_t>(json.version), json.meta, {}, 0};
    if (usualText != text) {
        form.text = std::string(text);
        form.hash = hashOf(usualText);
    }
    return form;
}

bool isTextName(std::string_view fileName) {
    return bytes::endsIgnoringCase(fileName, kTextEnding);
}

std::string nameAs(std::string_view fileName, bool text) {
    const auto stem = fileName.substr(0, fileName.rfind('.'));
    return fmt::format("{}{}", stem, text ? kTextEnding : kBinaryEnding);
}

bool isText(const Model& m, Slot f) {
    return m.get(file::json, f) != 0;
}

std::vector<std::byte> writeText(const Model& m, Slot f, quake::NavFile graph) {
    const auto written = quake::writeNavJson({m.get(file::json, f), std::move(graph), m.get(file::jsonMeta, f), {}});
    const auto& read = m.get(file::jsonText, f);
    return bytes::bytesOf(!read.empty() && hashOf(written) == m.get(file::jsonHash, f) ? read : written);
}

tl::expected<void, EditError> fitIntoText(Transaction& tx, Slot f) {
    const auto& m = tx.model();
    if (auto finite = refuseEndless(m, f); !finite)
        return finite;
    eraseLoose(tx, f);
    leadToLast(tx, f);
    separateTraversals(tx, f);
    tx.setIfDifferent(file::linkRanges, f, std::string());
    tx.setIfDifferent(file::tail, f, std::string());
    tx.setIfDifferent(file::edictsInOrder, f, std::uint8_t{1});
    arrangeRows(tx, kEdict, f, edictsAsSaved(m, f));
    return {};
}

} // namespace navsmith::systems::quake_nav

#include "core/systems/gta_sa_paths/text/losses.h"

#include "core/systems/gta_sa_paths/bits.h"
#include "core/systems/gta_sa_paths/traits.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <utility>

namespace navsmith::systems::gta_sa_paths::compiler {

namespace {

using Link = gta_sa::ExtendedLink;
using NaviNode = gta_sa::ExtendedNaviNode;
using PathNode = gta_sa::ExtendedPathNode;

/// Compared one by one.
template <typename Record>
struct ComparedField {
    std::string_view what;
    std::int64_t (*value)(const Record&);
};

constexpr std::array<ComparedField<PathNode>, 19> kNodeFields{{
    {texts::mark("nodes: x"), [](const PathNode& n) { return std::int64_t{n.x}; }},
    {texts::mark("nodes: y"), [](const PathNode& n) { return std::int64_t{n.y}; }},
    {texts::mark("nodes: z"), [](const PathNode& n) { return std::int64_t{n.z}; }},
    {texts::mark("nodes: width"), [](const PathNode& n) { return std::int64_t{n.width}; }},
    {texts::mark("nodes: dead end"), [](const PathNode& n) { return std::int64_t{(n.flags & flag::deadEnd) != 0}; }},
    {texts::mark("nodes: switched off"),
     [](const PathNode& n) { return std::int64_t{(n.flags & flag::switchedOff) != 0}; }},
    {texts::mark("nodes: road block"),
     [](const PathNode& n) { return std::int64_t{(n.flags & flag::roadBlock) != 0}; }},
    {texts::mark("nodes: water"), [](const PathNode& n) { return std::int64_t{(n.flags & flag::water) != 0}; }},
    {texts::mark("nodes: switched off originally (bit 8)"),
     [](const PathNode& n) { return std::int64_t{(n.flags & flag::switchedOffOriginal) != 0}; }},
    {texts::mark("nodes: do not wander"),
     [](const PathNode& n) { return std::int64_t{(n.flags & flag::dontWander) != 0}; }},
    {texts::mark("nodes: speed"), [](const PathNode& n) { return std::int64_t{flag::roadClass(n.flags)}; }},
    {texts::mark("nodes: spawn rate"), [](const PathNode& n) { return std::int64_t{flag::spawn(n.flags)}; }},
    {texts::mark("nodes: behaviour"), [](const PathNode& n) { return std::int64_t{flag::behaviour(n.flags)}; }},
    {texts::mark("nodes: bits without a field in the text"),
     [](const PathNode& n) { return std::int64_t{n.flags & flag::unknown}; }},
    {texts::mark("nodes: flood group"), [](const PathNode& n) { return std::int64_t{n.floodGroup}; }},
    {texts::mark("nodes: first link"), [](const PathNode& n) { return std::int64_t{n.firstLink}; }},
    {texts::mark("nodes: list pointer"), [](const PathNode& n) { return std::int64_t{n.listPointer}; }},
    {texts::mark("nodes: second pointer"), [](const PathNode& n) { return std::int64_t{n.secondPointer}; }},
    {texts::mark("nodes: search cost"), [](const PathNode& n) { return std::int64_t{n.searchCost}; }},
}};
constexpr std::array<ComparedField<Link>, 3> kLinkFields{{
    {texts::mark("links: length"), [](const Link& l) { return std::int64_t{l.length}; }},
    {texts::mark("links: crossing"), [](const Link& l) { return std::int64_t{l.crossing & 1U}; }},
    {texts::mark("links: light of a crossing, and unknown bits"),
     [](const Link& l) { return std::int64_t{l.crossing & 0xFEU}; }},
}};
constexpr std::array<ComparedField<NaviNode>, 11> kNaviFields{{
    {texts::mark("navi nodes: x"), [](const NaviNode& n) { return std::int64_t{n.x}; }},
    {texts::mark("navi nodes: y"), [](const NaviNode& n) { return std::int64_t{n.y}; }},
    {texts::mark("navi nodes: direction, x"), [](const NaviNode& n) { return std::int64_t{n.directionX}; }},
    {texts::mark("navi nodes: direction, y"), [](const NaviNode& n) { return std::int64_t{n.directionY}; }},
    {texts::mark("navi nodes: width"), [](const NaviNode& n) { return std::int64_t{n.width}; }},
    {texts::mark("navi nodes: left lanes"), [](const NaviNode& n) { return std::int64_t{n.lanes & 7U}; }},
    {texts::mark("navi nodes: right lanes"), [](const NaviNode& n) { return std::int64_t{n.lanes >> 3U & 7U}; }},
    {texts::mark("navi nodes: light side"), [](const NaviNode& n) { return std::int64_t{n.lanes >> 6U & 1U}; }},
    {texts::mark("navi nodes: light cycle"), [](const NaviNode& n) { return std::int64_t{n.lights & 3U}; }},
    {texts::mark("navi nodes: crossing light"), [](const NaviNode& n) { return std::int64_t{n.lights >> 2U & 1U}; }},
    {texts::mark("navi nodes: unknown bits"),
     [](const NaviNode& n) { return std::int64_t{n.lanes & 0x80U} << 16U | (n.lights & 0xF8) << 8 | n.unused; }},
}};

class Comparison {
public:
    Comparison(std::span<const PathFile> before, std::span<const PathFile> after,
               const std::vector<std::vector<std::uint32_t>>& moved)
        : before_(before), after_(after), moved_(moved) {}

    std::vector<Loss> run() {
        naviMoved_.resize(before_.size());
        for (std::size_t area = 0; area < before_.size(); ++area)
            naviMoved_[area].assign(before_[area].navis.size(), kGone);
        for (std::size_t area = 0; area < before_.size(); ++area) {
            for (std::size_t id = 0; id < before_[area].nodes.size(); ++id)
                compareNode(static_cast<std::uint32_t>(area), static_cast<std::uint32_t>(id));
        }
        compareNavis();
        compareFiles();
        return std::move(losses_);
    }

private:
    void add(std::string_view what, const std::function<std::string()>& first) { addLoss(losses_, what, first); }

    template <typename Record, std::size_t kCount>
    void compareFields(const std::array<ComparedField<Record>, kCount>& fields, const Record& before,
                       const Record& after, const std::function<std::string()>& place) {
        if (before == after)
            return;
        for (const auto& [what, value] : fields) {
            if (const auto a = value(before), b = value(after); a != b)
                add(what, [&] { return texts::format("{}: {}, now {}", place(), a, b); });
        }
    }

    [[nodiscard]] std::uint32_t movedTo(std::uint32_t area, std::uint32_t id) const {
        return area < moved_.size() && id < moved_[area].size() ? moved_[area][id] : kGone;
    }

    static std::span<const Link> linksOf(const PathFile& file, const PathNode& node) {
        const auto first = static_cast<std::size_t>(std::max<std::int16_t>(node.firstLink, 0));
        if (node.firstLink < 0 || first >= file.links.size())
            return {};
        return std::span(file.links)
            .subspan(first, std::min<std::size_t>(node.flags & flag::countMask, file.links.size() - first));
    }

    void compareNode(std::uint32_t area, std::uint32_t id) {
        const auto& node = before_[area].nodes[id];
        const auto place = [&] { return texts::format("area {}, node {}", area, id); };
        const auto address = moved_[area][id];
        if (address == kGone) {
            add(texts::mark("pedestrian nodes without links"), place);
            return;
        }
        const auto& file = after_[address >> 16U];
        const auto& now = file.nodes[address & 0xFFFFU];
        if (address >> 16U != area)
            add(texts::mark("nodes: area"), place);
        compareFields(kNodeFields, node, now, place);
        compareLinks(linksOf(before_[area], node), linksOf(file, now), id < before_[area].vehicleNodes, place);
    }

    void compareLinks(std::span<const Link> before, std::span<const Link> after, bool haveNavis,
                      const std::function<std::string()>& place) {
        std::vector<bool> taken(after.size());
        bool inOrder = true;
        std::size_t matches = 0;
        for (std::size_t i = 0; i < before.size(); ++i) {
            const auto& link = before[i];
            const auto here = [&] { return texts::format("{}, link {}", place(), i); };
            const auto target = movedTo(link.targetArea, link.targetNode);
            auto at = after.size();
            for (std::size_t j = 0; j < after.size() && at == after.size(); ++j) {
                if (!taken[j] && (std::uint32_t{after[j].targetArea} << 16U | after[j].targetNode) == target)
                    at = j;
            }
            if (at == after.size()) {
                add(target == kGone ? texts::mark("links to nodes that are not there") : texts::mark("links"), here);
                continue;
            }
            taken[at] = true;
            inOrder = inOrder && at == i;
            ++matches;
            compareFields(kLinkFields, link, after[at], here);
            if (haveNavis)
                rememberNavi(link, after[at], here);
            else if (link.navi != after[at].navi)
                add(texts::mark("links: navi nodes of pedestrians"), here);
        }
        if (matches < after.size())
            add(texts::mark("links that had no counterpart and have one now"), place);
        if (!inOrder)
            add(texts::mark("nodes: order of links"), place);
    }

    void rememberNavi(const Link& before, const Link& after, const std::function<std::string()>& place) {
        const std::size_t area = kExtended.areaOfNavi(before.navi);
        const std::size_t id = kExtended.idOfNavi(before.navi);
        if (area >= naviMoved_.size() || id >= naviMoved_[area].size()) {
            add(texts::mark("links: navi nodes that are not there"), place);
            return;
        }
        auto& moved = naviMoved_[area][id];
        if (moved == kGone)
            moved = after.navi;
        if (moved != after.navi)
            add(texts::mark("links: another navi node"), place);
    }

    /// As it is attached to the other end.
    static NaviNode turned(NaviNode navi) {
        const auto left = navi.lanes & 7U;
        const auto right = navi.lanes >> 3U & 7U;
        navi.lanes = static_cast<std::uint8_t>((navi.lanes & 0xC0U) | left << 3U | right);
        navi.directionX = static_cast<std::int8_t>(-navi.directionX);
        navi.directionY = static_cast<std::int8_t>(-navi.directionY);
        return navi;
    }

    void compareNavis() {
        for (std::size_t area = 0; area < before_.size(); ++area) {
            for (std::size_t id = 0; id < before_[area].navis.size(); ++id) {
                const auto& navi = before_[area].navis[id];
                const auto place = [&] { return texts::format("area {}, navi node {}", area, id); };
                const auto address = naviMoved_[area][id];
                if (address == kGone) {
                    add(texts::mark("navi nodes without a link"), place);
                    continue;
                }
                const std::size_t newArea = kExtended.areaOfNavi(address);
                const auto newId = kExtended.idOfNavi(address);
                const auto& now = after_[newArea].navis[newId];
                if (newArea != area)
                    add(texts::mark("navi nodes: area"), place);
                else if (newId != id)
                    add(texts::mark("navi nodes: order"), place);
                const bool same = movedTo(navi.area, navi.node) == (std::uint32_t{now.area} << 16U | now.node);
                if (!same)
                    add(texts::mark("navi nodes: attached to"), place);
                compareFields(kNaviFields, same ? navi : turned(navi), now, place);
            }
        }
    }

    void compareFiles() {
        for (std::size_t area = 0; area < before_.size(); ++area) {
            const auto place = [&] { return texts::format("area {}", area); };
            const auto& before = before_[area];
            const auto& after = after_[area];
            if (before.form != after.form)
                add(texts::mark("files: form"), place);
            if (before.spareTargets != after.spareTargets || before.spareLengths != after.spareLengths ||
                before.spareCrossings != after.spareCrossings || before.tail != after.tail)
                add(texts::mark("files: spare parts"), place);
        }
    }

    std::span<const PathFile> before_;
    std::span<const PathFile> after_;
    const std::vector<std::vector<std::uint32_t>>& moved_;
    std::vector<std::vector<std::uint32_t>> naviMoved_;
    std::vector<Loss> losses_;
};

} // namespace

std::vector<Loss> lossesOf(std::span<const PathFile> before, std::span<const PathFile> after,
                           const std::vector<std::vector<std::uint32_t>>& moved) {
    return Comparison(before, after, moved).run();
}

} // namespace navsmith::systems::gta_sa_paths::compiler

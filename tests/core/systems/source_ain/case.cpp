// Node graphs of Source for the tests that every system has to pass.
#include "core/systems/source_ain/rows.h"
#include "tests/core/systems/harness/schema_editor.h"
#include "tests/core/systems/source_ain/ain_world.h"
#include "tests/core/systems/source_ain/rule_breaks.h"
#include "tests/support/corpus.h"

#include <limits>

namespace navsmith::tests {

namespace ain = systems::source_ain;
using model::Slot;

namespace {

class AinEditor : public SchemaEditor {
public:
    AinEditor(model::Transaction& tx, std::mt19937& random, RandomEdits edits) : SchemaEditor(tx, random, edits) {
        neverNone_ = {ain::link::source, ain::link::target};
    }

    void edit() {
        const Slot n = anyRow(ain::kNode);
        const Slot l = anyRow(ain::kLink);
        switch (below(any() ? 9 : 6)) {
        case 0:
            setProperty();
            break;
        case 1:
            if (n != model::kNoSlot)
                tx_.set(ain::node::x, n, m().get(ain::node::x, n) + oneOf(std::array{8.0F, -24.0F, 0.25F}));
            break;
        case 2:
            erase({ain::kLink, l});
            break;
        case 3:
            eraseNode(n);
            break;
        case 4:
            addNode();
            break;
        case 5:
            link(n, anyRow(ain::kNode));
            break;
        case 6:
            moveLast({ain::kNode, n});
            break;
        default:
            setSomeColumn();
            break;
        }
    }

private:
    void eraseNode(Slot n) {
        const model::Element element{ain::kNode, n};
        if (n == model::kNoSlot)
            return;
        if (any())
            erase(element);
        else
            ain::eraseOrMark(tx_, std::span(&element, 1));
    }

    void addNode() {
        ain::AinNode node;
        node.position.x = static_cast<float>(number());
        ain::makeNode(tx_, node, nullptr);
    }

    void link(Slot from, Slot to) {
        if (from != model::kNoSlot && to != model::kNoSlot && from != to)
            ain::makeLink(tx_, from, to, {1, 2, 4});
    }

    /// Not zones, which follow from the links, and not the file, whose columns say how it is stored.
    void setSomeColumn() {
        const std::array parts{ain::kNode, ain::kLink, ain::kLink};
        const auto e = anyOf(parts);
        const auto column = e.valid() ? anyColumn(e.type) : model::ColumnId{0};
        if (e.valid() && (e.type != ain::kNode || column != ain::node::zone.column))
            setColumn(e, column);
    }
};

std::vector<Document> sound() {
    std::vector<Document> all;
    for (const std::int32_t version : {37, 41, 35, 27, 28, 42})
        all.push_back({"version " + std::to_string(version), ainFile(ainOfFourteen(version))});
    auto modded = ainOfFourteen();
    modded.hulls = 11;
    all.push_back({"11 hulls", ainFile(modded)});
    return all;
}

std::vector<Document> odd() {
    const auto with = [](std::string name, const std::function<void(AinBytes&)>& change) {
        return Document{std::move(name), fourteenWith(change)};
    };
    constexpr float infinity = std::numeric_limits<float>::infinity();
    std::vector<Document> all{
        {"no nodes", ainFile({})},
        with("no links", [](AinBytes& g) { g.links.clear(); }),
        with("as an add-on writes it",
             [](AinBytes& g) {
                 for (auto& node : g.nodes) {
                     node.zone = 0;
                     node.offsets = {};
                     node.id = -1;
                 }
                 for (auto& link : g.links) {
                     std::swap(link.source, link.target);
                     link.moves.fill(1);
                 }
                 std::ranges::reverse(g.links);
             }),
        with("ends that no node is",
             [](AinBytes& g) {
                 g.links[0].source = -1;
                 g.links[1].target = 32767;
                 g.links[2].source = 14;
                 g.links[3] = {-5, -6, {}};
             }),
        with("no numbers",
             [=](AinBytes& g) {
                 g.nodes[1].position = {infinity, -infinity, std::numeric_limits<float>::quiet_NaN()};
                 g.nodes[2].offsets.fill(infinity);
                 g.nodes[3].yaw = -infinity;
             }),
        with("unknown types, flags and ways",
             [](AinBytes& g) {
                 g.nodes[0].type = 255;
                 g.nodes[1].info = 0xFFFF;
                 g.nodes[2].zone = -1;
                 g.links[0].moves.fill(255);
             }),
        with("deleted nodes with links", [](AinBytes& g) { g.nodes[4].type = g.nodes[5].type = 1; })};
    auto hull = ainOfFourteen();
    hull.hulls = 1;
    all.push_back({"1 hull", ainFile(hull)});
    hull.hulls = 32;
    all.push_back({"32 hulls", ainFile(hull)});
    all.push_back({"a text without nodes", {{"room.ain", bytesOfAin({.version = 27, .hulls = 9})}}});
    all.push_back({"a text with other ends of lines", {{"room.ain", bytesOfAin(ainOfFourteen(28), "\n")}}});
    return all;
}

/// Over a map, and with something to do for every edit.
std::vector<Document> toTry() {
    const auto files = fourteenWith([](AinBytes& g) {
        auto& deleted = g.nodes.emplace_back(g.nodes[8]);
        deleted.type = 1;
        deleted.id = -1;
        deleted.zone = 1;
        g.nodes[4].zone = 7;
        g.nodes[2].position[0] = 90;
        g.nodes[7].offsets = {};
        std::swap(g.links[0], g.links[1]);
        g.links[5].moves.fill(2);
    });
    return {{"over a room", files, ainRoom()}};
}

std::vector<Document> real() {
    // A few: the codec's tests read all of them.
    constexpr std::size_t every = 6;
    std::vector<Document> few;
    std::size_t index = 0;
    for (auto& document : realFiles({"source-ain"}, ".ain")) {
        if (index++ % every == 0)
            few.push_back(std::move(document));
    }
    return few;
}

} // namespace

SystemCase sourceAinCase() {
    return {.id = "source_ain",
            .sound = sound,
            .odd = odd,
            .real = real,
            .corpus = "source-ain",
            .breaks = ainBreaks,
            .leftByFixes = {"AI001", "AI002", "AI005", "AI006", "AI007", "AI011", "AI012", "AI013", "AI014", "AI015",
                            "AI016", "AI017", "AI018", "AI020", "AI033", "AI038"},
            // A dropped link may be the only one of a node; exchanged ends may be out of order.
            .fixesMake = {"AI019 makes AI020", "AI034 makes AI007"},
            .always = {"AI003"},
            .editAtRandom = editSeveral<AinEditor>,
            .rulesFollowTheFiles = true,
            .picks = {ain::kNode, ain::kNode, ain::kNode, ain::kLink},
            .reach = 1000,
            .upToTheUser = {"AI011", "AI012", "AI018", "AI033", "AI036", "AI037", "AI038"},
            .mayBreakRules = {"convert", "snap_to_grid"},
            .toTry = toTry,
            .untried = {"test_links", "rebuild", "build"}, // need the file of a map
            .faultsMaySpread = true,
            .bounded = ain::kNode};
}

} // namespace navsmith::tests

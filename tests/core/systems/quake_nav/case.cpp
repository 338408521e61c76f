// Waypoints of both games for the tests that every system has to pass.
#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/save.h"
#include "tests/core/systems/harness/schema_editor.h"
#include "tests/core/systems/quake_nav/odd_waypoints.h"
#include "tests/core/systems/quake_nav/rule_breaks.h"

#include <algorithm>
#include <optional>

namespace navsmith::tests {

namespace nav = systems::quake_nav;
using model::ElementTypeId;
using model::Ref;
using model::Slot;

namespace {

class WaypointEditor : public SchemaEditor {
public:
    WaypointEditor(model::Transaction& tx, std::mt19937& random, RandomEdits edits) : SchemaEditor(tx, random, edits) {
        neverNone_ = {nav::link::target, nav::edict::link};
    }

    void edit() {
        switch (below(any() ? 11 : 9)) {
        case 0:
        case 1:
            setProperty();
            break;
        case 2:
        case 3:
            moveNode();
            break;
        case 4:
            if (const Slot l = anyRow(nav::kLink); l != model::kNoSlot)
                tx_.set(nav::link::type, l, static_cast<std::uint8_t>(below(16)));
            break;
        case 5:
            erase(anyOf(kParts));
            break;
        case 6:
        case 7:
            add();
            break;
        case 8:
            moveLast(anyOf(kParts));
            break;
        default:
            if (const auto e = anyOf(kParts); e.valid()) // not the file: its columns say how it is stored
                setColumn(e, anyColumn(e.type));
            break;
        }
    }

private:
    static constexpr std::array<ElementTypeId, 5> kParts{nav::kNode, nav::kLink, nav::kLink, nav::kTraversal,
                                                         nav::kEdict};

    void moveNode() {
        const Slot n = anyRow(nav::kNode);
        if (n == model::kNoSlot)
            return;
        const auto by = oneOf(std::array{8.0F, -3.0F, 0.25F, 1000.0F});
        for (const auto column : {nav::node::x, nav::node::y, nav::node::z}) {
            if (below(2) == 0)
                tx_.set(column, n, m().get(column, n) + by);
        }
    }
    void add() {
        const Slot a = anyRow(nav::kNode);
        const Slot l = anyRow(nav::kLink);
        const int what = below(4);
        if (what == 0) {
            const Slot n = tx_.create(nav::kNode);
            tx_.set(nav::node::file, n, Ref::to(0));
            tx_.set(nav::node::x, n, static_cast<float>(number()));
        } else if (what == 1 && l != model::kNoSlot) {
            const Slot e = tx_.create(nav::kEdict);
            tx_.set(nav::edict::file, e, Ref::to(0));
            tx_.set(nav::edict::link, e, Ref::to(l));
        } else if (a != model::kNoSlot) {
            const Slot made = tx_.create(nav::kLink);
            tx_.set(nav::link::owner, made, Ref::to(a));
            tx_.set(nav::link::target, made, Ref::to(anyRow(nav::kNode)));
            tx_.set(nav::link::type, made, static_cast<std::uint8_t>(below(12)));
            tx_.set(nav::link::mask, made, nav::newMask(nav::gameOf(m()), nav::versionOf(m())));
        }
    }
};

Document document(std::string name, const RawWaypoints& raw, std::shared_ptr<const world::Backdrop> map = nullptr) {
    return {std::move(name), {{"e1m1.nav", buildWaypoints(raw)}}, std::move(map)};
}

template <bool Quake2>
std::vector<RawWaypointForm> forms() {
    auto all = allWaypointForms();
    std::erase_if(all, [](const auto& form) { return form.quake2 != Quake2; });
    return all;
}

template <bool Quake2>
std::vector<Document> sound() {
    std::vector<Document> all;
    for (const auto& form : forms<Quake2>()) {
        all.push_back(document(nameOf(form), soundWaypoints(form)));
        all.push_back(document(nameOf(form) + " on a map", soundWaypoints(form), houseMap()));
        all.push_back(document(nameOf(form) + " without a node", noWaypoints(form)));
    }
    return all;
}

template <bool Quake2>
std::vector<Document> odd() {
    std::vector<Document> all;
    for (const auto& form : forms<Quake2>()) {
        all.push_back(document("one of everything, " + nameOf(form), smallWaypoints(form)));
        for (const auto& oddity : oddities()) {
            auto raw = soundWaypoints(form);
            oddity.make(raw);
            const bool map = all.size() % 2 == 0;
            all.push_back(document(std::string(oddity.name) + ", " + nameOf(form), raw, map ? houseMap() : nullptr));
        }
    }
    return all;
}

/// Those of the corpus that are this game's.
template <bool Quake2>
std::vector<Document> real() {
    auto all = realFiles({"quake-nav", "quake-nav/derived"}, ".nav");
    std::erase_if(all, [](const Document& d) {
        const auto& [name, bytes] = *d.files.begin();
        return systems::recognise(name, bytes, bytes.size()) != &(Quake2 ? quake2System() : quakeSystem());
    });
    return all;
}

template <bool Quake2>
std::vector<Break> breaks() {
    return waypointBreaks(Quake2);
}

/// Something of each kind to edit: an edict to be tied anew.
template <bool Quake2>
std::vector<Document> toTry() {
    auto raw = soundWaypoints(Quake2 ? kQuake2Form : kQuakeForm);
    raw.edicts[0].minimum[0] += 100;
    raw.edicts[0].maximum[0] += 100;
    return {document("to try", raw, houseMap())};
}

/// None if it cannot showMessage the layout, because nothing follows from the few records or bytes follow the last one.
std::optional<Dangling> danglingInFile(const FileBytes& files) {
    try {
        return danglingIn(readWaypoints(files.begin()->second));
    } catch (const std::runtime_error&) {
        return std::nullopt;
    }
}

std::string readingFaults(const FileBytes& /*opened*/, const FileBytes& before, const FileBytes& after) {
    const auto version = [](const FileBytes& files) { return std::span(files.begin()->second).subspan(4, 4); };
    const auto known = danglingInFile(before);
    const auto now = danglingInFile(after);
    if (!known || (!now && !std::ranges::equal(version(before), version(after))))
        return {}; // converted to a version with several layouts
    return now ? newlyDangling(*known, *now) : "the independent reader cannot read it";
}

void expectReadBack(const model::Model& edited, const model::Model& again) {
    const auto edicts = edited.order(nav::kEdict).group(0);
    if (!std::ranges::equal(nav::edictsAsSaved(edited, 0), edicts))
        return; // they are read in another order
    auto withoutMap = edited;
    withoutMap.setMap(nullptr);
    EXPECT_TRUE(sameContents(withoutMap, again, kFew));
}

template <bool Quake2>
SystemCase waypoints(std::string_view id) {
    return {.id = id,
            .sound = sound<Quake2>,
            .odd = odd<Quake2>,
            .real = real<Quake2>,
            .corpus = "quake-nav",
            .breaks = breaks<Quake2>,
            .unbroken = Quake2 ? std::set<std::string>{"QN015"} : std::set<std::string>{}, // of flags of Quake
            .leftByFixes = {"QN011", "QN040", "QN041"},
            .editAtRandom = editSeveral<WaypointEditor>,
            .readingFaults = readingFaults,
            .expectReadBack = expectReadBack,
            .picks = {nav::kNode, nav::kNode, nav::kNode, nav::kLink, nav::kTraversal, nav::kEdict},
            .reach = 1000,
            .upToTheUser = {"QN011", "QN012", "QN016", "QN029", "QN040", "QN041"},
            .mayBreakRules = {"convert", "duplicate", "mirror", "rotate", "rotate_selection", "scale_selection",
                              "mirror_selection", "erase", "remove_traversals", "set_teams", "snap_to_grid"},
            .toTry = toTry<Quake2>,
            .untried = {"generate"},      // needs the file of a map
            .mayVanish = nav::kTraversal, // goes with the type of its link
            .bounded = nav::kNode};
}

} // namespace

SystemCase quakeNavCase() {
    return waypoints<false>(nav::kQuakeId);
}

SystemCase quake2NavCase() {
    return waypoints<true>(nav::kQuake2Id);
}

} // namespace navsmith::tests

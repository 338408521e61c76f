// Navigation meshes for the tests that every system has to pass.
#include "core/systems/source_nav/mesh/schema.h"
#include "tests/core/systems/harness/schema_editor.h"
#include "tests/core/systems/source_nav/edit_mesh.h"
#include "tests/core/systems/source_nav/rule_breaks.h"

namespace navsmith::tests {

namespace nav = systems::source_nav;
using model::ElementTypeId;
using model::kNoSlot;
using model::Ref;
using model::Slot;

namespace {

class MeshEditor : public SchemaEditor {
public:
    using SchemaEditor::SchemaEditor;

    void edit() {
        constexpr std::array<ElementTypeId, 7> parts{nav::kPlace,      nav::kFogPlace,   nav::kArea,
                                                     nav::kConnection, nav::kHidingSpot, nav::kEncounterPath,
                                                     nav::kLadder};
        constexpr std::array<ElementTypeId, 5> ordered{nav::kPlace, nav::kArea, nav::kConnection, nav::kHidingSpot,
                                                       nav::kLadder};
        switch (below(any() ? 10 : 8)) {
        case 0:
        case 1:
        case 2:
            setProperty();
            break;
        case 3:
            moveArea();
            break;
        case 4:
            erase(anyOf(parts));
            break;
        case 5:
            add();
            break;
        case 6:
            setList(below(3) == 0 ? nav::kEncounterPath : nav::kArea);
            break;
        case 7:
            moveLast(anyOf(ordered));
            break;
        default:
            byHand();
            break;
        }
    }

private:
    /// By little and by much, one edge or all.
    void moveArea() {
        namespace area = nav::area;
        const Slot a = anyRow(nav::kArea);
        if (a == kNoSlot)
            return;
        const float by = oneOf(std::array{5.0F, 20.0F, 100.0F, 250.0F, -100.0F, -20.0F});
        const auto shift = [&](model::Column<float> column) { tx_.set(column, a, m().get(column, a) + by); };
        const int which = below(4);
        if (which != 1)
            shift(area::westX);
        if (which == 0 || which == 1)
            shift(area::eastX);
        if (which == 2)
            shift(area::southY);
        if (which == 3) {
            for (const auto z : {area::northWestZ, area::northEastZ, area::southEastZ, area::southWestZ})
                shift(z);
        }
    }

    /// Of what the version stores.
    void add() {
        const Slot a = anyRow(nav::kArea);
        const Slot b = anyRow(nav::kArea);
        if (a == kNoSlot)
            return;
        const auto format = nav::formatOf(m(), 0);
        const int what = below(6);
        if (what == 0) {
            const Slot row = tx_.create(nav::kArea);
            tx_.set(nav::area::file, row, Ref::to(0));
            for (const auto column :
                 {nav::area::westX, nav::area::northY, nav::area::eastX, nav::area::southY, nav::area::northWestZ})
                tx_.set(column, row, m().get(column, a));
        } else if (what == 1) {
            tx_.set(nav::hiding_spot::owner, tx_.create(nav::kHidingSpot), Ref::to(a));
        } else if (what == 2 && source::hasEncounterPaths(format)) {
            const Slot row = tx_.create(nav::kEncounterPath);
            tx_.set(nav::encounter_path::owner, row, Ref::to(a));
            tx_.set(nav::encounter_path::from, row, Ref::to(b));
            tx_.set(nav::encounter_path::to, row, Ref::to(a));
        } else if (what == 3 && source::hasPlaces(format)) {
            const Slot row = tx_.create(nav::kPlace);
            tx_.set(nav::place::file, row, Ref::to(0));
            tx_.set(nav::place::name, row, text());
        } else if (what == 4 && source::hasLadders(format)) {
            const Slot row = tx_.create(nav::kLadder);
            tx_.set(nav::ladder::file, row, Ref::to(0));
            tx_.set(nav::ladder::bottom, row, Ref::to(a));
        } else {
            const Slot row = tx_.create(nav::kConnection);
            tx_.set(nav::connection::owner, row, Ref::to(a));
            tx_.set(nav::connection::side, row, static_cast<std::uint8_t>(below(4)));
            tx_.set(nav::connection::target, row, Ref::to(b));
        }
    }

    /// Any column but those that say how the file is stored, and those that a commit guards: ids, sides.
    void byHand() {
        const auto type = static_cast<ElementTypeId>(below(m().schema().typeCount()));
        const Slot row = anyRow(type);
        if (row == kNoSlot)
            return;
        const auto& spec = m().schema().type(type);
        const auto column = anyColumn(type);
        const bool format =
            type == nav::kFile &&
            (column == nav::file::version.column || column == nav::file::subVersion.column ||
             column == nav::file::layout.column || spec.columns[column].storage == model::Storage::Text);
        const bool legacy = type == nav::kArea && column == nav::area::legacy.column;
        if (!format && !legacy && !spec.columns[column].uniqueId && column != spec.groupPart)
            setColumn({type, row}, column);
    }
};

Document document(const RawMesh& mesh) {
    return {nameOf(mesh), {{"a.nav", buildMesh(mesh)}}};
}

std::vector<Document> sound() {
    std::vector<Document> all;
    for (const auto& mesh : allSoundMeshes())
        all.push_back(document(mesh));
    return all;
}

/// Full of ids that name nothing; areas that overlap, lie inside out or are connected with nothing.
std::vector<Document> odd() {
    std::vector<Document> all;
    for (const auto& mesh : allSmallMeshes()) {
        if (mesh.version != 16 || (mesh.subVersion != 3 && mesh.subVersion != 4)) // refused: of Insurgency
            all.push_back(document(mesh));
    }
    for (const std::uint32_t version : {1U, 2U, 3U, 4U, 5U, 6U, 7U, 9U, 13U, 16U})
        all.push_back(document(editMesh(version)));
    for (const std::uint32_t version : {1U, 2U, 3U, 4U, 5U}) {
        auto stale = document(smallMesh(version));
        for (int i = 0; i < 9; ++i)
            stale.files["a.nav"].push_back(static_cast<std::byte>(i * 31));
        all.push_back(stale);
    }
    return all;
}

/// With enough hiding spots to be put in line.
std::vector<Document> toTry() {
    auto mesh = editMesh();
    for (const float x : {20.0F, 40.0F, 80.0F})
        mesh.areas[0].hidingSpots.push_back({static_cast<std::uint32_t>(x), {x, 30, 0}, 1});
    return {document(mesh)};
}

/// In the layout that the mesh had before, unless it was converted: after an edit another layout may fit as well.
source::NavFile readAs(const Bytes& bytes, const Bytes& before) {
    auto file = readMesh(bytes);
    const auto format = source::read(before)->format;
    if (file.format.version != format.version || file.format.subVersion != format.subVersion)
        return file;
    return source::read(bytes, {format.layout}).value();
}

std::string readingFaults(const FileBytes& /*opened*/, const FileBytes& before, const FileBytes& after) {
    const auto& original = before.begin()->second;
    const auto known = danglingIn(readAs(original, original));
    for (const auto& [what, count] : danglingIn(readAs(after.begin()->second, original))) {
        if (count > (known.contains(what) ? known.at(what) : 0))
            return what;
    }
    return {};
}

} // namespace

SystemCase sourceNavCase() {
    return {.id = "source_nav",
            .sound = sound,
            .odd = odd,
            .real =
                [] {
                    return realFiles({"source-nav", "goldsrc-bsp-nav"}, ".nav");
                },
            .corpus = kNoMeshes,
            .breaks = meshBreaks,
            .leftByFixes = {"NAV026", "NAV054", "NAV061"},
            // The area has no place then, as it had none in the game; a spot may have been on the strip that went.
            .fixesMake = {"NAV035 makes NAV061", "NAV079 makes NAV060"},
            .editAtRandom = editSeveral<MeshEditor>,
            .readingFaults = readingFaults,
            .picks = {nav::kArea, nav::kArea, nav::kArea, nav::kArea, nav::kConnection, nav::kHidingSpot,
                      nav::kEncounterPath, nav::kLadder, nav::kPlace},
            // They move, copy or make areas and ladders to where one likes.
            .mayBreakRules = {"area", "convert", "corners_to_ground", "duplicate", "erase", "flip_ladder", "ladder",
                              "ladder_ends", "raise", "set_side", "shift", "snap_to_grid", "splice", "rotate_selection",
                              "scale_selection", "mirror_selection"},
            .toTry = toTry,
            .untried = {"generate", "analyse", "set_map_size"}, // need a map
            .faultsMaySpread = true,
            .bounded = nav::kArea};
}

} // namespace navsmith::tests

// Sets of GTA IV paths for the tests that every system has to pass.
#include "tests/core/systems/gta_iv_paths/rule_breaks.h"
#include "tests/core/systems/harness/schema_editor.h"

namespace navsmith::tests {

namespace {

/// Values of any columns, and rows that come and go.
class IvEditor : public SchemaEditor {
public:
    using SchemaEditor::SchemaEditor;

    void edit() {
        constexpr std::array<model::ElementTypeId, 3> parts{iv::kNode, iv::kLink, iv::kLink};
        const auto e = anyOf(parts);
        const auto n = anyRow(iv::kNode);
        if (!e.valid() || n == model::kNoSlot)
            return;
        switch (below(any() ? 8 : 3)) {
        case 0:
            tx_.set(iv::node::x, n, m().get(iv::node::x, n) + below(4001) - 2000);
            tx_.set(iv::node::z, n, below(4001) - 2000);
            break;
        case 1:
            erase(any() ? e : model::Element{iv::kNode, n});
            break;
        case 2:
            tx_.set(iv::node::flags, n,
                    m().get(iv::node::flags, n) ^ iv::flag::highway << static_cast<unsigned>(below(2)));
            break;
        case 3:
            if (e.type == iv::kLink)
                tx_.set(iv::link::target, e.slot, model::Ref::to(n));
            break;
        case 4:
            tx_.set(iv::node::flags, n, m().get(iv::node::flags, n) ^ 1U << static_cast<unsigned>(below(32)));
            break;
        case 5:
            setProperty();
            break;
        case 6:
            setColumn(e, anyColumn(e.type));
            break;
        default:
            if (const auto f = anyRow(iv::kFile); f != model::kNoSlot)
                tx_.set(iv::file::assumptions, f, static_cast<std::uint8_t>(below(16)));
            break;
        }
    }
};

std::vector<Document> sound() {
    return {{"small set", bytesOf(smallIvWorld().areas())}};
}

/// Some of the files, so that links lead to areas that are not open; and what is odd in a file.
std::vector<Document> odd() {
    const auto whole = bytesOf(smallIvWorld().areas());
    std::vector<Document> all;
    for (const unsigned area : {27U, 28U, 3U})
        all.push_back({"area " + std::to_string(area) + " alone", {{ivName(area), whole.at(ivName(area))}}});
    using Change = void (*)(RawIvArea&);
    for (const Change change : std::initializer_list<Change>{
             [](RawIvArea& a) { a.nodes[1].firstLink = 2; }, [](RawIvArea& a) { a.nodes[0].firstLink = 1; },
             [](RawIvArea& a) { a.nodes[2].firstLink = 60000; }, [](RawIvArea& a) { a.nodes[1].firstLink = 5; },
             [](RawIvArea& a) { a.nodes[4].firstLink = 0; }, [](RawIvArea& a) { a.nodes[1].area = 9; },
             [](RawIvArea& a) { a.nodes[1].id = 7; }, [](RawIvArea& a) { a.nodes[1].searchCost = 0; },
             [](RawIvArea& a) { a.links[0].node = 4000; }, [](RawIvArea& a) { a.links[0].area = 0xFFFF; },
             [](RawIvArea& a) { a.nodes[0].secondPointer = 1; }}) {
        auto areas = smallIvWorld().areas();
        change(areas[27]);
        all.push_back({"odd record " + std::to_string(all.size()), bytesOf(areas)});
    }
    const auto odd = [&](std::string name, const std::function<void(FileBytes&)>& change) {
        all.push_back({std::move(name), whole});
        change(all.back().files);
    };
    odd("tail", [](FileBytes& f) { f[ivName(27)].resize(f[ivName(27)].size() + 5, std::byte{3}); });
    odd("padding", [](FileBytes& f) { f[ivName(27)] = padded(f[ivName(27)]); });
    odd("counts", [](FileBytes& f) {
        f[ivName(28)][4] = std::byte{200};
        f[ivName(28)][9] = std::byte{1};
    });
    return all;
}

/// With a node in the file of another square, lanes that differ from the link back, and a wrong count.
std::vector<Document> toTry() {
    auto areas = smallIvWorld().areas();
    areas[27].nodes[0].x = 800;
    areas[27].links[6].lanes = 0x0A;
    areas[28].nodes[2].flags ^= 1U << 17U;
    return {{"small set", bytesOf(areas)}};
}

/// Edits follow a format assumption only where the opened files agree with it.
std::string readingFaults(const FileBytes& opened, const FileBytes& before, const FileBytes& after) {
    if (!ivReadingFaults(before).empty())
        return {};
    return ivReadingFaults(after, ivReadingFaults(opened).empty() ? IvFaults::All : IvFaults::NotOfAssumptions);
}

} // namespace

SystemCase gtaIvPathsCase() {
    return {.id = "gta_iv_paths",
            .sound = sound,
            .odd = odd,
            .real = [] { return std::vector<Document>(); },
            .corpus = "gta-iv-nodes",
            .breaks = ivBreaks,
            .unbroken = {"IV006", "IV020"}, // too large for here, and of another set: rules_test.cpp
            .leftByFixes = {"IV021"},
            .fixesMake = {"IV005 makes IV021", "IV016 makes IV021"}, // what only the deleted link held is left alone
            .editAtRandom = editSeveral<IvEditor>,
            .rulesFollowTheFiles = true, // format assumptions
            .readingFaults = readingFaults,
            .picks = {iv::kNode, iv::kNode, iv::kLink},
            // They move or copy as far as one likes, also to where things do not belong.
            .mayBreakRules = {"align", "spread", "smooth", "height_ramp", "duplicate", "rotate_selection",
                              "scale_selection", "mirror_selection", "snap_to_grid"},
            .toTry = toTry,
            .untried = {"select_run", "select_connected"}}; // change nothing
}

} // namespace navsmith::tests

// Train tracks for the tests that every system has to pass.
#include "tests/core/systems/gta_sa_tracks/rule_breaks.h"
#include "tests/core/systems/harness/schema_editor.h"
#include "tests/support/map_bytes.h"

namespace navsmith::tests {

namespace tracks = systems::gta_sa_tracks;

namespace {

/// Values of any columns, and points that come and go.
class TrackEditor : public SchemaEditor {
public:
    TrackEditor(model::Transaction& tx, std::mt19937& random, RandomEdits edits) : SchemaEditor(tx, random, edits) {
        neverNone_ = {tracks::point::file};
    }

    void edit() {
        const auto p = anyRow(tracks::kPoint);
        const auto f = anyRow(tracks::kFile);
        if (p == model::kNoSlot || f == model::kNoSlot)
            return;
        switch (below(any() ? 7 : 5)) {
        case 0:
            tx_.set(tracks::point::x, p, m().get(tracks::point::x, p) + static_cast<float>(below(101) - 50));
            tx_.set(tracks::point::z, p, static_cast<float>(below(101) - 50) / 8);
            break;
        case 1:
            tx_.set(tracks::point::station, p, below(3));
            break;
        case 2:
            erase({tracks::kPoint, p});
            break;
        case 3: {
            const auto made = tx_.create(tracks::kPoint);
            tx_.set(tracks::point::file, made, model::Ref::to(f));
            tx_.set(tracks::point::y, made, static_cast<float>(number()));
            moveLast({tracks::kPoint, made});
            break;
        }
        case 4:
            moveLast({tracks::kPoint, p});
            break;
        case 5:
            setProperty();
            break;
        default:
            setColumn({tracks::kPoint, p}, anyColumn(tracks::kPoint));
            break;
        }
    }
};

std::vector<Document> sound() {
    auto processed = smallTracks();
    processed = withText(std::move(processed), "tracks.dat", "12\r\n", "processed\n12\n");
    return {{"small tracks", smallTracks()}, {"processed", processed}};
}

std::vector<Document> odd() {
    std::vector<Document> all;
    for (const auto& [name, text] : std::vector<std::pair<std::string, std::string>>{
             {"empty", "0"},
             {"one point", "1\n1 2 3 0"},
             {"three numbers", "2\n1 2 3\n4 5 6   \n"},
             {"odd numbers", "4\n1e300 -1e300 nan 0\n1e-300 inf -inf -2147483648\n0.1e1 00.5 1 4294967295\n1 2 3 +1\n"},
             {"empty lines", "2\n\n \t\r\n1 2 3 0\n\n4 5 6 0\n\n\n"},
             {"tail", "1\n1 2 3 0\n4 5 6 0\nend of it\n7 8 9 0\n"},
             {"far too many", "2147483647\n1 2 3 0\n4 5 6 0 ; here\n"}})
        all.push_back({name, {{"tracks2.dat", bytesOf(text)}}});
    all.push_back({"another name", {{"rails.dat", smallTracks().at("tracks3.dat")}}});
    return all;
}

/// Files that the game reads as they are meant stay so, and say how many points they have.
std::string readingFaults(const FileBytes&, const FileBytes& before, const FileBytes& after) {
    for (const auto& [name, bytes] : before) {
        const auto trackBefore = readAsTheGame(bytes);
        if (!trackBefore || trackBefore->repeatsPoints)
            continue;
        const auto track = readAsTheGame(after.at(name));
        if (!track)
            return name + " cannot be read any more";
    }
    return {};
}

} // namespace

SystemCase gtaSaTracksCase() {
    return {.id = "gta_sa_tracks",
            .sound = sound,
            .odd = odd,
            .real = [] { return std::vector<Document>(); },
            .breaks = trackBreaks,
            .leftByFixes = {"TR004", "TR013"},
            .editAtRandom = editSeveral<TrackEditor>,
            .readingFaults = readingFaults,
            .picks = {tracks::kPoint},
            // Too few points, too long a way, stations.
            .upToTheUser = {"TR004", "TR005", "TR006"},
            // They move as far as one likes.
            .mayBreakRules = {"align", "spread", "smooth", "height_ramp", "duplicate", "rotate_selection",
                              "scale_selection", "mirror_selection", "snap_to_grid"},
            .untried = {"select_track"},
            .bounded = tracks::kPoint};
}

} // namespace navsmith::tests

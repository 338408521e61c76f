#include "tests/core/systems/gta_sa_tracks/rule_breaks.h"

#include "tests/support/map_bytes.h"

namespace navsmith::tests {

namespace {

struct TrackBreak {
    std::string name;
    std::string rule;
    Counts expected;
    std::string file, part, by; ///< the text that makes the fault
    bool mended = true;         ///< by its fix
};

std::vector<TrackBreak> table() {
    return {
        {"count too large", "TR001", {{"TR001", 1}}, "tracks.dat", "12\r\n", "13\r\n"},
        {"count too small", "TR001", {{"TR001", 1}}, "tracks3.dat", "3\n-2", "2\n-2"},
        {"no points at all", "TR001", {{"TR001", 1}}, "tracks.dat", "12\r\n", "0\r\n"},
        {"too large", "TR002", {{"TR002", 1}}, "tracks3.dat", "depot", std::string(50000, '.'), false},
        {"last point without an end", "TR003", {{"TR003", 1}}, "tracks3.dat", "-150 -5 0\n\n", "-150 -5 0"},
        {"count without an end", "TR003", {{"TR003", 1}, {"TR004", 1}}, "tracks3.dat", "", ""},
        {"one point",
         "TR004",
         {{"TR004", 1}},
         "tracks3.dat",
         "3\n-200 -200 -5 0\n\t-150  -200\t-5 0 depot\n",
         "1\n",
         false},
        {"too long",
         "TR005",
         {{"TR005", 1}},
         "tracks3.dat",
         "3\n-200 -200 -5 0\n\t-150  -200\t-5 0 depot\n",
         "5\n4000 4000 0 0\n-4000 4000 0 0\n-4000 -4000 0 0\n4000 -4000 0 0\n",
         false},
        {"seven stations", "TR006", {{"TR006", 1}}, "tracks.dat", "0 0 10 0", "0 0 10 2", false},
        {"five stations", "TR006", {{"TR006", 1}}, "tracks.dat", "30 0 10.5 1", "30 0 10.5 0", false},
        {"far away", "TR007", {{"TR007", 1}, {"TR013", 2}}, "tracks.dat", "60 0 11 0", "60 -4097 11 0", false},
        {"not a number", "TR007", {{"TR007", 1}}, "tracks.dat", "60 0 11 0", "60 0 nan 0", false},
        {"twice", "TR008", {{"TR008", 1}}, "tracks.dat", "60 0 11 0", "30.1 0 10.5 0"},
        {"station twice", "TR008", {{"TR008", 1}}, "tracks.dat", "0 0 10 0", "30 0 10.5 0"},
        {"back at the start", "TR008", {{"TR008", 1}}, "tracks.dat", "0 30 10 1", "0 0 10 1"},
        {"upright", "TR009", {{"TR009", 1}}, "tracks.dat", "60 0 11 0", "30 0 20 0", false},
        {"three numbers", "TR010", {{"TR010", 1}}, "tracks.dat", "60 0 11 0", "60 0 11"},
        {"empty lines", "TR011", {{"TR011", 1}}, "tracks.dat", "60 0 11 0", "\r\n\r\n60 0 11 0"},
        {"steep", "TR012", {{"TR012", 2}}, "tracks.dat", "60 0 11 0", "60 0 40 0", false},
        {"long gaps", "TR013", {{"TR013", 2}}, "tracks.dat", "60 0 11 0", "60 -400 11 0", false},
    };
}

} // namespace

std::vector<Break> trackBreaks() {
    std::vector<Break> made;
    for (const auto& b : table()) {
        const auto files = [b] {
            auto all = smallTracks();
            if (b.part.empty())
                all[b.file] = bytesOf("0");
            else
                all = withText(std::move(all), b.file, b.part, b.by);
            return all;
        };
        made.push_back({b.rule, b.name, b.expected, files, {}, b.mended ? 0 : b.expected.at(b.rule)});
    }
    return made;
}

} // namespace navsmith::tests

// Text waypoints for the tests that every system has to pass.
#include "tests/core/systems/harness/slot_graph_editor.h"
#include "tests/core/systems/quake_text/rule_breaks.h"
#include "tests/core/systems/quake_text/text_world.h"
#include "tests/support/corpus.h"
#include "tests/support/map_bytes.h"

#include <algorithm>
#include <array>

namespace navsmith::tests {

namespace text = systems::quake_text;
using model::Slot;

namespace {

class TextEditor : public SlotGraphEditor<text::kGraph, text::node::x> {
public:
    using SlotGraphEditor::SlotGraphEditor;

private:
    [[nodiscard]] bool mayErase(Slot node) const override { return !text::isOfMap(m(), node); }
    void completeNode(Slot node) override { tx_.set(text::node::zone, node, static_cast<std::uint8_t>(below(4))); }
};

std::vector<Document> sound() {
    return {{"KTX", ktxText()},
            {"FrikBot", frikBotText()},
            {"FrikBot, a chain", frikBotChain()},
            {"FrikBot, QuakeC", frikBotQcText()},
            {"Frogbot 2", frogbot2Text()},
            {"Nexuiz", nexuizText()},
            {"KTX, spelled by hand", withPart(ktxText(), "room.bot", "SetGoal 1 3\n", "// a goal\n\n  SetGoal  1 3\n")},
            {"Frogbot 2, spelled by hand",
             withPart(frogbot2Text(), "map_hall.qc", "Z1(m1);", "\tZ1 ( m1 ) ; /* here */\n")}};
}

std::vector<Document> odd() {
    std::vector<Document> all;
    for (const auto& [name, file, content] : std::vector<std::array<std::string, 3>>{
             {"empty", "a.bot", ""},
             {"empty QuakeC", "map_d.qc", ""},
             {"comments only", "a.way", "// nothing\r\n\r\n// here"},
             {"lines of all kinds", "a.bot",
              "CreateMarker 1.5 2 3\nCreateMarker x 2 3\nSetZone 0 1\nSetZone 9 300\nSetMarkerPath 9 8 1\n"
              "SetMarkerPath 2 7 2\nSetMarkerPathFlags 3 1 zzz\nSetMarkerPath 1 0 2\nSetMarkerPath 1 0 9\nSetZone 9 1"},
             {"latin-1", "a.way",
              "// \xC9\x81\x8F\r\nsaved1 1; saved2 2.25; saved3 +3\r\nsaved4 6; wait; saved4 2; wait\n"
              "saved4 7; wait\necho hi\nexec maps/other.way\nsaved4 1; wait\nsaved1 9\n"},
             {"a function that does not end", "map_a.qc", "void() map_a =\n{\nN(1,2,3);LSQ();Z1(m1);m1.P0=m7;m1.D1=3"},
             {"statements outside", "map_b.qc", "N(1,2,3);\nvoid() map_b =\n{\nLSQ();\n};\n"},
             {"odd calls", "map_c.qc",
              "void() map_c =\n{\nmake_way('1 2', '1 0 0', 0, 0);\nmake_way('1 2 3', '1 2 9', 4, 15);"
              " // x\n\tmake_way('1 2 3', '-1 0 0', 0, 0);\n}\nmake_way('1 2 3', '0 0 0', 0, 0);\n"},
             {"odd triples", "a.waypoints", "'1 2 3'\n'1 2 3'\nx\n'4 5 6'\n'4 5 6'\n7\n\n'7 8 9'\n"}})
        all.push_back({name, {{file, bytesOf(content)}}});
    auto cache = nexuizText();
    cache["room.waypoints.cache"] = bytesOf("//WAYPOINT_VERSION 1.04\n'0 0 24'*'128 0 24'\n'1 1 1'*'2 2 2'\nrubbish\n");
    all.push_back({"a cache", cache});
    return all;
}

std::vector<Document> real() {
    std::vector<Document> all;
    const auto& codec = systemNamed("quake_text").codec;
    for (const auto* folder : {"ktx", "frikbot", "frikbot-qc", "frogbot2", "nexuiz"}) {
        const auto at = corpusFolder(std::string("quake-text/") + folder);
        if (!at)
            continue;
        std::vector<std::string> names;
        for (const auto& path : filesIn(*at)) {
            const auto bytes = readFile(path);
            const auto head = std::span(bytes).first(std::min<std::size_t>(bytes.size(), 64));
            if (codec.recognise(path.filename().string(), head, bytes.size()) != systems::Confidence::No)
                names.push_back(path.filename().string());
        }
        // A few of each: the codec's tests read all of them.
        constexpr std::size_t every = 12;
        const auto chains = codec.documents(names);
        for (std::size_t i = 0; i < chains.size(); i += every) {
            Document d{std::string(folder) + "/" + names[chains[i].front()], {}};
            for (const auto file : chains[i])
                d.files[names[file]] = readFile(*at / names[file]);
            all.push_back(std::move(d));
        }
    }
    return all;
}

} // namespace

SystemCase quakeTextCase() {
    return {.id = "quake_text",
            .sound = sound,
            .odd = odd,
            .real = real,
            .corpus = "quake-text",
            .breaks = quakeTextBreaks,
            .leftByFixes = {"QT001", "QT003", "QT004", "QT011", "QT012", "QT013", "QT014", "QT015"},
            // A link that goes leaves its ends without one.
            .fixesMake = {"QT020 makes QT014", "QT021 makes QT013", "QT021 makes QT014", "QT023 makes QT013",
                          "QT022 makes QT013", "QT022 makes QT014"},
            .editAtRandom = editSeveral<TextEditor>,
            // What the game ignores is counted when a file is opened.
            .rulesFollowTheFiles = true,
            .picks = {text::kNode, text::kNode, text::kNode, text::kLink},
            .reach = 1000,
            .upToTheUser = {"QT010", "QT011", "QT014", "QT015", "QT021", "QT023", "QT024"},
            .mayBreakRules = {"convert", "duplicate", "chain", "erase", "disconnect", "insert", "shift_markers",
                              "snap_to_grid"},
            .faultsMaySpread = true,
            .bounded = text::kNode};
}

} // namespace navsmith::tests

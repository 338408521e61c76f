#include "tests/core/systems/quake_text/rule_breaks.h"

#include "tests/core/systems/quake_text/text_world.h"
#include "tests/support/map_bytes.h"

namespace navsmith::tests {

namespace text = systems::quake_text;

namespace {

FileBytes manyMarkers() {
    std::string lines;
    std::string rest;
    for (int i = 1; i <= 301; ++i) {
        const auto next = i % 301 + 1;
        lines += "CreateMarker " + std::to_string(i * 8) + " 0 24\n";
        rest += "SetZone " + std::to_string(i) + " 1\nSetMarkerPath " + std::to_string(i) + " 0 " +
                std::to_string(next) + "\n";
    }
    return {{"room.bot", bytesOf(lines + rest)}};
}

FileBytes withoutAPart() {
    auto files = frikBotChain();
    auto last = files.extract("room.wa1");
    last.key() = "room.wa2";
    files.insert(std::move(last));
    return files;
}

Break inKtx(std::string rule, std::string_view part, std::string_view by, Counts more = {}, std::size_t remaining = 0) {
    more.try_emplace(rule, 1);
    return {rule, std::string(by), more, [=] { return withPart(ktxText(), "room.bot", part, by); }, {}, remaining};
}

Break inFrikBot(std::string rule, std::string_view part, std::string_view by, Counts more = {},
                std::size_t remaining = 0) {
    more.try_emplace(rule, 1);
    return {rule, std::string(by), more, [=] { return withPart(frikBotText(), "room.way", part, by); }, {}, remaining};
}

void shareASlot(model::Transaction& tx) {
    const auto& m = tx.model();
    m.forEachLive(text::kLink, [&](model::Slot l) {
        if (m.get(text::link::slot, l) == 2)
            tx.set(text::link::slot, l, std::uint8_t{0});
    });
}

void leaveTheSlots(model::Transaction& tx) {
    tx.set(text::link::slot, 1, std::uint8_t{9});
}

} // namespace

std::vector<Break> quakeTextBreaks() {
    return {inKtx("QT001", "SetZone 2 2\n", "SetZone 2 2\nSetColour 2 2\n", {}, 1),
            inFrikBot("QT002", "saved4 3\r\n", ""),
            {"QT003", "a part is missing", {{"QT003", 1}}, withoutAPart, {}, 1},
            {"QT004", "301 markers", {{"QT004", 1}}, manyMarkers, {}, 1},
            inKtx("QT010", "SetZone 2 2", "SetZone 2 25"),
            inKtx("QT010", "SetGoal 1 3", "SetGoal 1 30"),
            inKtx("QT011", "SetZone 5 2\n", "", {}, 1),
            inKtx("QT012", "SetZone 2 2", "SetGoal 2 2", {}, 1),
            inKtx("QT013", "SetMarkerPath 4 1 5\nSetMarkerPathFlags 4 1 rj\nSetRocketJumpPathFields 4 1 74.0 89.0 2\n",
                  "", {}, 1),
            inFrikBot("QT014", "scratch1 1; scratch2 0\r\nsaved4 2", "scratch1 0; scratch2 0\r\nsaved4 2", {}, 1),
            inKtx("QT015", "CreateMarker 128 128 24", "CreateMarker 128 0 24", {}, 1),
            inFrikBot("QT016", "saved4 514", "saved4 1048578"),
            inFrikBot("QT017", "saved4 514", "saved4 546", {}, 0),
            inFrikBot("QT020", "scratch1 1; scratch2 0\r\nsaved4 2", "scratch1 1; scratch2 99\r\nsaved4 2"),
            inKtx("QT021", "SetMarkerPath 1 0 3\n", "SetMarkerPath 1 0 3\nSetMarkerPath 1 1 1\n"),
            {"QT022", "two links in a slot", {{"QT022", 1}}, ktxText, shareASlot},
            {"QT022", "a slot beyond the last", {{"QT022", 1}}, ktxText, leaveTheSlots},
            inKtx("QT023", "SetMarkerPath 1 0 3\n", "SetMarkerPath 1 0 3\nSetMarkerPath 1 1 3\n"),
            inKtx("QT024", "74.0", "740.0"),
            inKtx("QT024", "SetMarkerPathFlags 4 1 rj", "SetMarkerPathFlags 4 1 j"),
            {"QT025", "unknown bits of a way", {{"QT025", 1}}, [] {
                 return withPart(frogbot2Text(), "map_hall.qc", "m2.D0=1024;", "m2.D0=1088;");
             }}};
}

} // namespace navsmith::tests

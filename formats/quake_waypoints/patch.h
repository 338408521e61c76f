// Changing a text where values differ from what it says, and nothing else. Internal to formats/quake_waypoints.
//
// A reader cuts a text into pieces, each with the key of what it states. A writer gives all statements of the values
// before and after, with the same keys, in the game's order. Pieces whose statement has not changed stay as they are
// spelled.
#pragma once

#include "formats/quake_waypoints/waypoints.h"

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::quake_waypoints {

struct Key {
    std::uint8_t kind = 0;  ///< of the dialect; 0: the piece states nothing
    std::uint32_t node = 0; ///< number, from 1; 0: the statement is about none
    std::uint8_t slot = 0;

    auto operator<=>(const Key&) const = default;
};

struct Piece {
    Key key;
    std::string_view text; ///< of the text that was read
};

struct Statement {
    Key key;
    std::string text; ///< as the game's saver spells it
};

/// A piece as it is (no statement), a piece that is spelled anew (both), a statement without a piece, or neither where
/// a piece went.
struct Item {
    const Piece* piece = nullptr;
    const Statement* statement = nullptr;
};

/// What a dialect's reader finds.
struct Parsed {
    Waypoints values;
    std::vector<Piece> pieces;
};

/// For each earlier node, its number afterwards, or 0 if it is gone. Numbers ascend. Nodes are recognised by their
/// place.
std::vector<std::uint32_t> numbersAfter(const std::vector<Node>& before, const std::vector<Node>& after);

/// The items in the order of the text. New statements come after the one that precedes them in the game's order. Items
/// point into the arguments.
std::vector<Item> merge(const std::vector<Piece>& pieces, const std::vector<Statement>& before,
                        const std::vector<Statement>& after, const std::vector<std::uint32_t>& numbers);

/// Items of texts in which a statement is a line.
std::string joinLines(const std::vector<Item>& items, bool crlf);
/// Items of texts in which statements end with semicolons and lines mean nothing.
std::string joinStatements(const std::vector<Item>& items);

/// Statements on lines of their own.
std::string linesOf(const std::vector<Statement>& statements, bool crlf);

// One of each dialect. `texts` must outlive the pieces.
Parsed parseKtx(const std::vector<std::string>& texts);
Parsed parseFrikBot(const std::vector<std::string>& texts);
Parsed parseFrikBotQc(const std::vector<std::string>& texts);
Parsed parseFrogbot2(const std::vector<std::string>& texts);
Parsed parseNexuiz(const std::vector<std::string>& texts, const std::vector<std::string>& names);

std::vector<std::string> anewKtx(const Waypoints& w);
std::vector<std::string> anewFrikBot(const Waypoints& w);
std::vector<std::string> anewFrikBotQc(const Waypoints& w);
std::vector<std::string> anewFrogbot2(const Waypoints& w);

std::vector<std::string> patchKtx(const Parsed& was, const Waypoints& w);
std::vector<std::string> patchFrikBot(const Parsed& was, const Waypoints& w);
std::vector<std::string> patchFrikBotQc(const Parsed& was, const Waypoints& w);
std::vector<std::string> patchFrogbot2(const Parsed& was, const Waypoints& w);

/// Nexuiz spreads its links over files of their own, so that the names are part of what is written.
std::vector<Part> anewNexuiz(const Waypoints& w);
std::vector<Part> patchNexuiz(const Waypoints& w);

/// Links in file order: by owner, then slot; of two in a slot the last one counts. Those without a target go.
void arrangeLinks(std::vector<Link>& links);

} // namespace navsmith::quake_waypoints

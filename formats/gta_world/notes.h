// What all readers of this folder share: notes of what they left out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::gta_world {

/// Something that was left out or repaired. One sentence in the language of the program, without a full stop.
struct Note {
    std::uint64_t at = 0; ///< of a text the line, counted from 1; of other files the offset in bytes
    std::string text;

    bool operator==(const Note&) const = default;
};

/// Keeps the first notes and counts all, so that a file full of faults costs little.
struct Notes {
    static constexpr std::size_t kMostKept = 100;

    std::vector<Note> kept;
    std::size_t total = 0;

    /// `text()` gives the sentence; called only if the note is kept.
    template <typename Text>
    void add(std::uint64_t at, Text&& text) {
        ++total;
        if (kept.size() < kMostKept)
            kept.push_back({at, std::forward<Text>(text)()});
    }
};

/// Positions beyond count as damage: the map reaches 3,000 m in stock San Andreas and 10,000 m in extended ones.
inline constexpr float kFarthest = 1'048'576.0F;

} // namespace navsmith::gta_world

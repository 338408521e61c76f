// The lines and words of a Wavefront model (OBJ).
#pragma once

#include "formats/bytes/plain_text.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace navsmith::exports {

/// Takes the first line off a text, without its end.
inline std::string_view takeObjLine(std::string_view& text) {
    const auto end = std::min(text.find('\n'), text.size());
    const auto line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

inline std::vector<std::string_view> objWords(std::string_view line) {
    std::vector<std::string_view> out;
    while (true) {
        const auto first = line.find_first_not_of(" \t\r");
        if (first == std::string_view::npos)
            return out;
        line.remove_prefix(first);
        const auto end = std::min(line.find_first_of(" \t\r"), line.size());
        out.push_back(line.substr(0, end));
        line.remove_prefix(end);
    }
}

/// Whether the first line that is no comment begins as one of a model.
inline bool looksLikeObj(std::string_view text) {
    constexpr int kProbed = 100; // lines in which a model shows what it is
    for (int i = 0; i < kProbed && !text.empty(); ++i) {
        const auto line = takeObjLine(text);
        const auto word = line.substr(0, line.find_first_of(" \t\r"));
        if (word == "v" || word == "o" || word == "g" || word == "mtllib")
            return true;
        if (!line.empty() && line.front() != '#' && line != "\r")
            return false;
    }
    return false;
}

/// The corner that a line names: from 1, or from the last one backwards; "3/1" with a place in a picture. Nothing if
/// there is none.
inline std::optional<std::size_t> objCorner(std::string_view word, std::size_t corners) {
    word = word.substr(0, word.find('/'));
    const auto number = bytes::parsed<std::int64_t>(word);
    const auto count = static_cast<std::int64_t>(corners);
    if (!number || *number == 0 || *number > count || *number < -count)
        return std::nullopt;
    return static_cast<std::size_t>(*number > 0 ? *number - 1 : count + *number);
}

} // namespace navsmith::exports

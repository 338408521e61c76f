// Numbers and names as parts of sentences, as in core/model/wording.h.
#pragma once

#include "core/model/wording.h"
#include "formats/texts/texts.h"

#include <QString>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

namespace navsmith::gui {

/// "1 file", "3 files".
inline QString counted(std::size_t count, std::string_view noun) {
    return QString::fromStdString(model::counted(count, noun));
}

/// "NODES5.DAT, NODES6.DAT and 3 other files".
inline QString fileNames(std::span<const std::string> files) {
    constexpr std::size_t most = 3;
    std::vector<std::string> named(files.begin(),
                                   files.begin() + static_cast<std::ptrdiff_t>(std::min(files.size(), most)));
    if (files.size() > most)
        named.push_back(model::counted(files.size() - most, "other file"));
    return QString::fromStdString(model::enumerated(named));
}

/// "143,622".
inline QString grouped(std::size_t number) {
    return QString::fromStdString(texts::grouped(number));
}

} // namespace navsmith::gui

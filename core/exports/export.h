// Exports a document in any of the formats.
#pragma once

#include "core/exports/look.h"
#include "core/exports/map_picture.h"
#include "core/systems/system.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::exports {

enum class Format : std::uint8_t { Svg, Png, Tiles, Glb, Html, GeoJson, Csv, Dot };

struct FormatInfo {
    Format format = Format::Svg;
    std::string_view id; ///< also the extension of its files, but for tiles
    std::string_view title;
    bool drawn = false;     ///< shows layers, and the map below if it is wanted
    bool folder = false;    ///< makes many files in a folder
    bool text = false;      ///< may be written to standard output
    bool needsType = false; ///< holds elements of one type
};

/// One for each format, in the order of the enumeration.
std::span<const FormatInfo> formats();
/// Null if there is none.
const FormatInfo* findFormat(std::string_view id);
inline const FormatInfo& infoOf(Format format) {
    return formats()[static_cast<std::size_t>(format)];
}

struct Request {
    Format format = Format::Svg;
    Look look;
    PictureOptions picture{};                                 ///< also the title and the map
    model::ElementTypeId type = model::kNoElementType;        ///< CSV; GeoJSON: kNoElementType: all that is shown
    std::optional<std::vector<model::Element>> elements = {}; ///< only these; nothing: all
    std::string group = {};                                   ///< DOT: a property; empty: the usual one
    std::uint32_t zooms = 6;                                  ///< tiles: number of zoom levels
};

/// Works on any thread, on a model that nobody else uses. Returns a sentence for people that says what was made.
Result<std::string> run(const systems::System& system, const model::Model& model, Request request, const TakeFile& take,
                        const Progress& progress = {});

} // namespace navsmith::exports

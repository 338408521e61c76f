// Maps as pictures: a title, what is drawn, a legend and a scale bar.
#pragma once

#include "core/exports/drawing.h"
#include "core/exports/raster_canvas.h"
#include "core/world/backdrop.h"

#include <cstdint>
#include <string>

namespace navsmith::exports {

enum class Background : std::uint8_t { Dark, Light, None };

struct PictureOptions {
    std::string title;
    std::string note; ///< below the map, such as the name of its file; may be empty
    std::string unit; ///< of positions
    /// Pixels of the longer side of what is drawn, unless there is a scale.
    std::uint32_t size = 2048;
    double scale = 0; ///< pixels for each world unit; 0: by size
    Background background = Background::Dark;
    const world::Backdrop* map = nullptr; ///< drawn below; null: none
    TextPainter texts{};                  ///< for PNG
};

inline constexpr std::uint32_t kMostPixels = 20'000; ///< of a side of a picture

/// Fail if nothing is drawn or the picture would be too large.
Result<Bytes> toSvg(const Drawing& drawing, const PictureOptions& options, const Progress& progress = {});
Result<Bytes> toPngMap(const Drawing& drawing, const PictureOptions& options, const Progress& progress = {});

} // namespace navsmith::exports

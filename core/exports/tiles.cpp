#include "core/exports/tiles.h"

#include "core/exports/ground.h"
#include "core/exports/page.h"
#include "core/exports/png.h"
#include "core/exports/utf8.h"
#include "formats/bytes/text_bytes.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace navsmith::exports {

namespace {

using Json = nlohmann::ordered_json;

/// Goes down from a tile to its four parts, each with what may be seen in it.
class Tiler {
public:
    Tiler(const Drawing& drawing, const PictureOptions& options, std::uint32_t zooms, const TakeFile& take,
          const Progress& progress)
        : onLight_(options.background == Background::Light), drawing_(inked(drawing, onLight_)), options_(options),
          zooms_(zooms), take_(take), progress_(progress) {
        constexpr double kLeastExtent = 16; // world units
        constexpr double kBorder = 1.06;
        const auto extent = drawing.high - drawing.low;
        side_ = std::max({extent.x, extent.y, kLeastExtent}) * kBorder;
        corner_ = (drawing.low + drawing.high) / 2.0 + Point(-side_, side_) / 2.0;
    }

    Result<std::size_t> run() {
        if (auto outcome = tile({0, 0, 0}, itemsOf(drawing_), 0, 1); !outcome)
            return failed(std::move(outcome.error()));
        if (auto outcome = take_("map.json", bytes::bytesOf(metadata().dump(1) + '\n')); !outcome)
            return failed(std::move(outcome.error()));
        return count_;
    }

private:
    struct Address {
        std::uint32_t zoom;
        std::uint32_t x;
        std::uint32_t y;
    };

    [[nodiscard]] Frame frameOf(std::uint32_t zoom) const {
        return {corner_, kTileSize * std::exp2(static_cast<double>(zoom)) / side_};
    }

    /// `from`, `share`: of the progress.
    Result<void> tile(const Address& at, const std::vector<Item>& candidates, double from, double share) {
        if (!keepGoing(progress_, from))
            return cancelled();
        const auto frame = frameOf(at.zoom);
        const Point origin(static_cast<double>(at.x) * kTileSize, static_cast<double>(at.y) * kTileSize);
        const auto items = itemsIn(candidates, frame, origin, origin + Point(kTileSize));
        if (items.empty() && options_.map == nullptr)
            return {};
        if (auto outcome = write(at, frame, origin, items); !outcome)
            return outcome;
        if (at.zoom + 1 == zooms_)
            return {};
        for (std::uint32_t k = 0; k < 4; ++k) {
            if (auto outcome =
                    tile({at.zoom + 1, at.x * 2 + k % 2, at.y * 2 + k / 2}, items, from + share * k / 4, share / 4);
                !outcome)
                return outcome;
        }
        return {};
    }

    Result<void> write(const Address& at, const Frame& frame, Point origin, const std::vector<Item>& items) {
        Rgba background{0, 0, 0, 0};
        if (options_.background != Background::None)
            background = pageColour(onLight_);
        Image image(kTileSize, kTileSize, background);
        if (options_.map != nullptr)
            paintGround(*options_.map, frame, origin, onLight_, image);
        RasterCanvas canvas(image, origin, options_.texts);
        paint(drawing_, items, frame, markGrowth(drawing_, frame.scale), canvas);
        if (image.isTransparent())
            return {};
        if (++count_ > kMostTiles)
            return failed(texts::format("There would be more than {} tiles: choose fewer zoom levels", kMostTiles));
        return take_(fmt::format("{}/{}/{}.png", at.zoom, at.x, at.y), toPng(image));
    }

    [[nodiscard]] Json metadata() const {
        const double perUnit = kTileSize / side_;
        auto legend = Json::array();
        for (const auto& layer : drawing_.layers) {
            for (const auto& entry : layer.legend.entries)
                legend.push_back(
                    {{"layer", layer.id},
                     {"title", validUtf8(entry.title)},
                     {"colour", fmt::format("#{:02x}{:02x}{:02x}", entry.colour.r, entry.colour.g, entry.colour.b)}});
        }
        return {{"title", validUtf8(options_.title)},
                {"url", "{z}/{x}/{y}.png"},
                {"tileSize", kTileSize},
                {"minZoom", 0},
                {"maxZoom", zooms_ - 1},
                {"unit", options_.unit},
                {"bounds", {{drawing_.low.x, drawing_.low.y}, {drawing_.high.x, drawing_.high.y}}},
                {"transformation", {perUnit, -corner_.x * perUnit, -perUnit, corner_.y * perUnit}},
                {"legend", std::move(legend)}};
    }

    bool onLight_;
    Drawing drawing_;
    const PictureOptions& options_;
    std::uint32_t zooms_;
    const TakeFile& take_;
    const Progress& progress_;
    Point corner_{0}; ///< north-west, world units
    double side_ = 0; ///< of everything, world units
    std::size_t count_ = 0;
};

} // namespace

Result<std::size_t> toTiles(const Drawing& drawing, const PictureOptions& options, std::uint32_t zooms,
                            const TakeFile& take, const Progress& progress) {
    if (drawing.empty())
        return failed(texts::format("Nothing is drawn: choose other layers or elements"));
    return Tiler(drawing, options, std::clamp(zooms, 1U, kMostZooms), take, progress).run();
}

} // namespace navsmith::exports

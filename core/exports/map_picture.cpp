#include "core/exports/map_picture.h"

#include "core/exports/ground.h"
#include "core/exports/page.h"
#include "core/exports/png.h"
#include "core/exports/svg_canvas.h"
#include "formats/texts/texts.h"

#include <algorithm>

namespace navsmith::exports {

namespace {

constexpr std::uint32_t kBand = 256; ///< rows painted at once

/// Page of a checked size.
Result<Page> pageFor(const Drawing& drawing, const PictureOptions& options, const Canvas& measure) {
    if (drawing.empty())
        return failed(texts::format("Nothing is drawn: choose other layers or elements"));
    auto page = layOut(drawing, options, measure);
    if (page.size.x > kMostPixels || page.size.y > kMostPixels)
        return failed(texts::format("The picture would have {:.0f} by {:.0f} pixels; at most {} are possible. "
                                    "Choose a smaller size or scale",
                                    page.size.x, page.size.y, kMostPixels));
    return page;
}

} // namespace

Result<Bytes> toSvg(const Drawing& drawing, const PictureOptions& options, const Progress& progress) {
    const SvgCanvas measure(1, 1);
    const auto page = pageFor(drawing, options, measure);
    if (!page)
        return tl::unexpected(page.error());
    SvgCanvas canvas(page->size.x, page->size.y);
    paintFrame(*page, canvas);
    if (options.map != nullptr) {
        Image ground(static_cast<std::uint32_t>(page->mapSize.x), static_cast<std::uint32_t>(page->mapSize.y));
        paintGround(*options.map, page->frame, page->mapCorner, page->onLight, ground);
        canvas.image(page->mapCorner, ground);
    }
    if (!keepGoing(progress, 0.2))
        return cancelled();
    const auto drawn = inked(drawing, page->onLight);
    paint(drawn, itemsOf(drawn), page->frame, markGrowth(drawn, page->frame.scale), canvas);
    paintLegend(*page, canvas);
    if (canvas.size() > kMostBytes)
        return failed(texts::format("The file would be larger than 1 GiB: choose fewer layers"));
    return canvas.finish();
}

Result<Bytes> toPngMap(const Drawing& drawing, const PictureOptions& options, const Progress& progress) {
    Image none;
    const RasterCanvas measure(none, {0, 0}, options.texts);
    const auto page = pageFor(drawing, options, measure);
    if (!page)
        return tl::unexpected(page.error());
    const auto width = static_cast<std::uint32_t>(page->size.x);
    const auto height = static_cast<std::uint32_t>(page->size.y);
    const auto drawn = inked(drawing, page->onLight);
    const auto items = itemsOf(drawn);
    const double growth = markGrowth(drawn, page->frame.scale);
    PngWriter png(width, height);
    for (std::uint32_t top = 0; top < height; top += kBand) {
        if (!keepGoing(progress, static_cast<double>(top) / height))
            return cancelled();
        Image band(width, std::min(kBand, height - top));
        const Point origin(0, top);
        RasterCanvas canvas(band, origin, options.texts);
        paintFrame(*page, canvas);
        if (options.map != nullptr)
            paintGround(*options.map, page->frame, origin, page->onLight, band);
        paint(drawn, itemsIn(items, page->frame, origin, origin + Point(band.width(), band.height())), page->frame,
              growth, canvas);
        paintLegend(*page, canvas);
        for (std::uint32_t y = 0; y < band.height(); ++y)
            png.add(band.row(y));
    }
    return png.finish();
}

} // namespace navsmith::exports

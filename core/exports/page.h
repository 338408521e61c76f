// Where things are on the page of a map: title, drawing, legend and scale bar.
#pragma once

#include "core/exports/map_picture.h"
#include "core/exports/painter.h"

#include <string>
#include <vector>

namespace navsmith::exports {

/// Pixels, y down.
struct Page {
    Point size{0};
    Point mapCorner{0}; ///< upper left
    Point mapSize{0};
    Frame frame;
    bool onLight = false;
    Rgba background;
    Rgba ink;          ///< of texts
    double em = 16;    ///< height of a line of text
    std::string title; ///< may be empty
    std::string note;
    double barLength = 0; ///< pixels
    std::string barText;
    struct Line {
        std::string text;
        bool heading = false;
        Rgba colour;
    };
    std::vector<Line> legend;
    double legendLeft = 0;
};

/// `measure`: only for the widths of texts.
Page layOut(const Drawing& drawing, const PictureOptions& options, const Canvas& measure);
/// Background, title, scale bar and note.
void paintFrame(const Page& page, Canvas& canvas);
void paintLegend(const Page& page, Canvas& canvas);

/// The colour of the background.
Rgba pageColour(bool onLight);

/// The drawing in colours for a dark background, or for a light one, as the window shows them.
Drawing inked(const Drawing& drawing, bool onLight);

} // namespace navsmith::exports

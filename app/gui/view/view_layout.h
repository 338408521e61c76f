// The 3D views of a document, side by side: how many there are, and what each looks at.
#pragma once

#include "render/backdrop_look.h"
#include "render/camera.h"

#include <QStringList>

#include <array>
#include <cstddef>
#include <optional>

namespace navsmith::gui {

struct ViewLayout {
    static constexpr std::size_t kMost = 4;

    std::size_t count = 1;  ///< 1, 2 side by side, or 4 in two rows
    std::size_t active = 0; ///< keys and commands act on this one
    bool maximised = false; ///< only the active one is shown
    bool linked = true;     ///< orthographic views show the same place at the same scale
    float splitX = 0.5F;    ///< of the width, left of the middle
    float splitY = 0.5F;    ///< of the height, above the middle

    bool operator==(const ViewLayout&) const = default;
};

/// One of them.
struct DocumentView {
    std::optional<render::Camera> camera; ///< empty until it is first shown
    render::BackdropLook look;            ///< of the map
};

using DocumentViews = std::array<DocumentView, ViewLayout::kMost>;

/// For the settings: a line for the layout and one for each view that has been shown, unless there is only one.
[[nodiscard]] QStringList layoutLines(const ViewLayout& layout, const DocumentViews& views);
struct StoredViews {
    ViewLayout layout;
    DocumentViews views;
};
/// Lines that make no sense count as missing. `usual`: the views without them.
[[nodiscard]] StoredViews layoutOf(const QStringList& lines, const DocumentViews& usual);

} // namespace navsmith::gui

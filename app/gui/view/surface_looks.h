// Names of the looks of a map, in the language of the window.
#pragma once

#include "render/backdrop_look.h"

#include <QString>
#include <QStringList>

namespace navsmith::gui {

/// In enum order.
QStringList surfaceLookTitles();
/// One sentence for tooltips.
QString helpOf(render::SurfaceLook look);

} // namespace navsmith::gui

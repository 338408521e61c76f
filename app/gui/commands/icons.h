// Icons of commands: made from the SVG files in resources/icons, drawn in the text colour of the theme at any size.
#pragma once

#include <QIcon>
#include <QString>

namespace navsmith::gui {

/// The opacity of a picture, drawn like those. Null if there is no such file.
QIcon tintedIcon(const QString& file);

/// The icon of a command, named for the last part of its id: "save" for "action.save", "erase" for
/// "action.verb.gta_sa_paths.erase". Null if there is none.
QIcon commandIcon(const QString& commandId);

} // namespace navsmith::gui

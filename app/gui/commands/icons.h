// Icons of commands: SVG files in resources/icons, drawn in the text colour of the theme at any size.
#pragma once

#include <QByteArray>
#include <QIcon>
#include <QString>

namespace navsmith::gui {

/// An SVG file, drawn like those.
QIcon svgIcon(const QByteArray& svg);

/// The icon of a command, named for the last part of its id: "save" for "action.save", "erase" for
/// "action.verb.gta_sa_paths.erase". Null if there is none.
QIcon commandIcon(const QString& commandId);

} // namespace navsmith::gui

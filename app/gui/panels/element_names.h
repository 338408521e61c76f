// Names of elements for fields in which users type one.
#pragma once

#include "core/model/model.h"

#include <QString>
#include <QStringList>

#include <optional>

class QCompleter;
class QLineEdit;
class QStringListModel;

namespace navsmith::gui {

/// The name without the type, for fields whose title tells the type.
QString shortName(const model::Model& model, model::Element element);
/// The short names of all elements of a type; none if there are too many for a list.
QStringList shortNames(const model::Model& model, model::ElementTypeId type);

/// The element of a type with this name, short or full. None if there is none.
std::optional<model::Element> findElementByName(const model::Model& model, model::ElementTypeId type,
                                                const QString& name);

/// Completes the text of the line with the names, wherever the text occurs in them.
QCompleter* completeNames(QLineEdit& line, QStringListModel& names);

} // namespace navsmith::gui

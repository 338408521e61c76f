// Factories of the property fields, and what the fields share. PropertyField::make selects among them.
#pragma once

#include "app/gui/panels/property_field.h"

class QHBoxLayout;
class QLabel;

namespace navsmith::gui {

// Editable fields:
PropertyField* makeFlagField(const model::ElementType& spec, model::ElementTypeId type,
                             const model::PropertySpec& property, QWidget* parent);
PropertyField* makeChoiceField(const model::ElementType& spec, model::ElementTypeId type,
                               const model::PropertySpec& property, QWidget* parent);
PropertyField* makeNumberField(const model::ElementType& spec, model::ElementTypeId type,
                               const model::PropertySpec& property, QWidget* parent);
PropertyField* makeTextField(const model::ElementType& spec, model::ElementTypeId type,
                             const model::PropertySpec& property, QWidget* parent);
/// Accepts the name of an element, or an empty text for none.
PropertyField* makeTargetField(const model::ElementType& spec, model::ElementTypeId type,
                               const model::PropertySpec& property, QWidget* parent);
// Read-only fields:
PropertyField* makePlainField(const model::ElementType& spec, model::ElementTypeId type,
                              const model::PropertySpec& property, QWidget* parent);
PropertyField* makeLinkField(const model::ElementType& spec, model::ElementTypeId type,
                             const model::PropertySpec& property, QWidget* parent);
PropertyField* makeBytesField(const model::ElementType& spec, model::ElementTypeId type,
                              const model::PropertySpec& property, QWidget* parent);

/// The layout of a single-line field.
QHBoxLayout* rowLayout(QWidget* field);
/// Text shown if the rows have different values.
QString mixedText();
/// A dim label for the stored integer, named after the widget beside it.
QLabel* rawLabel(QWidget* field, const QString& name);

} // namespace navsmith::gui

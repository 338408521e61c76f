// The fields by type of property, and what they share. Only PropertyField::make chooses among them.
#pragma once

#include "app/gui/panels/property_field.h"

class QHBoxLayout;
class QLabel;

namespace navsmith::gui {

// To edit:
PropertyField* makeFlagField(const model::ElementType& spec, model::ElementTypeId type,
                             const model::PropertySpec& property, QWidget* parent);
PropertyField* makeChoiceField(const model::ElementType& spec, model::ElementTypeId type,
                               const model::PropertySpec& property, QWidget* parent);
PropertyField* makeNumberField(const model::ElementType& spec, model::ElementTypeId type,
                               const model::PropertySpec& property, QWidget* parent);
PropertyField* makeTextField(const model::ElementType& spec, model::ElementTypeId type,
                             const model::PropertySpec& property, QWidget* parent);
/// Takes the name of an element, or nothing for none.
PropertyField* makeTargetField(const model::ElementType& spec, model::ElementTypeId type,
                               const model::PropertySpec& property, QWidget* parent);
// To read:
PropertyField* makePlainField(const model::ElementType& spec, model::ElementTypeId type,
                              const model::PropertySpec& property, QWidget* parent);
PropertyField* makeLinkField(const model::ElementType& spec, model::ElementTypeId type,
                             const model::PropertySpec& property, QWidget* parent);
PropertyField* makeBytesField(const model::ElementType& spec, model::ElementTypeId type,
                              const model::PropertySpec& property, QWidget* parent);

/// The layout of a field that is one line.
QHBoxLayout* rowLayout(QWidget* field);
/// What stands in a field over rows that differ.
QString mixedText();
/// A dim label for the integer as stored, named after the widget that it stands beside.
QLabel* rawLabel(QWidget* field, const QString& name);

} // namespace navsmith::gui

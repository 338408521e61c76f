#include "app/gui/panels/property_field.h"

#include "app/gui/panels/field_types.h"
#include "app/gui/panels/schema_text.h"

#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace navsmith::gui {

using model::ElementType;
using model::ElementTypeId;
using model::PropertySpec;
using model::PropertyType;

/// QWidget's destructor takes the focus from a box inside, which must not signal a field that is partly destroyed.
PropertyField::~PropertyField() {
    for (auto* child : findChildren<QObject*>())
        child->disconnect(this);
}

void PropertyField::describe(QWidget* widget, const QString& coordinate) {
    auto name = QStringLiteral("property.%1.%2").arg(fromUtf8(spec_.id), fromUtf8(property_.id));
    auto title = fromUtf8(property_.title);
    if (!coordinate.isEmpty()) {
        name += u'.' + coordinate;
        title += u' ' + coordinate;
    }
    widget->setObjectName(name);
    widget->setAccessibleName(title);
    widget->setAccessibleDescription(fromUtf8(property_.help));
    if (focusProxy() == nullptr)
        setFocusProxy(widget);
}

void PropertyField::refresh(const model::Model& model, std::span<const model::Slot> rows) {
    const auto combined = combine(model, type_, property_, rows);
    present_ = combined.present;
    if (present_)
        showCombined(model, combined);
}

QString PropertyField::title() const {
    auto title = fromUtf8(property_.title);
    if (property_.type == PropertyType::Vector && property_.editable() && !property_.unit.empty())
        return QStringLiteral("%1 (%2)").arg(title, fromUtf8(property_.unit));
    return title;
}

QHBoxLayout* rowLayout(QWidget* field) {
    auto* layout = new QHBoxLayout(field);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    return layout;
}

QString mixedText() {
    return PropertyField::tr("(mixed)");
}

QLabel* rawLabel(QWidget* field, const QString& name) {
    auto* label = new QLabel(field);
    label->setObjectName(name + QStringLiteral(".raw"));
    label->setAccessibleName(PropertyField::tr("Stored as"));
    label->setToolTip(PropertyField::tr("As stored in the file"));
    auto font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(std::max(6.0, font.pointSizeF() * 0.85));
    label->setFont(font);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFocusPolicy(Qt::NoFocus);
    return label;
}

PropertyField* PropertyField::make(const ElementType& spec, ElementTypeId type, const PropertySpec& property,
                                   QWidget* parent) {
    PropertyField* field = nullptr;
    switch (property.type) {
    case PropertyType::Reference:
        field = property.editable() ? makeTargetField(spec, type, property, parent)
                                    : makeLinkField(spec, type, property, parent);
        break;
    case PropertyType::Bytes:
        field = makeBytesField(spec, type, property, parent);
        break;
    case PropertyType::Bool:
        if (property.editable())
            field = makeFlagField(spec, type, property, parent);
        break;
    case PropertyType::Enum:
        if (property.editable())
            field = makeChoiceField(spec, type, property, parent);
        break;
    case PropertyType::Integer:
    case PropertyType::Number:
    case PropertyType::Vector:
        if (property.editable())
            field = makeNumberField(spec, type, property, parent);
        break;
    case PropertyType::Text:
        if (property.editable())
            field = makeTextField(spec, type, property, parent);
        break;
    }
    if (field == nullptr)
        field = makePlainField(spec, type, property, parent);
    field->setToolTip(propertyHelp(spec, property));
    return field;
}

} // namespace navsmith::gui

// One property in the panel: the widget that fits its type, over all selected rows of a type.
#pragma once

#include "app/gui/panels/combined_value.h"

#include <QWidget>

#include <optional>
#include <span>
#include <utility>

namespace navsmith::gui {

class PropertyField : public QWidget {
    Q_OBJECT

public:
    /// The field for a property, named "property.KIND.ID". `spec` and `property` must outlive it.
    static PropertyField* make(const model::ElementType& spec, model::ElementTypeId type,
                               const model::PropertySpec& property, QWidget* parent);

    [[nodiscard]] const model::PropertySpec& property() const { return property_; }
    /// With the unit where the field has no room for it.
    [[nodiscard]] QString title() const;
    /// The title stands in the field itself and wants no label beside it.
    [[nodiscard]] virtual bool hasOwnTitle() const { return false; }
    /// False: no selected row has the property.
    [[nodiscard]] bool isPresent() const { return present_; }

    /// Reads the rows and shows them. What the user is typing stays.
    virtual void refresh(const model::Model& model, std::span<const model::Slot> rows) = 0;

    /// What an edit of the field means; a coordinate of a vector is a property of its own.
    struct Edit {
        model::PropertySpec property;
        model::Value value;
        bool step = false; ///< one of several small ones that belong together
    };
    /// Typed and not yet taken over; the field forgets it.
    virtual std::optional<Edit> takePending() { return std::nullopt; }

Q_SIGNALS:
    void edited(const navsmith::gui::PropertyField::Edit& edit);
    /// A run of steps is over.
    void left();
    void goTo(navsmith::model::Element element);

protected:
    PropertyField(const model::ElementType& spec, model::ElementTypeId type, const model::PropertySpec& property,
                  QWidget* parent)
        : QWidget(parent), spec_(spec), type_(type), property_(property) {}

    void setPresent(bool present) { present_ = present; }
    /// Name, accessible name, tool tip and focus for the widget that stands for the property (or its coordinate).
    void describe(QWidget* widget, const QString& coordinate = {});

    const model::ElementType& spec_;
    model::ElementTypeId type_;
    const model::PropertySpec& property_;

private:
    bool present_ = true;
};

} // namespace navsmith::gui

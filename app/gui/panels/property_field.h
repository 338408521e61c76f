// A property in the panel: the widget for its type, over all selected rows of an element type.
#pragma once

#include "app/gui/panels/combined_value.h"
#include "app/gui/panels/number_change.h"

#include <QWidget>

#include <optional>
#include <span>
#include <utility>

namespace navsmith::gui {

class PropertyField : public QWidget {
    Q_OBJECT

public:
    ~PropertyField() override;

    /// Creates the field of a property, named "property.TYPE.ID". `spec` and `property` must outlive it.
    static PropertyField* make(const model::ElementType& spec, model::ElementTypeId type,
                               const model::PropertySpec& property, QWidget* parent);

    [[nodiscard]] const model::PropertySpec& property() const { return property_; }
    /// Includes the unit if the field has no room for it.
    [[nodiscard]] QString title() const;
    /// The field shows the title itself and needs no label.
    [[nodiscard]] virtual bool hasOwnTitle() const { return false; }
    /// False if no selected row has the property.
    [[nodiscard]] bool isPresent() const { return present_; }

    /// Reads and shows the values of the rows. Text being typed stays.
    virtual void refresh(const model::Model& model, std::span<const model::Slot> rows);

    /// An edit made in the field; a coordinate of a vector is passed as a property of its own.
    struct Edit {
        model::PropertySpec property;
        NewValue value;
        bool step = false; ///< part of a series of steps, to be merged
    };
    /// Returns the uncommitted input, if any, and clears it.
    virtual std::optional<Edit> takePending() { return std::nullopt; }

Q_SIGNALS:
    void edited(const navsmith::gui::PropertyField::Edit& edit);
    /// The series of steps is complete.
    void left();
    void goTo(navsmith::model::Element element);

protected:
    PropertyField(const model::ElementType& spec, model::ElementTypeId type, const model::PropertySpec& property,
                  QWidget* parent)
        : QWidget(parent), spec_(spec), type_(type), property_(property) {}

    void setPresent(bool present) { present_ = present; }
    /// What refresh() shows if a row has the property.
    virtual void showCombined(const model::Model& /*model*/, const Combined& /*combined*/) {}
    /// Sets name, accessible name, tooltip and focus policy of the widget for the property (or its coordinate).
    void describe(QWidget* widget, const QString& coordinate = {});

    const model::ElementType& spec_;
    model::ElementTypeId type_;
    const model::PropertySpec& property_;

private:
    bool present_ = true;
};

} // namespace navsmith::gui

// A combo box for the values of an enumeration. With many of them, such as vehicles, each shows its number, and what is
// typed searches the list; a number without a name may be typed, too.
#pragma once

#include "core/model/schema.h"

#include <QComboBox>

#include <optional>

namespace navsmith::gui {

class ChoiceBox : public QComboBox {
    Q_OBJECT

public:
    ChoiceBox(const model::PropertySpec& property, QWidget* parent);

    /// Selects a value; nothing for none. A value without a name is added until another one is shown. Does nothing
    /// while the user is choosing.
    void showValue(std::optional<qint64> value);
    /// What is selected or typed; none if that is nothing.
    [[nodiscard]] std::optional<qint64> value() const;

Q_SIGNALS:
    /// The user has chosen a value, which may be the one that is shown.
    void chosen(qint64 value);

private:
    [[nodiscard]] QString itemFor(const model::EnumName& name) const;
    void makeSearchable();
    void takeTyped();

    const model::PropertySpec property_;
    std::optional<qint64> shown_;
};

} // namespace navsmith::gui

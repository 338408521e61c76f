// A spin box for a number property: exact in steps of the storage, 0x... for raw words, blank if rows differ. It emits
// the user's changes and shows what setValue() says, but never changes the value by itself.
#pragma once

#include "app/gui/panels/number_change.h"
#include "core/model/property.h"

#include <QAbstractSpinBox>
#include <QString>

#include <optional>

namespace navsmith::gui {

class NumberBox : public QAbstractSpinBox {
    Q_OBJECT

public:
    /// `type` and `property` must outlive the box; not for vectors (see coordinate()).
    NumberBox(const model::ElementType& type, model::PropertySpec property, QWidget* parent = nullptr);

    /// Empty: the rows differ. Does not replace text being typed.
    void setValue(std::optional<double> value);
    [[nodiscard]] std::optional<double> value() const { return value_; }

    /// The user has typed text that is not committed yet.
    [[nodiscard]] bool isTyping() const { return typing_; }
    /// Ends the typing; returns what was typed if it is valid and changes the shown value.
    std::optional<NumberChange> takeTyped();
    /// Discards the typed text and shows the value.
    void restore();

    void stepBy(int steps) override;
    QValidator::State validate(QString& input, int& position) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Committed by Enter, Tab or loss of focus.
    void typed(const navsmith::gui::NumberChange& change);
    /// Changed by arrow keys, wheel or buttons.
    void stepped(double value);
    /// The box lost the focus: the series of steps is complete.
    void left();

protected:
    [[nodiscard]] StepEnabled stepEnabled() const override;
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showValue();
    void finishTyping();
    [[nodiscard]] std::optional<NumberChange> typedChange() const;
    [[nodiscard]] QString withoutUnit(QString text) const;

    const model::ElementType& type_;
    model::PropertySpec property_;
    model::Range range_;
    QString unit_; ///< with a leading space
    std::optional<double> value_;
    bool typing_ = false;
};

} // namespace navsmith::gui

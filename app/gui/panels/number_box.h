// A spin box over a property's numbers: exact in the storage's steps, 0x... for raw words, blank when rows differ. It
// reports what the user does and shows what it is told; it never changes the value by itself.
#pragma once

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

    /// Nothing: the rows differ. Text that is being typed stays.
    void setValue(std::optional<double> value);
    [[nodiscard]] std::optional<double> value() const { return value_; }

    /// The text is the user's and has not been taken over yet.
    [[nodiscard]] bool isTyping() const { return typing_; }
    /// The number being typed, if it is one and another than the value shown; ends the typing.
    std::optional<double> takeTyped();
    /// Puts the value back over what is being typed.
    void restore();

    void stepBy(int steps) override;
    QValidator::State validate(QString& input, int& position) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Enter, Tab, or leaving the box after typing.
    void typed(double value);
    /// Arrow keys, wheel or buttons.
    void stepped(double value);
    /// The keyboard went elsewhere: a run of steps is over.
    void left();

protected:
    [[nodiscard]] StepEnabled stepEnabled() const override;
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void showValue();
    void finishTyping();
    [[nodiscard]] QString withoutUnit(QString text) const;

    const model::ElementType& type_;
    model::PropertySpec property_;
    model::Range range_;
    QString unit_; ///< with the blank before it
    std::optional<double> value_;
    bool typing_ = false;
};

} // namespace navsmith::gui

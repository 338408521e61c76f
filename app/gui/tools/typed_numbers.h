// Numbers that are typed while a handle is dragged: "5", "-2.5", "x5y-3". They take the place of what the mouse says.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <glm/vec3.hpp>

#include <array>
#include <optional>

class QKeyEvent;

namespace navsmith::gui {

class TypedNumbers {
    Q_DECLARE_TR_FUNCTIONS(navsmith::gui::TypedNumbers)

public:
    /// Whether a key means something here.
    static bool means(const QKeyEvent& event);
    /// Takes a key that means something here: digits, sign, decimal point, Backspace; x, y and z for an axis, with
    /// Shift for the other two; Tab for the next axis.
    void take(const QKeyEvent& event);
    void clear() { *this = {}; }

    [[nodiscard]] bool isEmpty() const { return plain_.isEmpty() && !anyAxis(); }
    /// What to do about a number that is only begun, such as "-"; empty: there is none.
    [[nodiscard]] QString whyIncomplete() const;
    /// The axes that take part; none: those of the handle.
    [[nodiscard]] std::array<bool, 3> chosenAxes() const;
    /// The number without an axis.
    [[nodiscard]] std::optional<double> plain() const { return numberIn(plain_); }
    /// The values of the drag by the mouse with what is typed in their place. `axes`: not 0 where a number without an
    /// axis counts. `neutral`: the value of an axis that takes no part. An axis without a number follows the mouse.
    [[nodiscard]] glm::dvec3 instead(const glm::dvec3& dragged, const glm::dvec3& axes, double neutral) const;
    /// "x 5, y -3".
    [[nodiscard]] QString text() const;

private:
    struct Axis {
        bool chosen = false;
        QString text{};
    };
    static std::optional<double> numberIn(const QString& text);
    [[nodiscard]] bool anyAxis() const;
    [[nodiscard]] QString& current();
    void choose(int axis);
    void chooseAllBut(int axis);

    QString plain_;
    std::array<Axis, 3> axes_;
    int axis_ = -1; ///< that digits go to; -1: none
};

} // namespace navsmith::gui

// Fields for the parameters of an edit or a builder.
#pragma once

#include "core/systems/edit.h"

#include <QWidget>

#include <functional>
#include <span>
#include <vector>

class QFormLayout;
class QLabel;

namespace navsmith::gui {

class FlowLayout;

class ParameterForm : public QWidget {
    Q_OBJECT

public:
    /// Side by side in a tool bar, in several rows where one has no room, or below each other.
    enum class Shape { Row, Column };

    /// `parameters` must outlive the form; `model`, which provides choices, need not. The object name of a field is
    /// "parameter.ID".
    ParameterForm(std::span<const systems::Parameter> parameters, const model::Model& model, Shape shape,
                  QWidget* parent = nullptr);

    [[nodiscard]] std::vector<double> values() const;
    /// Does not emit changed().
    void setValues(std::span<const double> values);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// The user changed a value.
    void changed();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Field {
        const systems::Parameter* parameter = nullptr;
        std::function<double()> read;
        std::function<void(double)> write;
        QWidget* line = nullptr; ///< what to hide with it; null: it never matters in this document
    };
    QWidget* makeField(const systems::Parameter& parameter, const model::Model& model);
    /// The place for fields side by side with a label, in either shape.
    QWidget* makeLine(QLabel* label);
    /// Hides what does not matter with the present choices.
    void showWhatMatters();

    FlowLayout* row_ = nullptr;     ///< of Shape::Row
    int height_ = 0;                ///< of a form in a row, at its width
    QFormLayout* column_ = nullptr; ///< of Shape::Column
    std::vector<Field> fields_;
    bool writing_ = false;
};

} // namespace navsmith::gui

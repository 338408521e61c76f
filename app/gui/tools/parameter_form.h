// Fields for the numbers that an edit or a building tool asks for.
#pragma once

#include "core/systems/edit.h"

#include <QWidget>

#include <functional>
#include <span>
#include <vector>

namespace navsmith::gui {

class ParameterForm : public QWidget {
    Q_OBJECT

public:
    /// Along a tool bar, or one below the other.
    enum class Shape { Row, Column };

    /// `parameters` must outlive the form; `model`, of which they offer things to choose, need not. Fields are called
    /// "parameter.ID".
    ParameterForm(std::span<const systems::Parameter> parameters, const model::Model& model, Shape shape,
                  QWidget* parent = nullptr);

    [[nodiscard]] std::vector<double> values() const;
    /// Tells nobody.
    void setValues(std::span<const double> values);

Q_SIGNALS:
    /// By the user.
    void changed();

private:
    struct Field {
        std::function<double()> read;
        std::function<void(double)> write;
    };
    QWidget* makeField(const systems::Parameter& parameter, const model::Model& model);

    std::vector<Field> fields_;
    bool writing_ = false;
};

} // namespace navsmith::gui

#include "app/gui/tools/parameter_form.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/widgets/flow_layout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace navsmith::gui {

namespace {

/// The choices of a parameter, if it is one.
QStringList offered(const systems::Parameter& p, const model::Model& model) {
    QStringList names;
    if (p.choices != nullptr) {
        for (const auto& name : p.choices(model))
            names.append(fromUtf8(name));
    }
    for (const auto name : p.names)
        names.append(fromUtf8(name));
    return names;
}

bool isChoice(const systems::Parameter& p) {
    return p.choices != nullptr || !p.names.empty();
}

bool isSwitch(const systems::Parameter& p) {
    return !isChoice(p) && p.min == 0 && p.max == 1 && p.decimals == 0;
}

} // namespace

QWidget* ParameterForm::makeField(const systems::Parameter& p, const model::Model& model) {
    const auto notify = [this] {
        if (writing_)
            return;
        showWhatMatters();
        Q_EMIT changed();
    };
    QWidget* field = nullptr;
    if (isChoice(p)) {
        auto* box = new QComboBox(this);
        box->addItems(offered(p, model));
        box->setCurrentIndex(static_cast<int>(p.initial));
        connect(box, &QComboBox::currentIndexChanged, this, notify);
        fields_.push_back({&p, [box] { return static_cast<double>(box->currentIndex()); },
                           [box](double v) { box->setCurrentIndex(static_cast<int>(v)); }});
        field = box;
    } else if (isSwitch(p)) {
        auto* box = new QCheckBox(this);
        box->setChecked(p.initial != 0);
        connect(box, &QCheckBox::toggled, this, notify);
        fields_.push_back(
            {&p, [box] { return box->isChecked() ? 1.0 : 0.0; }, [box](double v) { box->setChecked(v != 0); }});
        field = box;
    } else {
        auto* box = new QDoubleSpinBox(this);
        box->setDecimals(p.decimals);
        box->setRange(p.min, p.max);
        box->setSingleStep(p.step);
        box->setValue(p.initial);
        if (!p.unit.empty())
            box->setSuffix(QString(" ") + fromUtf8(p.unit));
        connect(box, &QDoubleSpinBox::valueChanged, this, notify);
        fields_.push_back({&p, [box] { return box->value(); }, [box](double v) { box->setValue(v); }});
        field = box;
    }
    field->setObjectName(QString("parameter.") + fromUtf8(p.id));
    field->setAccessibleName(fromUtf8(p.title));
    field->setToolTip(fromUtf8(p.help));
    return field;
}

ParameterForm::ParameterForm(std::span<const systems::Parameter> parameters, const model::Model& model, Shape shape,
                             QWidget* parent)
    : QWidget(parent) {
    setObjectName("parameters");
    const bool inRow = shape == Shape::Row;
    if (inRow) {
        row_ = new FlowLayout(this);
        row_->setContentsMargins(6, 0, 6, 0);
        row_->setSpacing(4);
    } else {
        column_ = new QFormLayout(this);
        column_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    }
    QWidget* line = nullptr;
    for (const auto& p : parameters) {
        auto* field = makeField(p, model);
        if (p.applies != nullptr && !p.applies(model)) {
            field->hide();
            continue;
        }
        auto* label = new QLabel(fromUtf8(p.title) + u':', this);
        label->setToolTip(field->toolTip());
        label->setBuddy(field);
        if (line == nullptr || !p.sameLine)
            line = makeLine(label);
        else
            line->layout()->addWidget(label);
        line->layout()->addWidget(field);
        fields_.back().line = line;
    }
    if (inRow) {
        height_ = row_->sizeHint().height();
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        setMaximumWidth(row_->sizeHint().width());
    }
    showWhatMatters();
}

QWidget* ParameterForm::makeLine(QLabel* label) {
    auto* line = new QWidget(this); // stays together
    auto* inLine = new QHBoxLayout(line);
    if (row_ != nullptr) {
        inLine->setContentsMargins(0, 0, 6, 0);
        inLine->addWidget(label);
        row_->addWidget(line);
    } else {
        inLine->setContentsMargins(0, 0, 0, 0);
        column_->addRow(label, line);
    }
    return line;
}

void ParameterForm::showWhatMatters() {
    for (const auto& field : fields_) {
        if (field.line == nullptr || field.parameter->onlyWith.empty())
            continue;
        const auto choice =
            std::ranges::find(fields_, field.parameter->onlyWith, [](const Field& f) { return f.parameter->id; });
        const bool matters = choice != fields_.end() && choice->read() == field.parameter->onlyValue;
        if (column_ != nullptr)
            column_->setRowVisible(field.line, matters);
        else
            field.line->setVisible(matters);
    }
}

QSize ParameterForm::sizeHint() const {
    // A tool bar moves what does not fit by its size hint behind a button: ask for little, and take what is there.
    return row_ == nullptr ? QWidget::sizeHint() : QSize(row_->minimumSize().width(), height_);
}

void ParameterForm::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (row_ == nullptr)
        return;
    if (const int height = row_->heightForWidth(width()); height != height_) {
        height_ = height;
        updateGeometry();
    }
}

std::vector<double> ParameterForm::values() const {
    std::vector<double> values(fields_.size());
    std::ranges::transform(fields_, values.begin(), [](const Field& f) { return f.read(); });
    return values;
}

void ParameterForm::setValues(std::span<const double> values) {
    writing_ = true;
    for (std::size_t i = 0; i < std::min(values.size(), fields_.size()); ++i)
        fields_[i].write(values[i]);
    writing_ = false;
    showWhatMatters();
}

} // namespace navsmith::gui

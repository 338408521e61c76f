#include "app/gui/tools/tool_options.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/preferences/settings.h"
#include "core/document/document.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

namespace navsmith::gui {

namespace {

constexpr double kHighestOption = 1e5; ///< larger than any world

QDoubleSpinBox* spinBox(const char* name, const QString& title, const QString& help, double from, double to) {
    auto* box = new QDoubleSpinBox;
    box->setObjectName(name);
    box->setAccessibleName(title);
    box->setToolTip(help);
    box->setRange(from, to);
    return box;
}

QComboBox* comboBox(const char* name, const QString& title, const QString& help) {
    auto* box = new QComboBox;
    box->setObjectName(name);
    box->setAccessibleName(title);
    box->setToolTip(help);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return box;
}

} // namespace

HeightFields::HeightFields(HeightLimits& limits, QWidget* parent) : QWidget(parent) {
    auto* on = new QCheckBox(tr("Heights"));
    on->setObjectName("toolbar.heights");
    on->setToolTip(tr("Restrict marquees and brushes to elements between these heights"));
    auto* from = spinBox("toolbar.heights.from", tr("Minimum height"), tr("Minimum height to include"), -kHighestOption,
                         kHighestOption);
    auto* to = spinBox("toolbar.heights.to", tr("Maximum height"), tr("Maximum height to include"), -kHighestOption,
                       kHighestOption);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 0, 6, 0);
    layout->addWidget(on);
    layout->addWidget(from);
    layout->addWidget(new QLabel(QStringLiteral("–")));
    layout->addWidget(to);
    const auto follow = [&limits, on, from, to] {
        const QSignalBlocker quiet[]{QSignalBlocker(on), QSignalBlocker(from), QSignalBlocker(to)};
        on->setChecked(limits.on());
        from->setValue(limits.from());
        to->setValue(limits.to());
        from->setEnabled(limits.on());
        to->setEnabled(limits.on());
    };
    const auto apply = [&limits, on, from, to] { limits.set(on->isChecked(), from->value(), to->value()); };
    connect(&limits, &HeightLimits::changed, this, follow);
    connect(on, &QCheckBox::toggled, this, apply);
    connect(from, &QDoubleSpinBox::valueChanged, this, apply);
    connect(to, &QDoubleSpinBox::valueChanged, this, apply);
    follow();
}

PaintFields::PaintFields(PaintTool& tool, document::Document& document, Preferences& preferences, QWidget* parent)
    : QWidget(parent), tool_(tool), document_(&document),
      type_(comboBox("paint.kind", tr("Element type"), tr("Element type to paint"))),
      property_(comboBox("paint.property", tr("Property"), tr("Property to paint"))),
      value_(comboBox("paint.value", tr("Value"), tr("Value to paint. Hold Ctrl while painting to clear it."))),
      radius_(spinBox("paint.radius", tr("Brush radius"), tr("Brush radius"), settings::kBrushRadius.minimum,
                      settings::kBrushRadius.maximum)) {
    auto* shape = comboBox("paint.shape", tr("Shape"), tr("Shape of the stroke"));
    shape->addItems({tr("Brush"), tr("Rectangle"), tr("Lasso")});
    shape->setCurrentIndex(static_cast<int>(tool.shape()));
    radius_->setSuffix(tr(" units"));
    radius_->setValue(tool.radius());
    radius_->setEnabled(tool.shape() == PaintTool::Shape::Brush);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 0, 6, 0);
    for (QWidget* field : std::initializer_list<QWidget*>{type_, property_, value_, shape, radius_})
        layout->addWidget(field);

    const auto& model = document.model();
    for (const auto& symbol : document.system().view.symbols) {
        if (!paintable(model, symbol.type).empty())
            type_->addItem(capitalised(fromUtf8(model.schema().type(symbol.type).plural)), symbol.type);
    }
    // Start with the type painted last, otherwise the type of the selection, otherwise the first one.
    const auto last = document.selection().primary();
    auto at = type_->findData(tool.paint().type);
    if (at < 0 && last.valid())
        at = type_->findData(last.type);
    type_->setCurrentIndex(std::max(0, at));
    type_->setVisible(type_->count() > 1);
    offerProperties();

    connect(type_, &QComboBox::activated, this, &PaintFields::offerProperties);
    connect(property_, &QComboBox::activated, this, &PaintFields::offerValues);
    connect(value_, &QComboBox::activated, this, &PaintFields::apply);
    connect(shape, &QComboBox::activated, this, [this](int index) {
        tool_.setShape(static_cast<PaintTool::Shape>(index));
        radius_->setEnabled(tool_.shape() == PaintTool::Shape::Brush);
    });
    connect(radius_, &QDoubleSpinBox::valueChanged, this, [this, &preferences](double radius) {
        tool_.setRadius(radius);
        preferences.set(settings::kBrushRadius, radius);
    });
    // Names change with the elements that have them.
    connect(&document, &document::Document::stepped, this, [this] {
        const auto now = paintChoices(document_->model(), tool_.paint());
        if (!std::ranges::equal(now, choices_, {}, &PaintChoice::title, &PaintChoice::title))
            offerValues();
    });
}

void PaintFields::offerProperties() {
    property_->clear();
    properties_.clear();
    if (type_->count() > 0)
        properties_ = paintable(document_->model(), static_cast<model::ElementTypeId>(type_->currentData().toUInt()));
    for (const auto* property : properties_)
        property_->addItem(capitalised(fromUtf8(property->title)));
    auto it = std::ranges::find(properties_, tool_.paint().property);
    if (it == properties_.end()) // do not start with a reference to which the document has no named elements
        it = std::ranges::find_if(properties_, [&](const model::PropertySpec* property) {
            const auto type = static_cast<model::ElementTypeId>(type_->currentData().toUInt());
            return paintChoices(document_->model(), {type, property, {}}).size() > 1;
        });
    property_->setCurrentIndex(it == properties_.end() ? 0 : static_cast<int>(it - properties_.begin()));
    offerValues();
}

void PaintFields::offerValues() {
    value_->clear();
    choices_.clear();
    if (property_->currentIndex() >= 0 && !properties_.empty()) {
        const auto* property = properties_[static_cast<std::size_t>(property_->currentIndex())];
        const auto type = static_cast<model::ElementTypeId>(type_->currentData().toUInt());
        choices_ = paintChoices(document_->model(), {type, property, {}});
        for (const auto& choice : choices_)
            value_->addItem(choice.title);
        const bool same = property == tool_.paint().property;
        const auto it = std::ranges::find(choices_, tool_.paint().value, &PaintChoice::value);
        value_->setCurrentIndex(same && it != choices_.end() ? static_cast<int>(it - choices_.begin()) : 0);
    }
    apply();
}

void PaintFields::apply() {
    if (choices_.empty()) {
        tool_.setPaint({});
        return;
    }
    tool_.setPaint({static_cast<model::ElementTypeId>(type_->currentData().toUInt()),
                    properties_[static_cast<std::size_t>(property_->currentIndex())],
                    choices_[static_cast<std::size_t>(value_->currentIndex())].value});
}

} // namespace navsmith::gui

#include "app/gui/panels/display_panel.h"

#include "app/gui/panels/counted.h"
#include "app/gui/panels/legend_view.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/panels/type_row.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

using model::ElementTypeId;
using model::PropertySpec;
using model::PropertyType;

namespace {

/// Coloured by its height.
bool isPlace(const PropertySpec& property) {
    return property.type == PropertyType::Vector && property.components.size() == 3;
}

bool canColour(const PropertySpec& property) {
    return property.type == PropertyType::Bool || property.type == PropertyType::Integer ||
           property.type == PropertyType::Number || property.type == PropertyType::Enum ||
           property.type == PropertyType::Reference || isPlace(property);
}

QString colourTitle(const PropertySpec& property) {
    const auto title = fromUtf8(property.title);
    return isPlace(property) ? DisplayPanel::tr("%1 (height)").arg(title) : title;
}

QLabel* heading(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    auto font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

const symbol::Symbol* symbolOf(const document::Document& document, ElementTypeId type) {
    const auto& symbols = document.system().view.symbols;
    const auto found = std::ranges::find(symbols, type, &symbol::Symbol::type);
    return found == symbols.end() ? nullptr : &*found;
}

} // namespace

DisplayPanel::DisplayPanel(QWidget* parent)
    : QWidget(parent), colourType_(new QComboBox(this)), colourProperty_(new QComboBox(this)), legend_(new LegendView),
      hidden_(new QLabel(this)), isolate_(new QPushButton(tr("Isolate Selection"), this)),
      hide_(new QPushButton(tr("Hide Selection"), this)), showAll_(new QPushButton(tr("Show All"), this)) {
    setObjectName(QStringLiteral("panel.display"));
    setAccessibleName(tr("Display"));
    const auto name = [](QWidget* widget, const char* id, const QString& accessible, const QString& tip) {
        widget->setObjectName(QLatin1String(id));
        widget->setAccessibleName(accessible);
        widget->setToolTip(tip);
    };
    name(colourType_, "display.colour.type", tr("Element type to colour"), tr("Element type to colour by a property"));
    name(colourProperty_, "display.colour.property", tr("Property to colour by"),
         tr("Property that determines the colours"));
    name(legend_, "display.legend", tr("Legend"), {});
    name(hidden_, "display.hidden", tr("Hidden elements"), {});
    name(isolate_, "display.isolate", isolate_->text(), tr("Show only the selected elements and what connects them"));
    name(hide_, "display.hide", hide_->text(), tr("Hide the selected elements"));
    name(showAll_, "display.showAll", showAll_->text(), tr("Show all element types and elements"));
    for (auto* box : {colourType_, colourProperty_}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
        box->setMaxVisibleItems(30);
    }

    auto* types = new QWidget;
    typesLayout_ = new QVBoxLayout(types);
    typesLayout_->setContentsMargins(4, 0, 0, 0);
    typesLayout_->setSpacing(4);
    auto* colours = new QGridLayout;
    colours->setContentsMargins(4, 0, 0, 0);
    colours->setColumnStretch(1, 1);
    const auto addRow = [&](int row, const QString& text, QWidget* field) {
        auto* label = new QLabel(text, this);
        label->setBuddy(field);
        colours->addWidget(label, row, 0);
        colours->addWidget(field, row, 1);
    };
    addRow(0, tr("Type:"), colourType_);
    addRow(1, tr("Property:"), colourProperty_);
    auto* legendBox = new QWidget;
    auto* legendLayout = new QVBoxLayout(legendBox);
    legendLayout->setContentsMargins(4, 0, 0, 0);
    legendLayout->addWidget(legend_);
    legendLayout->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(legendBox);
    auto* buttons = new QGridLayout;
    buttons->addWidget(isolate_, 0, 0);
    buttons->addWidget(hide_, 0, 1);
    buttons->addWidget(showAll_, 1, 0, 1, 2);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(heading(tr("Show"), this));
    layout->addWidget(types);
    layout->addLayout(buttons);
    layout->addWidget(hidden_);
    layout->addSpacing(6);
    layout->addWidget(heading(tr("Colour By"), this));
    layout->addLayout(colours);
    layout->addSpacing(6);
    layout->addWidget(heading(tr("Legend"), this));
    layout->addWidget(scroll, 1);

    const auto onClick = [this](QPushButton* button, void (ViewState::*run)()) {
        connect(button, &QPushButton::clicked, this, [this, run] {
            if (view_)
                (view_->*run)();
        });
    };
    onClick(isolate_, &ViewState::isolateSelection);
    onClick(hide_, &ViewState::hideSelection);
    onClick(showAll_, &ViewState::showAll);
    connect(colourType_, &QComboBox::activated, this, [this] {
        const auto type = static_cast<ElementTypeId>(colourType_->currentData().toUInt());
        const auto& properties =
            type == model::kNoElementType ? std::vector<PropertySpec>() : schema().type(type).properties;
        const auto first = std::ranges::find_if(
            properties, [](const PropertySpec& property) { return canColour(property) && !isPlace(property); });
        view_->setColourBy(type, first == properties.end() ? std::string_view() : first->id);
    });
    connect(colourProperty_, &QComboBox::activated, this, [this] {
        view_->setColourBy(view_->painter().type, colourProperty_->currentData().toString().toStdString());
    });
    showState();
}

DisplayPanel::~DisplayPanel() = default;

void DisplayPanel::setViews(const ViewStates& views) {
    views_ = &views;
    connect(&views, &ViewStates::colouringChanged, this, &DisplayPanel::showLegend);
}

void DisplayPanel::setView(ViewState* view) {
    if (view_) {
        view_->disconnect(this);
        view_->document().selection().disconnect(this);
    }
    view_ = view;
    if (view != nullptr) {
        connect(view, &ViewState::overridesChanged, this, [this] {
            fillTypes();
            showLegend();
            showCounts();
        });
        connect(view, &ViewState::colouringChanged, this, [this] {
            fillProperties();
            showLegend();
        });
        connect(view, &QObject::destroyed, this, &DisplayPanel::showState); // view_ is null by then
        connect(&view->document().selection(), &document::Selection::changed, this, &DisplayPanel::enableButtons);
    }
    showState();
}

// Widgets ------------------------------------------------------------------------------------------------------------

void DisplayPanel::showState() {
    fillTypes();
    fillProperties();
    showLegend();
    showCounts();
    enableButtons();
}

void DisplayPanel::fillTypes() {
    std::vector<ElementTypeId> drawn;
    if (view_) {
        for (ElementTypeId type = 0; type < schema().typeCount(); ++type) {
            if (symbolOf(view_->document(), type) != nullptr)
                drawn.push_back(type);
        }
    }
    const auto typeId = [&](ElementTypeId type) { return fromUtf8(schema().type(type).id); };
    const bool same = std::ranges::equal(types_, drawn, [&](const auto& entry, ElementTypeId type) {
        return entry.first == type && entry.second->typeId() == typeId(type);
    });
    if (!same) {
        for (const auto& [type, row] : std::exchange(types_, {}))
            delete row;
        for (const ElementTypeId type : drawn) {
            const auto& spec = schema().type(type);
            auto* row = new TypeRow(fromUtf8(spec.id), capitalised(fromUtf8(spec.plural)));
            connect(row, &TypeRow::shownSelected, this, [this, type](bool on) { view_->setTypeShown(type, on); });
            connect(row, &TypeRow::lockedSelected, this, [this, type](bool on) { view_->setTypeLocked(type, on); });
            typesLayout_->addWidget(row);
            types_.emplace_back(type, row);
        }
    }
    for (const auto& [type, row] : types_)
        row->set(view_->isTypeShown(type), view_->overrides().isLocked(type));
    setEnabled(view_ != nullptr);
}

void DisplayPanel::fillProperties() {
    const auto selected = view_ ? view_->painter() : ViewState::Painter{};
    const QSignalBlocker quietType(colourType_);
    const QSignalBlocker quietProperty(colourProperty_);
    colourType_->clear();
    colourProperty_->clear();
    colourType_->addItem(tr("Default colours"), model::kNoElementType);
    for (const auto& [type, row] : types_)
        colourType_->addItem(row->title(), type);
    colourType_->setCurrentIndex(!selected.any() ? 0 : std::max(0, colourType_->findData(selected.type)));
    colourProperty_->setEnabled(selected.any());
    if (!selected.any())
        return;
    const auto& spec = schema().type(selected.type);
    for (const auto& property : spec.properties) {
        if (!canColour(property))
            continue;
        colourProperty_->addItem(colourTitle(property), fromUtf8(property.id));
        colourProperty_->setItemData(colourProperty_->count() - 1, propertyHelp(spec, property), Qt::ToolTipRole);
    }
    for (const auto& overlay : view_->document().system().view.overlays) {
        if (overlay.type != selected.type)
            continue;
        colourProperty_->addItem(fromUtf8(overlay.title), fromUtf8(overlay.id));
        colourProperty_->setItemData(colourProperty_->count() - 1, fromUtf8(overlay.help), Qt::ToolTipRole);
    }
    colourProperty_->setCurrentIndex(colourProperty_->findData(
        fromUtf8(selected.overlay != nullptr ? selected.overlay->id : selected.property->id)));
}

void DisplayPanel::showLegend() {
    std::vector<LegendGroup> groups;
    const auto selected = view_ ? view_->painter() : ViewState::Painter{};
    for (const auto& [type, row] : types_) {
        if (!row->isShown())
            continue;
        if (selected.any() && type == selected.type)
            groups.insert(groups.begin(), legendOf(*view_, row->title()));
        else if (const auto* symbol = symbolOf(view_->document(), type); symbol != nullptr && !symbol->legend.empty())
            groups.push_back(
                {row->title(), symbol->legend, false, tr("Default colours of %1").arg(row->title().toLower())});
    }
    for (const auto* other : view_&& views_ ? views_->besides(*view_) : std::vector<const ViewState*>()) {
        if (other->painter().any())
            groups.push_back(legendOf(*other, other->document().title()));
    }
    legend_->setGroups(std::move(groups));
}

/// The legend of the colouring of one view.
LegendGroup DisplayPanel::legendOf(const ViewState& view, const QString& of) {
    const auto selected = view.painter();
    const auto& colourer = view.colourer();
    return {QStringLiteral("%1: %2").arg(of, selected.overlay != nullptr ? fromUtf8(selected.overlay->title)
                                                                         : colourTitle(*selected.property)),
            colourer.legend(), colourer.continuous(),
            selected.overlay != nullptr
                ? fromUtf8(selected.overlay->help)
                : propertyHelp(view.document().model().schema().type(selected.type), *selected.property)};
}

const model::Schema& DisplayPanel::schema() const {
    return view_->document().model().schema();
}

void DisplayPanel::enableButtons() {
    const bool any = view_ && !view_->document().selection().empty();
    isolate_->setEnabled(any);
    hide_->setEnabled(any);
}

void DisplayPanel::showCounts() {
    std::size_t count = 0;
    for (const auto& [type, row] : types_)
        count += view_->hiddenCount(type);
    hidden_->setVisible(count != 0);
    hidden_->setText(tr("%1 hidden").arg(counted(count, "element")));
}

} // namespace navsmith::gui

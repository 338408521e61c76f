#include "app/gui/panels/display_panel.h"

#include "app/gui/panels/colour_choices.h"
#include "app/gui/panels/counted.h"
#include "app/gui/panels/legend_view.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/panels/type_row.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

using model::ElementTypeId;

namespace {

QLabel* heading(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    auto font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

constexpr int kGroupIndent = 18; ///< pixels

const symbol::Symbol* symbolOf(const document::Document& document, ElementTypeId type) {
    return symbol::symbolOf(document.system().view, type);
}

} // namespace

DisplayPanel::DisplayPanel(QWidget* parent)
    : QWidget(parent), colourType_(new QComboBox(this)), colourProperty_(new QComboBox(this)), legend_(new LegendView),
      hidden_(new QLabel(this)), others_(new QComboBox(this)), othersTitle_(new QLabel(tr("Other documents:"), this)),
      isolate_(new QPushButton(tr("Isolate Selection"), this)), hide_(new QPushButton(tr("Hide Selection"), this)),
      showAll_(new QPushButton(tr("Show All"), this)) {
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
    name(others_, "display.others", tr("Other documents of the same world"),
         tr("How the other open documents of the same world are drawn"));
    others_->addItem(tr("Dimmed if of the same kind"), static_cast<int>(OthersLook::DimmedIfAlike));
    others_->addItem(tr("Shown"), static_cast<int>(OthersLook::Shown));
    others_->addItem(tr("Dimmed"), static_cast<int>(OthersLook::Dimmed));
    others_->addItem(tr("Hidden"), static_cast<int>(OthersLook::Hidden));
    othersTitle_->setBuddy(others_);
    for (auto* box : {colourType_, colourProperty_, others_})
        setUp(*box);

    arrange();
    connectWidgets();
    showState();
}

DisplayPanel::~DisplayPanel() = default;

void DisplayPanel::setUp(QComboBox& box) {
    box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box.setMinimumContentsLength(8);
    box.setMaxVisibleItems(30);
    box.setFocusPolicy(Qt::StrongFocus);
    box.installEventFilter(this);
}

void DisplayPanel::arrange() {
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
    auto* buttons = new QGridLayout;
    buttons->addWidget(isolate_, 0, 0);
    buttons->addWidget(hide_, 0, 1);
    buttons->addWidget(showAll_, 1, 0, 1, 2);

    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(8, 8, 8, 8);
    settingsLayout_ = new QGridLayout;
    settingsLayout_->setColumnStretch(1, 1);
    layout->addLayout(settingsLayout_);
    layout->addWidget(heading(tr("Show"), this));
    layout->addWidget(types);
    layout->addLayout(buttons);
    layout->addWidget(hidden_);
    layout->addWidget(othersTitle_);
    layout->addWidget(others_);
    layout->addSpacing(6);
    layout->addWidget(heading(tr("Colour By"), this));
    layout->addLayout(colours);
    layout->addSpacing(6);
    layout->addWidget(heading(tr("Legend"), this));
    layout->addWidget(legend_);
    layout->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus); // it scrolls to the field that has the focus
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(layout->minimumSize().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    scroll->setWidget(content);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll);
}

/// The wheel scrolls the panel rather than change a box that happens to be under the mouse.
bool DisplayPanel::eventFilter(QObject* watched, QEvent* event) {
    const auto* box = qobject_cast<QComboBox*>(watched);
    if (box == nullptr || event->type() != QEvent::Wheel || box->hasFocus())
        return QWidget::eventFilter(watched, event);
    event->ignore();
    return true;
}

void DisplayPanel::connectWidgets() {
    const auto onClick = [this](QPushButton* button, void (ViewState::*run)()) {
        connect(button, &QPushButton::clicked, this, [this, run] {
            if (view_)
                (view_->*run)();
        });
    };
    onClick(isolate_, &ViewState::isolateSelection);
    onClick(hide_, &ViewState::hideSelection);
    onClick(showAll_, &ViewState::showAll);
    connect(legend_, &LegendView::entryClicked, this,
            [this](ElementTypeId type, symbol::Rgba colour, Qt::KeyboardModifiers modifiers) {
                select(view_->elementsDrawnIn(type, colour), modifiers);
            });
    connect(legend_, &LegendView::entryMenuRequested, this, &DisplayPanel::showLegendMenu);
    connect(colourType_, &QComboBox::activated, this, [this] {
        const auto type = static_cast<ElementTypeId>(colourType_->currentData().toUInt());
        const auto first = type == model::kNoElementType ? QString() : firstColouring(view_->document(), type);
        view_->setColourBy(type, first.toStdString());
    });
    connect(colourProperty_, &QComboBox::activated, this, [this] {
        view_->setColourBy(view_->painter().type, colourProperty_->currentData().toString().toStdString());
    });
}

void DisplayPanel::setViews(ViewStates& views) {
    views_ = &views;
    connect(&views, &ViewStates::colouringChanged, this, &DisplayPanel::showLegend);
    connect(&views, &ViewStates::statesChanged, this, [this] {
        showOthers();
        showLegend();
    });
    connect(&views, &ViewStates::othersLookChanged, this, &DisplayPanel::showOthers);
    connect(others_, &QComboBox::activated, &views,
            [this, &views] { views.setOthersLook(static_cast<OthersLook>(others_->currentData().toInt())); });
}

void DisplayPanel::setView(ViewState* view) {
    if (view_) {
        view_->disconnect(this);
        view_->document().selection().disconnect(this);
        view_->document().disconnect(this);
    }
    view_ = view;
    fillSettings();
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
        connect(&view->document(), &document::Document::settingsChanged, this, &DisplayPanel::showSettings);
        connect(&view->document().selection(), &document::Selection::changed, this, &DisplayPanel::enableButtons);
    }
    showState();
}

// Widgets ------------------------------------------------------------------------------------------------------------

void DisplayPanel::showState() {
    if (!view_)
        fillSettings();
    fillTypes();
    fillProperties();
    showLegend();
    showCounts();
    showOthers();
    enableButtons();
}

void DisplayPanel::showOthers() {
    const bool any = view_ && views_ != nullptr && !views_->besides(*view_).empty();
    others_->setVisible(any);
    othersTitle_->setVisible(any);
    if (views_ != nullptr)
        others_->setCurrentIndex(others_->findData(static_cast<int>(views_->othersLook())));
}

std::vector<DisplayPanel::Row> DisplayPanel::rowsToShow() const {
    std::vector<Row> rows;
    if (!view_)
        return rows;
    for (ElementTypeId type = 0; type < schema().typeCount(); ++type) {
        const auto* symbol = symbolOf(view_->document(), type);
        if (symbol == nullptr)
            continue;
        rows.push_back({type, {}});
        for (std::size_t group = 0; group < symbol->groups.size(); ++group)
            rows.push_back({type, group});
    }
    return rows;
}

void DisplayPanel::fillTypes() {
    auto rows = rowsToShow();
    const auto idOf = [&](const Row& row) {
        auto id = fromUtf8(schema().type(row.type).id);
        if (!row.group)
            return id;
        return id + u'.' + fromUtf8(symbolOf(view_->document(), row.type)->groups[*row.group].id);
    };
    const bool same = std::ranges::equal(rows_, rows, [&](const Row& shown, const Row& row) {
        return shown.type == row.type && shown.group == row.group && shown.widget->id() == idOf(row);
    });
    if (!same) {
        for (const auto& row : std::exchange(rows_, {}))
            delete row.widget;
        for (auto& row : rows) {
            row.widget = addRow(row);
            rows_.push_back(row);
        }
    }
    for (const auto& row : rows_)
        showRow(row);
    setEnabled(view_ != nullptr);
}

TypeRow* DisplayPanel::addRow(const Row& row) {
    const auto& spec = schema().type(row.type);
    const auto& groups = symbolOf(view_->document(), row.type)->groups;
    const auto plural = fromUtf8(spec.plural);
    const auto id = fromUtf8(spec.id);
    // The others are closed at first, which leaves room for the legend.
    const bool open = row.type == symbol::selectionOrder(view_->document().system().view).front();
    auto* widget = new TypeRow(id, capitalised(plural), plural);
    if (row.group) {
        const auto& group = groups[*row.group];
        const auto title = fromUtf8(group.title);
        delete std::exchange(widget, new TypeRow(id + u'.' + fromUtf8(group.id), capitalised(title),
                                                 QStringLiteral("%1 (%2)").arg(plural, title)));
        widget->layout()->setContentsMargins(kGroupIndent, 0, 0, 0);
    } else if (!groups.empty()) {
        widget->addArrow(open);
        connect(widget, &TypeRow::opened, this, [this, type = row.type](bool on) {
            for (const auto& other : rows_) {
                if (other.type == type && other.group)
                    other.widget->setVisible(on);
            }
        });
    }
    connect(widget, &TypeRow::shownSelected, this, [this, row](bool on) {
        row.group ? view_->setGroupShown(row.type, *row.group, on) : view_->setTypeShown(row.type, on);
    });
    connect(widget, &TypeRow::lockedSelected, this, [this, row](bool on) {
        row.group ? view_->setGroupLocked(row.type, *row.group, on) : view_->setTypeLocked(row.type, on);
    });
    connect(widget, &TypeRow::pickedSelected, this, [this, row](bool on) {
        row.group ? view_->setGroupPicked(row.type, *row.group, on) : view_->setTypePicked(row.type, on);
    });
    connect(widget, &TypeRow::menuRequested, this, [this, row](const QPoint& onScreen) { showRowMenu(row, onScreen); });
    typesLayout_->addWidget(widget);
    if (row.group)
        widget->setVisible(open); // not sooner: without a parent it is a window of its own
    return widget;
}

void DisplayPanel::showRow(const Row& row) {
    if (row.group) {
        row.widget->set({view_->isGroupShown(row.type, *row.group) ? Qt::Checked : Qt::Unchecked,
                         view_->isGroupLocked(row.type, *row.group), view_->isGroupPicked(row.type, *row.group)});
        return;
    }
    const bool some = symbol::hiddenGroupsOf(view_->overrides(), row.type) != 0;
    row.widget->set({!view_->isTypeShown(row.type) ? Qt::Unchecked
                     : some                        ? Qt::PartiallyChecked
                                                   : Qt::Checked,
                     view_->overrides().isLocked(row.type), view_->isTypePicked(row.type)});
}

// Selecting and hiding -----------------------------------------------------------------------------------------------

void DisplayPanel::select(const std::vector<model::Element>& elements, Qt::KeyboardModifiers modifiers) {
    auto& selection = view_->document().selection();
    if (modifiers.testFlag(Qt::ControlModifier))
        selection.remove(elements);
    else if (modifiers.testFlag(Qt::ShiftModifier))
        selection.add(elements);
    else
        selection.set(elements);
}

void DisplayPanel::showOnly(const Row& row) {
    for (const auto& other : rows_) {
        if (!other.group)
            view_->setTypeShown(other.type, other.type == row.type && !row.group);
    }
    if (row.group)
        view_->setGroupShown(row.type, *row.group, true);
}

void DisplayPanel::showRowMenu(const Row& row, const QPoint& onScreen) {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("display.menu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto selectWith = [this, row](Qt::KeyboardModifiers modifiers) {
        return [this, row, modifiers] { select(view_->shownElements(row.type, row.group), modifiers); };
    };
    menu->addAction(tr("Select"), this, selectWith(Qt::NoModifier));
    menu->addAction(tr("Add to Selection"), this, selectWith(Qt::ShiftModifier));
    menu->addAction(tr("Show Only These"), this, [this, row] { showOnly(row); });
    menu->popup(onScreen);
}

void DisplayPanel::showLegendMenu(ElementTypeId type, symbol::Rgba colour, const QPoint& onScreen) {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("display.legendMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto selectWith = [this, type, colour](Qt::KeyboardModifiers modifiers) {
        return [this, type, colour, modifiers] { select(view_->elementsDrawnIn(type, colour), modifiers); };
    };
    menu->addAction(tr("Select"), this, selectWith(Qt::NoModifier));
    menu->addAction(tr("Add to Selection"), this, selectWith(Qt::ShiftModifier));
    menu->addAction(tr("Hide"), this,
                    [this, type, colour] { view_->hideElements(view_->elementsDrawnIn(type, colour)); });
    menu->popup(onScreen);
}

// Colours ------------------------------------------------------------------------------------------------------------

void DisplayPanel::fillProperties() {
    const auto selected = view_ ? view_->painter() : ViewState::Painter{};
    const QSignalBlocker quietType(colourType_);
    const QSignalBlocker quietProperty(colourProperty_);
    colourType_->clear();
    colourProperty_->clear();
    colourType_->addItem(tr("Default colours"), model::kNoElementType);
    for (const auto& row : rows_) {
        if (!row.group)
            colourType_->addItem(row.widget->title(), row.type);
    }
    colourType_->setCurrentIndex(!selected.any() ? 0 : std::max(0, colourType_->findData(selected.type)));
    colourProperty_->setEnabled(selected.any());
    if (!selected.any())
        return;
    fill(*colourProperty_, colourGroups(view_->document(), selected.type));
    colourProperty_->setCurrentIndex(colourProperty_->findData(
        fromUtf8(selected.overlay != nullptr ? selected.overlay->id : selected.property->id)));
}

void DisplayPanel::showLegend() {
    std::vector<LegendGroup> groups;
    const auto selected = view_ ? view_->painter() : ViewState::Painter{};
    for (const auto& row : rows_) {
        if (row.group || !row.widget->isShown())
            continue;
        const auto title = row.widget->title();
        if (selected.any() && row.type == selected.type) {
            auto legend = legendOf(*view_, title);
            legend.type = legend.ramp ? model::kNoElementType : row.type;
            colour(legend, *view_, row.type, true);
            groups.insert(groups.begin(), std::move(legend));
        } else if (const auto* symbol = symbolOf(view_->document(), row.type); !symbol->legend.empty()) {
            groups.push_back(
                {title, symbol->legend, false, tr("Default colours of %1").arg(title.toLower()), row.type});
            colour(groups.back(), *view_, row.type, false);
        }
    }
    for (const auto* other : view_&& views_ ? views_->besides(*view_) : std::vector<const ViewState*>()) {
        if (!other->painter().any())
            continue;
        groups.push_back(legendOf(*other, other->document().title()));
        colour(groups.back(), *other, other->painter().type, true);
    }
    legend_->setGroups(std::move(groups));
}

void DisplayPanel::colour(LegendGroup& group, const ViewState& view, ElementTypeId type, bool painted) const {
    if (palette_ == symbol::Palette::Standard)
        return;
    const symbol::ColourScheme colours(palette_, view.document().system().view);
    for (const auto& entry : group.entries)
        group.shown.push_back(colours.shown(type, painted, entry.colour));
}

void DisplayPanel::setPalette(symbol::Palette palette) {
    palette_ = palette;
    showLegend();
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
                : propertyHelp(view.document().model().schema().type(selected.type), *selected.property),
            model::kNoElementType};
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
    for (const auto& row : rows_)
        count += row.group ? 0 : view_->hiddenCount(row.type);
    hidden_->setVisible(count != 0);
    hidden_->setText(tr("%1 hidden").arg(counted(count, "element")));
}

} // namespace navsmith::gui

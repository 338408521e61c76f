#include "app/gui/panels/display_panel.h"

#include "app/gui/panels/legend_view.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/panels/type_row.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
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

/// A drag changes the document at every mouse move; colours follow some times a second.
constexpr int kRecolourMilliseconds = 40;

bool canColour(const PropertySpec& property) {
    return property.type == PropertyType::Bool || property.type == PropertyType::Integer ||
           property.type == PropertyType::Number || property.type == PropertyType::Enum ||
           property.type == PropertyType::Reference;
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

bool isPlain(const symbol::Overrides& overrides) {
    const auto none = [](const auto& rows) { return rows.empty(); };
    return std::ranges::all_of(overrides.colours, none) && std::ranges::all_of(overrides.hidden, none) &&
           std::ranges::none_of(overrides.hiddenTypes, [](std::uint8_t hidden) { return hidden != 0; }) &&
           std::ranges::none_of(overrides.lockedTypes, [](std::uint8_t locked) { return locked != 0; });
}

} // namespace

DisplayPanel::DisplayPanel(QWidget* parent)
    : QWidget(parent), colourType_(new QComboBox(this)), colourProperty_(new QComboBox(this)), legend_(new LegendView),
      hidden_(new QLabel(this)), isolate_(new QPushButton(tr("Isolate selection"), this)),
      hide_(new QPushButton(tr("Hide selection"), this)), showAll_(new QPushButton(tr("Show all"), this)) {
    setObjectName(QStringLiteral("panel.display"));
    setAccessibleName(tr("Display"));
    const auto name = [](QWidget* widget, const char* id, const QString& accessible, const QString& tip) {
        widget->setObjectName(QLatin1String(id));
        widget->setAccessibleName(accessible);
        widget->setToolTip(tip);
    };
    name(colourType_, "display.colour.kind", tr("Colour which type"), tr("The type that is coloured by a property"));
    name(colourProperty_, "display.colour.property", tr("Colour by which property"),
         tr("The property that colours it"));
    name(legend_, "display.legend", tr("Legend"), {});
    name(hidden_, "display.hidden", tr("Hidden elements"), {});
    name(isolate_, "display.isolate", isolate_->text(),
         tr("Show the selected elements and what lies between them only"));
    name(hide_, "display.hide", hide_->text(), tr("Take the selected elements out of sight"));
    name(showAll_, "display.showAll", showAll_->text(), tr("Show every type and every element again"));
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
    addRow(0, tr("Kind"), colourType_);
    addRow(1, tr("Property"), colourProperty_);
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
    layout->addWidget(heading(tr("Colour by"), this));
    layout->addLayout(colours);
    layout->addSpacing(6);
    layout->addWidget(heading(tr("Legend"), this));
    layout->addWidget(scroll, 1);

    recolour_.setSingleShot(true);
    recolour_.setInterval(kRecolourMilliseconds);
    connect(&recolour_, &QTimer::timeout, this, [this] { recolour(); });
    connect(isolate_, &QPushButton::clicked, this, &DisplayPanel::isolateSelection);
    connect(hide_, &QPushButton::clicked, this, &DisplayPanel::hideSelection);
    connect(showAll_, &QPushButton::clicked, this, &DisplayPanel::showAll);
    connect(colourType_, &QComboBox::activated, this, [this] {
        const auto type = static_cast<ElementTypeId>(colourType_->currentData().toUInt());
        const auto& properties = type == model::kNoElementType ? std::vector<PropertySpec>()
                                                               : document_->model().schema().type(type).properties;
        const auto first = std::ranges::find_if(properties, canColour);
        setColourBy(type, first == properties.end() ? std::string_view() : first->id);
    });
    connect(colourProperty_, &QComboBox::activated, this,
            [this] { setColourBy(painter().type, colourProperty_->currentData().toString().toStdString()); });
    showState();
}

DisplayPanel::~DisplayPanel() = default;

void DisplayPanel::setDocument(document::Document* document) {
    if (document == document_)
        return;
    if (recolour_.isActive())
        recolour();
    if (document_) {
        document_->disconnect(this);
        document_->selection().disconnect(this);
    }
    document_ = document;
    if (document != nullptr) {
        connect(document, &document::Document::changed, this, &DisplayPanel::documentChanged);
        connect(&document->selection(), &document::Selection::changed, this, &DisplayPanel::selectionChanged);
        watch(*document);
    }
    showState();
    if (document != nullptr && !isPlain(state().overrides))
        Q_EMIT displayChanged(*document, state().overrides);
}

/// What goes on with a document while another one is shown here, too: not through connections that go then.
void DisplayPanel::watch(document::Document& document) {
    if (states_.contains(&document))
        return;
    state(document);
    repaint(document); // what is painted by itself
    const auto changed = [this, &document] { surroundingsChanged(document); };
    connect(&document, &document::Document::mapChanged, legend_, changed);
    connect(&document, &document::Document::crossDocumentDataChanged, legend_, changed);
    connect(&document, &QObject::destroyed, legend_, [this, &document] {
        states_.erase(&document);
        due_.erase(&document);
        if (document_.isNull()) {
            recolour_.stop();
            showState();
        }
    });
}

const symbol::Overrides& DisplayPanel::overrides() const {
    static const symbol::Overrides none;
    return document_ ? overrides(*document_) : none;
}

const symbol::Overrides& DisplayPanel::overrides(const document::Document& document) const {
    static const symbol::Overrides none;
    const auto found = states_.find(&document);
    return found != states_.end() ? found->second.overrides : none;
}

DisplayPanel::State& DisplayPanel::state(document::Document& document) {
    const auto [at, fresh] = states_.try_emplace(&document);
    if (fresh)
        at->second.overrides = symbol::initialOverrides(document.system().view);
    return at->second;
}

DisplayPanel::State& DisplayPanel::state() {
    return document_ ? state(*document_) : states_[nullptr];
}

// What is shown ------------------------------------------------------------------------------------------------------

void DisplayPanel::setTypeShown(ElementTypeId type, bool shown) {
    if (!document_)
        return;
    auto& hidden = state().overrides.hiddenTypes;
    hidden.resize(document_->model().schema().types.size(), 0);
    const std::uint8_t wanted = shown ? 0 : 1;
    if (hidden[type] == wanted)
        return;
    hidden[type] = wanted;
    announce();
}

void DisplayPanel::setTypeLocked(ElementTypeId type, bool locked) {
    if (!document_)
        return;
    auto& all = state().overrides.lockedTypes;
    all.resize(document_->model().schema().types.size(), 0);
    const std::uint8_t wanted = locked ? 1 : 0;
    if (all[type] == wanted)
        return;
    all[type] = wanted;
    announce();
}

void DisplayPanel::isolateSelection() {
    if (!document_ || document_->selection().empty())
        return;
    state().overrides.hidden = hideAllBut(document_->model(), document_->selection());
    announce();
}

void DisplayPanel::hideSelection() {
    if (!document_ || document_->selection().empty())
        return;
    auto& overrides = state().overrides;
    overrides.hidden = hideAlso(document_->model(), document_->selection(), std::move(overrides.hidden));
    // What cannot be seen is not edited by accident.
    document_->selection().clear();
    announce();
}

void DisplayPanel::setHiddenRows(HiddenRows hidden) {
    if (!document_)
        return;
    state().overrides.hidden = std::move(hidden);
    announce();
}

void DisplayPanel::showAll() {
    if (!document_)
        return;
    auto& overrides = state().overrides;
    overrides.hidden.clear();
    overrides.hiddenTypes.clear();
    announce();
}

// Colours ------------------------------------------------------------------------------------------------------------

DisplayPanel::Painter DisplayPanel::painter() const {
    return document_ ? painter(*document_) : Painter{};
}

DisplayPanel::Painter DisplayPanel::painter(const document::Document& document) const {
    const auto found = states_.find(&document);
    if (found == states_.end())
        return {};
    const auto& s = found->second;
    const auto& view = document.system().view;
    if (s.colourType == model::kNoElementType) {
        const auto* overlay = s.ownColours ? nullptr : render::overlayByItself(document.model(), view);
        return overlay == nullptr ? Painter{} : Painter{overlay->type, nullptr, overlay};
    }
    for (const auto& overlay : view.overlays) {
        if (overlay.type == s.colourType && overlay.id == s.colourProperty)
            return {s.colourType, nullptr, &overlay};
    }
    const auto* property = document.model().schema().type(s.colourType).findProperty(s.colourProperty);
    return property == nullptr ? Painter{} : Painter{s.colourType, property, nullptr};
}

render::Colouring DisplayPanel::paint(document::Document& document, const Painter& painter) {
    const auto& model = document.model();
    return painter.property != nullptr ? render::colourBy(model, painter.type, *painter.property)
                                       : render::colourBy(model, *painter.overlay, document.selection().elements());
}

bool DisplayPanel::repaint(document::Document& document) {
    auto& s = state(document);
    const auto& model = document.model();
    s.paintedOn = model.map();
    s.paintedWith = model.crossDocumentData();
    const auto selected = painter(document);
    std::vector<std::vector<symbol::Rgba>> colours;
    if (selected.any()) {
        s.colouring = paint(document, selected);
        colours.resize(model.schema().types.size());
        colours[selected.type] = s.colouring.colours;
    } else {
        s.colouring = {};
    }
    const bool others = colours != s.overrides.colours;
    s.overrides.colours = std::move(colours);
    return others;
}

void DisplayPanel::recolourSoon(document::Document& document) {
    due_.insert(&document);
    if (!recolour_.isActive())
        recolour_.start();
}

void DisplayPanel::selectionChanged() {
    enableButtons();
    const auto now = painter();
    if (now.overlay != nullptr && now.overlay->ofSelection)
        recolourSoon(*document_);
}

void DisplayPanel::setColourBy(ElementTypeId type, std::string_view property) {
    if (!document_)
        return;
    auto& s = state();
    s.colourType = type;
    s.colourProperty = std::string(property);
    if (!painter().any())
        s.colourType = model::kNoElementType;
    s.ownColours = s.colourType == model::kNoElementType;
    repaint(*document_);
    announce();
}

std::pair<ElementTypeId, std::string> DisplayPanel::colourBy(const document::Document& document) const {
    const auto found = states_.find(&document);
    if (found == states_.end() || found->second.colourType == model::kNoElementType)
        return {model::kNoElementType, {}};
    return {found->second.colourType, found->second.colourProperty};
}

void DisplayPanel::documentChanged(const model::Change& change) {
    const auto selected = painter();
    if (!selected.any() || (selected.overlay != nullptr && selected.overlay->crossDocument))
        return;
    const auto type = selected.type;
    const auto* property = selected.property;
    const bool concerned =
        property == nullptr || property->derived() ||
        std::ranges::any_of(change.columns,
                            [&](const model::ColumnChange& c) {
                                return c.type == type && (c.column == property->column || c.column == model::kAlive);
                            }) ||
        std::ranges::any_of(change.created, [&](const model::CreatedRange& range) { return range.type == type; });
    if (concerned)
        recolourSoon(*document_);
}

/// What it is coloured by may look at the map and at data of other documents.
void DisplayPanel::surroundingsChanged(document::Document& document) {
    const auto& s = state(document);
    const auto& model = document.model();
    const bool others = s.paintedOn != model.map() || s.paintedWith != model.crossDocumentData();
    if (others && (painter(document).any() || !s.colouring.colours.empty()))
        recolourSoon(document);
}

void DisplayPanel::recolour() {
    recolour_.stop();
    for (auto* document : std::exchange(due_, {})) {
        if (repaint(*document))
            Q_EMIT displayChanged(*document, state(*document).overrides);
    }
    fillProperties();
    showLegend();
}

// Widgets ------------------------------------------------------------------------------------------------------------

void DisplayPanel::announce() {
    showState();
    Q_EMIT displayChanged(*document_, state().overrides);
}

void DisplayPanel::showState() {
    fillTypes();
    fillProperties();
    showLegend();
    showCounts();
    enableButtons();
}

void DisplayPanel::fillTypes() {
    std::vector<ElementTypeId> drawn;
    if (document_) {
        for (ElementTypeId type = 0; type < document_->model().schema().typeCount(); ++type) {
            if (symbolOf(*document_, type) != nullptr)
                drawn.push_back(type);
        }
    }
    const auto typeId = [&](ElementTypeId type) { return fromUtf8(document_->model().schema().type(type).id); };
    const bool same = std::ranges::equal(types_, drawn, [&](const auto& entry, ElementTypeId type) {
        return entry.first == type && entry.second->typeId() == typeId(type);
    });
    if (!same) {
        for (const auto& [type, row] : std::exchange(types_, {}))
            delete row;
        for (const ElementTypeId type : drawn) {
            const auto& spec = document_->model().schema().type(type);
            auto* row = new TypeRow(fromUtf8(spec.id), capitalised(fromUtf8(spec.plural)));
            connect(row, &TypeRow::shownSelected, this, [this, type](bool on) { setTypeShown(type, on); });
            connect(row, &TypeRow::lockedSelected, this, [this, type](bool on) { setTypeLocked(type, on); });
            typesLayout_->addWidget(row);
            types_.emplace_back(type, row);
        }
    }
    for (const auto& [type, row] : types_) {
        const auto& hidden = state().overrides.hiddenTypes;
        row->set(type >= hidden.size() || hidden[type] == 0, state().overrides.isLocked(type));
    }
    setEnabled(document_ != nullptr);
}

void DisplayPanel::fillProperties() {
    const auto selected = painter();
    const QSignalBlocker quietType(colourType_);
    const QSignalBlocker quietProperty(colourProperty_);
    colourType_->clear();
    colourProperty_->clear();
    colourType_->addItem(tr("Own colours"), model::kNoElementType);
    for (const auto& [type, row] : types_)
        colourType_->addItem(row->title(), type);
    colourType_->setCurrentIndex(!selected.any() ? 0 : std::max(0, colourType_->findData(selected.type)));
    colourProperty_->setEnabled(selected.any());
    if (!selected.any())
        return;
    const auto& spec = document_->model().schema().type(selected.type);
    for (const auto& property : spec.properties) {
        if (!canColour(property))
            continue;
        colourProperty_->addItem(fromUtf8(property.title), fromUtf8(property.id));
        colourProperty_->setItemData(colourProperty_->count() - 1, propertyHelp(spec, property), Qt::ToolTipRole);
    }
    for (const auto& overlay : document_->system().view.overlays) {
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
    const auto selected = painter();
    for (const auto& [type, row] : types_) {
        if (!row->isShown())
            continue;
        if (selected.any() && type == selected.type)
            groups.insert(groups.begin(), legendOf(*document_, row->title()));
        else if (const auto* symbol = symbolOf(*document_, type); symbol != nullptr && !symbol->legend.empty())
            groups.push_back({row->title(), symbol->legend, false,
                              tr("The colours in which %1 are drawn by themselves").arg(row->title().toLower())});
    }
    // Those of the same world are seen together with this one.
    for (const auto& [other, shown] : states_) {
        if (other != nullptr && document_ && other != document_ && painter(*other).any() &&
            opening::shareWorld(other->whereabouts(), document_->whereabouts()))
            groups.push_back(legendOf(*other, other->title()));
    }
    legend_->setGroups(std::move(groups));
}

/// Of what a document is coloured by.
LegendGroup DisplayPanel::legendOf(const document::Document& document, const QString& of) const {
    const auto selected = painter(document);
    const auto& colouring = states_.at(&document).colouring;
    return {QStringLiteral("%1: %2").arg(
                of, fromUtf8(selected.overlay != nullptr ? selected.overlay->title : selected.property->title)),
            colouring.legend, colouring.continuous,
            selected.overlay != nullptr
                ? fromUtf8(selected.overlay->help)
                : propertyHelp(document.model().schema().type(selected.type), *selected.property)};
}

void DisplayPanel::enableButtons() {
    const bool any = document_ && !document_->selection().empty();
    isolate_->setEnabled(any);
    hide_->setEnabled(any);
}

void DisplayPanel::showCounts() {
    std::size_t count = 0;
    if (document_) {
        const auto& m = document_->model();
        const auto& hidden = state().overrides.hidden;
        for (const auto& [type, row] : types_) {
            if (type >= hidden.size())
                continue;
            for (model::Slot slot = 0; slot < hidden[type].size(); ++slot)
                count += hidden[type][slot] != 0 && m.isLive({type, slot}) ? 1 : 0;
        }
    }
    hidden_->setVisible(count != 0);
    hidden_->setText(
        count == 1 ? tr("1 element hidden")
                   : tr("%1 elements hidden").arg(QLocale(QLocale::English).toString(static_cast<qulonglong>(count))));
}

} // namespace navsmith::gui

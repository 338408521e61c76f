#include "app/gui/panels/display_panel.h"

#include "app/gui/panels/kind_row.h"
#include "app/gui/panels/legend_view.h"
#include "app/gui/panels/schema_text.h"

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

using model::KindId;
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

const glyph::Glyph* glyphOf(const document::Document& document, KindId kind) {
    const auto& glyphs = document.system().view.glyphs;
    const auto found = std::ranges::find(glyphs, kind, &glyph::Glyph::kind);
    return found == glyphs.end() ? nullptr : &*found;
}

bool isPlain(const glyph::Overrides& overrides) {
    const auto none = [](const auto& rows) { return rows.empty(); };
    return std::ranges::all_of(overrides.colours, none) && std::ranges::all_of(overrides.hidden, none) &&
           std::ranges::none_of(overrides.hiddenKinds, [](std::uint8_t hidden) { return hidden != 0; }) &&
           std::ranges::none_of(overrides.lockedKinds, [](std::uint8_t locked) { return locked != 0; });
}

} // namespace

DisplayPanel::DisplayPanel(QWidget* parent)
    : QWidget(parent), colourKind_(new QComboBox(this)), colourProperty_(new QComboBox(this)), legend_(new LegendView),
      hidden_(new QLabel(this)), isolate_(new QPushButton(tr("Isolate selection"), this)),
      hide_(new QPushButton(tr("Hide selection"), this)), showAll_(new QPushButton(tr("Show all"), this)) {
    setObjectName(QStringLiteral("panel.display"));
    setAccessibleName(tr("Display"));
    const auto name = [](QWidget* widget, const char* id, const QString& accessible, const QString& tip) {
        widget->setObjectName(QLatin1String(id));
        widget->setAccessibleName(accessible);
        widget->setToolTip(tip);
    };
    name(colourKind_, "display.colour.kind", tr("Colour which kind"), tr("The kind that is coloured by a property"));
    name(colourProperty_, "display.colour.property", tr("Colour by which property"),
         tr("The property that colours it"));
    name(legend_, "display.legend", tr("Legend"), {});
    name(hidden_, "display.hidden", tr("Hidden elements"), {});
    name(isolate_, "display.isolate", isolate_->text(),
         tr("Show the selected elements and what lies between them only"));
    name(hide_, "display.hide", hide_->text(), tr("Take the selected elements out of sight"));
    name(showAll_, "display.showAll", showAll_->text(), tr("Show every kind and every element again"));
    for (auto* box : {colourKind_, colourProperty_}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
        box->setMaxVisibleItems(30);
    }

    auto* kinds = new QWidget;
    kindsLayout_ = new QVBoxLayout(kinds);
    kindsLayout_->setContentsMargins(4, 0, 0, 0);
    kindsLayout_->setSpacing(4);
    auto* colours = new QGridLayout;
    colours->setContentsMargins(4, 0, 0, 0);
    colours->setColumnStretch(1, 1);
    const auto addRow = [&](int row, const QString& text, QWidget* field) {
        auto* label = new QLabel(text, this);
        label->setBuddy(field);
        colours->addWidget(label, row, 0);
        colours->addWidget(field, row, 1);
    };
    addRow(0, tr("Kind"), colourKind_);
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
    layout->addWidget(kinds);
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
    connect(colourKind_, &QComboBox::activated, this, [this] {
        const auto kind = static_cast<KindId>(colourKind_->currentData().toUInt());
        const auto& properties =
            kind == model::kNoKind ? std::vector<PropertySpec>() : document_->model().schema().kind(kind).properties;
        const auto first = std::ranges::find_if(properties, canColour);
        setColourBy(kind, first == properties.end() ? std::string_view() : first->id);
    });
    connect(colourProperty_, &QComboBox::activated, this,
            [this] { setColourBy(state().colourKind, colourProperty_->currentData().toString().toStdString()); });
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
        connect(document, &document::Document::mapChanged, this, &DisplayPanel::mapChanged);
        connect(&document->selection(), &document::Selection::changed, this, &DisplayPanel::selectionChanged);
        if (!states_.contains(document)) {
            state();
            // Not through `this` connection alone: the state has to go although the panel shows another document.
            connect(document, &QObject::destroyed, legend_, [this, document] {
                states_.erase(document);
                if (document_.isNull()) {
                    recolour_.stop();
                    showState();
                }
            });
        }
    }
    showState();
    if (document != nullptr && !isPlain(state().overrides))
        Q_EMIT displayChanged(state().overrides);
    mapChanged(); // it may have come while another document was shown here
}

const glyph::Overrides& DisplayPanel::overrides() const {
    static const glyph::Overrides none;
    return document_ ? overrides(*document_) : none;
}

const glyph::Overrides& DisplayPanel::overrides(const document::Document& document) const {
    static const glyph::Overrides none;
    const auto found = states_.find(&document);
    return found != states_.end() ? found->second.overrides : none;
}

DisplayPanel::State& DisplayPanel::state() {
    const auto [at, fresh] = states_.try_emplace(document_.data());
    if (fresh && document_)
        at->second.overrides = glyph::initialOverrides(document_->system().view);
    return at->second;
}

// What is shown ------------------------------------------------------------------------------------------------------

void DisplayPanel::setKindShown(KindId kind, bool shown) {
    if (!document_)
        return;
    auto& hidden = state().overrides.hiddenKinds;
    hidden.resize(document_->model().schema().kinds.size(), 0);
    const std::uint8_t wanted = shown ? 0 : 1;
    if (hidden[kind] == wanted)
        return;
    hidden[kind] = wanted;
    announce();
}

void DisplayPanel::setKindLocked(KindId kind, bool locked) {
    if (!document_)
        return;
    auto& all = state().overrides.lockedKinds;
    all.resize(document_->model().schema().kinds.size(), 0);
    const std::uint8_t wanted = locked ? 1 : 0;
    if (all[kind] == wanted)
        return;
    all[kind] = wanted;
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
    overrides.hiddenKinds.clear();
    announce();
}

// Colours ------------------------------------------------------------------------------------------------------------

DisplayPanel::Painter DisplayPanel::painter() {
    if (!document_ || state().colourKind == model::kNoKind)
        return {};
    const auto& s = state();
    for (const auto& overlay : document_->system().view.overlays) {
        if (overlay.kind == s.colourKind && overlay.id == s.colourProperty)
            return {nullptr, &overlay};
    }
    return {document_->model().schema().kind(s.colourKind).findProperty(s.colourProperty), nullptr};
}

render::Colouring DisplayPanel::paint(const Painter& painter) {
    const auto& model = document_->model();
    state().paintedOn = model.map();
    if (painter.property != nullptr)
        return render::colourBy(model, state().colourKind, *painter.property);
    render::Colouring out;
    out.colours.assign(model.capacity(painter.overlay->kind), glyph::Rgba{0, 0, 0, 0});
    painter.overlay->paint(model, document_->selection().elements(), out.colours, out.legend);
    return out;
}

void DisplayPanel::selectionChanged() {
    enableButtons();
    const auto now = painter();
    if (now.overlay != nullptr && now.overlay->ofSelection && !recolour_.isActive())
        recolour_.start();
}

void DisplayPanel::setColourBy(KindId kind, std::string_view property) {
    if (!document_)
        return;
    auto& s = state();
    s.colourKind = kind;
    s.colourProperty = std::string(property);
    if (!painter().any())
        s.colourKind = model::kNoKind;
    s.overrides.colours.clear();
    s.colouring = {};
    if (const auto chosen = painter(); chosen.any()) {
        s.colouring = paint(chosen);
        s.overrides.colours.resize(document_->model().schema().kinds.size());
        s.overrides.colours[kind] = s.colouring.colours;
    }
    announce();
}

std::pair<KindId, std::string> DisplayPanel::colourBy(const document::Document& document) const {
    const auto found = states_.find(&document);
    if (found == states_.end() || found->second.colourKind == model::kNoKind)
        return {model::kNoKind, {}};
    return {found->second.colourKind, found->second.colourProperty};
}

void DisplayPanel::documentChanged(const model::Change& change) {
    const auto chosen = painter();
    if (!chosen.any())
        return;
    const auto kind = state().colourKind;
    const auto* property = chosen.property;
    const bool concerned =
        property == nullptr || property->derive != nullptr ||
        std::ranges::any_of(change.columns,
                            [&](const model::ColumnChange& c) {
                                return c.kind == kind && (c.column == property->column || c.column == model::kAlive);
                            }) ||
        std::ranges::any_of(change.created, [&](const model::CreatedRange& range) { return range.kind == kind; });
    if (concerned && !recolour_.isActive())
        recolour_.start();
}

/// What it is coloured by may look at the map.
void DisplayPanel::mapChanged() {
    if (!document_ || !painter().any() || state().paintedOn == document_->model().map())
        return;
    if (!recolour_.isActive())
        recolour_.start();
}

void DisplayPanel::recolour() {
    recolour_.stop();
    const auto chosen = painter();
    if (!chosen.any())
        return;
    auto& s = state();
    auto fresh = paint(chosen);
    const bool same = fresh.colours == s.colouring.colours;
    s.colouring = std::move(fresh);
    s.overrides.colours[s.colourKind] = s.colouring.colours;
    showLegend();
    if (!same)
        Q_EMIT displayChanged(s.overrides);
}

// Widgets ------------------------------------------------------------------------------------------------------------

void DisplayPanel::announce() {
    showState();
    Q_EMIT displayChanged(state().overrides);
}

void DisplayPanel::showState() {
    fillKinds();
    fillProperties();
    showLegend();
    showCounts();
    enableButtons();
}

void DisplayPanel::fillKinds() {
    std::vector<KindId> drawn;
    if (document_) {
        for (KindId kind = 0; kind < document_->model().schema().kindCount(); ++kind) {
            if (glyphOf(*document_, kind) != nullptr)
                drawn.push_back(kind);
        }
    }
    const auto kindId = [&](KindId kind) { return fromUtf8(document_->model().schema().kind(kind).id); };
    const bool same = std::ranges::equal(kinds_, drawn, [&](const auto& entry, KindId kind) {
        return entry.first == kind && entry.second->kindId() == kindId(kind);
    });
    if (!same) {
        for (const auto& [kind, row] : std::exchange(kinds_, {}))
            delete row;
        for (const KindId kind : drawn) {
            const auto& spec = document_->model().schema().kind(kind);
            auto* row = new KindRow(fromUtf8(spec.id), capitalised(fromUtf8(spec.plural)));
            connect(row, &KindRow::shownChosen, this, [this, kind](bool on) { setKindShown(kind, on); });
            connect(row, &KindRow::lockedChosen, this, [this, kind](bool on) { setKindLocked(kind, on); });
            kindsLayout_->addWidget(row);
            kinds_.emplace_back(kind, row);
        }
    }
    for (const auto& [kind, row] : kinds_) {
        const auto& hidden = state().overrides.hiddenKinds;
        row->set(kind >= hidden.size() || hidden[kind] == 0, state().overrides.isLocked(kind));
    }
    setEnabled(document_ != nullptr);
}

void DisplayPanel::fillProperties() {
    const auto chosen = painter();
    const QSignalBlocker quietKind(colourKind_);
    const QSignalBlocker quietProperty(colourProperty_);
    colourKind_->clear();
    colourProperty_->clear();
    colourKind_->addItem(tr("Own colours"), model::kNoKind);
    for (const auto& [kind, row] : kinds_)
        colourKind_->addItem(row->title(), kind);
    colourKind_->setCurrentIndex(!chosen.any() ? 0 : std::max(0, colourKind_->findData(state().colourKind)));
    colourProperty_->setEnabled(chosen.any());
    if (!chosen.any())
        return;
    const auto& spec = document_->model().schema().kind(state().colourKind);
    for (const auto& property : spec.properties) {
        if (!canColour(property))
            continue;
        colourProperty_->addItem(fromUtf8(property.title), fromUtf8(property.id));
        colourProperty_->setItemData(colourProperty_->count() - 1, propertyHelp(spec, property), Qt::ToolTipRole);
    }
    for (const auto& overlay : document_->system().view.overlays) {
        if (overlay.kind != state().colourKind)
            continue;
        colourProperty_->addItem(fromUtf8(overlay.title), fromUtf8(overlay.id));
        colourProperty_->setItemData(colourProperty_->count() - 1, fromUtf8(overlay.help), Qt::ToolTipRole);
    }
    colourProperty_->setCurrentIndex(colourProperty_->findData(fromUtf8(state().colourProperty)));
}

void DisplayPanel::showLegend() {
    std::vector<LegendGroup> groups;
    const auto chosen = painter();
    for (const auto& [kind, row] : kinds_) {
        if (!row->isShown())
            continue;
        if (chosen.any() && kind == state().colourKind)
            groups.insert(groups.begin(),
                          {QStringLiteral("%1: %2").arg(
                               row->title(),
                               fromUtf8(chosen.overlay != nullptr ? chosen.overlay->title : chosen.property->title)),
                           state().colouring.legend, state().colouring.continuous,
                           chosen.overlay != nullptr
                               ? fromUtf8(chosen.overlay->help)
                               : propertyHelp(document_->model().schema().kind(kind), *chosen.property)});
        else if (const auto* glyph = glyphOf(*document_, kind); glyph != nullptr && !glyph->legend.empty())
            groups.push_back({row->title(), glyph->legend, false,
                              tr("The colours in which %1 are drawn by themselves").arg(row->title().toLower())});
    }
    legend_->setGroups(std::move(groups));
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
        for (const auto& [kind, row] : kinds_) {
            if (kind >= hidden.size())
                continue;
            for (model::Slot slot = 0; slot < hidden[kind].size(); ++slot)
                count += hidden[kind][slot] != 0 && m.isLive({kind, slot}) ? 1 : 0;
        }
    }
    hidden_->setVisible(count != 0);
    hidden_->setText(
        count == 1 ? tr("1 element hidden")
                   : tr("%1 elements hidden").arg(QLocale(QLocale::English).toString(static_cast<qulonglong>(count))));
}

} // namespace navsmith::gui

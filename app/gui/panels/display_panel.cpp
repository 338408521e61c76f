#include "app/gui/panels/display_panel.h"

#include "app/gui/panels/schema_text.h"
#include "render/colouring.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPixmap>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace navsmith::gui {

using document::Document;
using model::KindId;
using model::PropertyType;

namespace {

constexpr int kRecolourMilliseconds = 120; ///< many edits in a row are coloured once

QIcon chip(glyph::Rgba colour) {
    QPixmap pixels(12, 12);
    pixels.fill(QColor(colour.r, colour.g, colour.b));
    return QIcon(pixels);
}

bool canColour(const model::PropertySpec& property) {
    return property.type != PropertyType::Text && property.type != PropertyType::Bytes &&
           property.type != PropertyType::Vector;
}

template <typename T>
void ensureSize(std::vector<T>& v, std::size_t size) {
    if (v.size() < size)
        v.resize(size);
}

} // namespace

DisplayPanel::DisplayPanel(QWidget* parent)
    : QWidget(parent), kinds_(new QVBoxLayout()), colourKind_(new QComboBox(this)),
      colourProperty_(new QComboBox(this)), legend_(new QListWidget(this)) {
    setObjectName("panel.display");
    setAccessibleName(tr("Display"));
    colourKind_->setObjectName("display.colourKind");
    colourKind_->setAccessibleName(tr("Kind that is coloured"));
    colourProperty_->setObjectName("display.colourProperty");
    colourProperty_->setAccessibleName(tr("Property that gives the colour"));
    legend_->setObjectName("display.legend");
    legend_->setAccessibleName(tr("Legend"));
    legend_->setSelectionMode(QAbstractItemView::NoSelection);
    legend_->setFrameShape(QFrame::NoFrame);

    auto* shown = new QGroupBox(tr("Shown"), this);
    shown->setLayout(kinds_);
    const auto button = [&](const char* name, const QString& title, const QString& tip, auto slot) {
        auto* b = new QPushButton(title, this);
        b->setObjectName(name);
        b->setAccessibleName(tip);
        b->setToolTip(tip);
        connect(b, &QPushButton::clicked, this, slot);
        return b;
    };
    auto* buttons = new QHBoxLayout();
    buttons->addWidget(button("display.isolate", tr("Isolate"), tr("Show only what is selected (Shift+H)"),
                              &DisplayPanel::isolateSelection));
    buttons->addWidget(
        button("display.hide", tr("Hide"), tr("Hide what is selected (H)"), &DisplayPanel::hideSelection));
    buttons->addWidget(
        button("display.showAll", tr("Show all"), tr("Show everything again (Alt+H)"), &DisplayPanel::showAll));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(shown);
    layout->addLayout(buttons);
    layout->addWidget(new QLabel(tr("Colour by"), this));
    layout->addWidget(colourKind_);
    layout->addWidget(colourProperty_);
    layout->addWidget(legend_, 1);

    connect(colourKind_, &QComboBox::activated, this, [this] {
        if (auto* s = state()) {
            s->colourKind = static_cast<KindId>(colourKind_->currentData().toInt());
            s->colourProperty = -1;
            fillProperties();
            recolour();
        }
    });
    connect(colourProperty_, &QComboBox::activated, this, [this] {
        if (auto* s = state()) {
            s->colourProperty = colourProperty_->currentData().toInt();
            recolour();
        }
    });
    recolourSoon_.setSingleShot(true);
    recolourSoon_.setInterval(kRecolourMilliseconds);
    connect(&recolourSoon_, &QTimer::timeout, this, &DisplayPanel::recolour);
    setEnabled(false);
}

DisplayPanel::State* DisplayPanel::state() {
    return document_ == nullptr ? nullptr : &states_[document_];
}

void DisplayPanel::setDocument(Document* document) {
    disconnect(followed_);
    document_ = document;
    setEnabled(document != nullptr);
    if (document == nullptr) {
        legend_->clear();
        return;
    }
    if (!states_.contains(document)) {
        const auto kinds = document->model().schema().kinds.size();
        State fresh;
        fresh.overrides.hiddenKinds.assign(kinds, 0);
        fresh.overrides.hidden.resize(kinds);
        fresh.overrides.colours.resize(kinds);
        fresh.colourKind = document->system().view.glyphs.back().kind;
        states_.insert(document, fresh);
        connect(document, &QObject::destroyed, this, [this, document] { states_.remove(document); });
    }
    followed_ = connect(document, &Document::changed, this, [this](const model::Change& change) { follow(change); });
    fillKinds();
    fillProperties();
    if (state()->colourProperty >= 0)
        recolour();
    else
        fillLegend({});
}

void DisplayPanel::fillKinds() {
    while (auto* item = kinds_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const QSignalBlocker blocker(colourKind_);
    colourKind_->clear();
    // The last glyph is drawn on top: people think of it first.
    const auto& glyphs = document_->system().view.glyphs;
    for (auto glyph = glyphs.rbegin(); glyph != glyphs.rend(); ++glyph) {
        const auto& kind = document_->model().schema().kind(glyph->kind);
        const auto id = glyph->kind;
        auto* box = new QCheckBox(fromUtf8(kind.plural), this);
        box->setObjectName(QString("display.kind.%1").arg(fromUtf8(kind.id)));
        box->setAccessibleName(tr("Show %1").arg(fromUtf8(kind.plural)));
        box->setChecked(state()->overrides.hiddenKinds[id] == 0);
        connect(box, &QCheckBox::toggled, this, [this, id](bool on) {
            state()->overrides.hiddenKinds[id] = on ? 0 : 1;
            announce();
        });
        kinds_->addWidget(box);
        colourKind_->addItem(fromUtf8(kind.plural), static_cast<int>(id));
    }
    colourKind_->setCurrentIndex(colourKind_->findData(static_cast<int>(state()->colourKind)));
}

void DisplayPanel::fillProperties() {
    const QSignalBlocker blocker(colourProperty_);
    colourProperty_->clear();
    colourProperty_->addItem(tr("(its own colours)"), -1);
    const auto& properties = document_->model().schema().kind(state()->colourKind).properties;
    for (std::size_t i = 0; i < properties.size(); ++i) {
        if (canColour(properties[i]))
            colourProperty_->addItem(fromUtf8(properties[i].title), static_cast<int>(i));
    }
    colourProperty_->setCurrentIndex(std::max(0, colourProperty_->findData(state()->colourProperty)));
}

void DisplayPanel::recolour() {
    auto* s = state();
    if (s == nullptr)
        return;
    recolourSoon_.stop();
    for (auto& colours : s->overrides.colours)
        colours.clear();
    std::vector<glyph::LegendEntry> legend;
    if (s->colourProperty >= 0) {
        const auto& property =
            document_->model().schema().kind(s->colourKind).properties[static_cast<std::size_t>(s->colourProperty)];
        auto colouring = render::colourBy(document_->model(), s->colourKind, property);
        s->overrides.colours[s->colourKind] = std::move(colouring.colours);
        legend = std::move(colouring.legend);
    }
    fillLegend(legend);
    announce();
}

void DisplayPanel::fillLegend(const std::vector<glyph::LegendEntry>& entries) {
    legend_->clear();
    const auto add = [&](const glyph::LegendEntry& entry) {
        legend_->addItem(new QListWidgetItem(chip(entry.colour), QString::fromStdString(entry.title)));
    };
    std::ranges::for_each(entries, add);
    if (!entries.empty())
        return;
    const auto& glyphs = document_->system().view.glyphs;
    for (auto glyph = glyphs.rbegin(); glyph != glyphs.rend(); ++glyph)
        std::ranges::for_each(glyph->legend, add);
}

void DisplayPanel::follow(const model::Change& change) {
    const auto* s = state();
    if (s->colourProperty < 0)
        return;
    const bool concerns = std::ranges::any_of(change.columns, [&](const auto& c) { return c.kind == s->colourKind; });
    if (concerns)
        recolourSoon_.start();
}

void DisplayPanel::announce() {
    if (auto* s = state())
        Q_EMIT displayChanged(s->overrides);
}

void DisplayPanel::isolateSelection() {
    auto* s = state();
    if (s == nullptr || document_->selection().empty())
        return;
    const auto& model = document_->model();
    for (const auto kind : document_->selection().kinds()) {
        auto& hidden = s->overrides.hidden[kind];
        hidden.assign(model.capacity(kind), 1);
        for (const auto row : document_->selection().rows(kind))
            hidden[row] = 0;
    }
    // Kinds of which nothing is selected go as wholes.
    for (std::size_t k = 0; k < s->overrides.hiddenKinds.size(); ++k) {
        if (document_->selection().rows(static_cast<KindId>(k)).empty())
            s->overrides.hidden[k].assign(model.capacity(static_cast<KindId>(k)), 1);
    }
    announce();
}

void DisplayPanel::hideSelection() {
    auto* s = state();
    if (s == nullptr || document_->selection().empty())
        return;
    for (const auto kind : document_->selection().kinds()) {
        auto& hidden = s->overrides.hidden[kind];
        ensureSize(hidden, document_->model().capacity(kind));
        for (const auto row : document_->selection().rows(kind))
            hidden[row] = 1;
    }
    document_->selection().clear();
    announce();
}

void DisplayPanel::showAll() {
    auto* s = state();
    if (s == nullptr)
        return;
    for (auto& hidden : s->overrides.hidden)
        hidden.clear();
    std::ranges::fill(s->overrides.hiddenKinds, 0);
    fillKinds();
    announce();
}

} // namespace navsmith::gui

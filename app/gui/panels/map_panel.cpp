#include "app/gui/panels/map_panel.h"

#include "app/gui/panels/map_entities.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/view/surface_looks.h"
#include "app/gui/widgets/flow_layout.h"
#include "app/gui/widgets/wrapping_check_box.h"
#include "core/files/path_text.h"
#include "formats/texts/texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPixmap>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace navsmith::gui {

using document::Document;

namespace {

constexpr int kWhole = 100; ///< percent
constexpr int kLeastShare = 10;
constexpr int kSwatch = 12; ///< pixels
constexpr int kEntityRole = Qt::UserRole;
constexpr symbol::Rgba kEntityColour = symbol::rgb(0xF2C14E);

enum EntityColumn { ClassColumn, NameColumn };

const world::MapGeometry* geometryOf(const Document* document) {
    return document != nullptr && document->map() ? &document->map()->backdrop->geometry : nullptr;
}

QString textOf(std::string_view text) {
    // the code page is unknown, but most texts are ASCII
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

QDoubleSpinBox* heightBox(const char* name, const QString& title, const QString& tip, QWidget* parent) {
    auto* box = new QDoubleSpinBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(title);
    box->setToolTip(tip);
    box->setDecimals(0);
    box->setSingleStep(16);
    box->setKeyboardTracking(false);
    return box;
}

} // namespace

MapPanel::MapPanel(QWidget* parent)
    : QWidget(parent), name_(new QLabel(this)), close_(new QToolButton(this)), scroll_(new QScrollArea(this)),
      content_(new QWidget) {
    setObjectName(QStringLiteral("panel.map"));
    setAccessibleName(tr("Map"));
    name_->setObjectName(QStringLiteral("map.name"));
    name_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    name_->setWordWrap(true);
    auto* open = new QToolButton(this);
    open->setObjectName(QStringLiteral("map.open"));
    open->setText(tr("Open…"));
    open->setToolTip(tr("Open a map to show behind the document"));
    connect(open, &QToolButton::clicked, this, &MapPanel::openRequested);
    close_->setObjectName(QStringLiteral("map.close"));
    close_->setText(tr("Close"));
    close_->setToolTip(tr("Show the document without a map"));
    connect(close_, &QToolButton::clicked, this, &MapPanel::closeRequested);
    auto* buttons = new QWidget(this);
    auto* row = new FlowLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(open);
    row->addWidget(close_);

    auto* inner = new QVBoxLayout(content_);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->addWidget(makeLook());
    inner->addWidget(makeEntities(), 1);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(name_);
    layout->addWidget(buttons);
    // A scroll area, because the panel would be too high for a small window.
    scroll_->setWidget(content_);
    scroll_->setFocusPolicy(Qt::NoFocus); // it scrolls to the field that has the focus
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    layout->addWidget(scroll_, 1);
    layout->addStretch();
    showMap();
}

QWidget* MapPanel::makeLook() {
    auto* box = new QWidget(content_);
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    shown_ = new WrappingCheckBox(tr("Show the map"), box);
    shown_->setObjectName(QStringLiteral("map.shown"));
    connect(shown_, &QCheckBox::toggled, this, [this](bool on) { change([on](auto& look) { look.shown = on; }); });
    form->addRow(shown_);
    surfaces_ = new QComboBox(box);
    surfaces_->setObjectName(QStringLiteral("map.surfaces"));
    surfaces_->setAccessibleName(tr("Look of the map"));
    surfaces_->addItems(surfaceLookTitles());
    surfaces_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (int i = 0; i < surfaces_->count(); ++i)
        surfaces_->setItemData(i, helpOf(static_cast<render::SurfaceLook>(i)), Qt::ToolTipRole);
    connect(surfaces_, &QComboBox::activated, this, [this](int index) {
        change([index](auto& look) { look.surfaces = static_cast<render::SurfaceLook>(index); });
    });
    form->addRow(tr("Look:"), surfaces_);
    textures_ = new QLabel(box);
    textures_->setObjectName(QStringLiteral("map.textures"));
    textures_->setAccessibleName(tr("Textures of the map"));
    textures_->setWordWrap(true);
    textures_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    textures_->hide();
    form->addRow(textures_);
    form->addRow(tr("Opacity:"),
                 makeShare(box, "map.opacity", tr("Opacity"), tr("Below 100 %, you can see through walls."),
                           &render::BackdropLook::opacity));
    form->addRow(tr("Brightness:"),
                 makeShare(box, "map.brightness", tr("Brightness"),
                           tr("Below 100 %, the map is closer to the background and elements stand out more."),
                           &render::BackdropLook::brightness));
    bottom_ = heightBox("map.bottom", tr("From height"), tr("Hide everything below this height"), box);
    top_ = heightBox("map.top", tr("To height"), tr("Hide everything above this height, such as roofs"), box);
    for (auto* edge : {bottom_, top_})
        connect(edge, &QDoubleSpinBox::valueChanged, this, &MapPanel::takeSlice);
    form->addRow(tr("From height:"), bottom_);
    form->addRow(tr("To height:"), top_);
    const auto addSwitch = [&](const char* name, const QString& title, const QString& tip,
                               bool render::BackdropLook::*member) {
        auto* check = new WrappingCheckBox(title);
        check->setObjectName(QLatin1String(name));
        check->setToolTip(tip);
        connect(check, &QCheckBox::toggled, this,
                [this, member](bool on) { change([=](auto& look) { look.*member = on; }); });
        form->addRow(check);
        switches_.emplace_back(check, member);
    };
    addSwitch("map.cutsElements", tr("Cut elements, too"), tr("Elements outside these heights are hidden as well"),
              &render::BackdropLook::cutsElements);
    addSwitch("map.backFaces", tr("Show back faces"),
              tr("Draw the map's faces from behind, too: from outside, walls hide the rooms"),
              &render::BackdropLook::backFaces);
    addSwitch("map.tinted", tr("Colour by height"), tr("Colour the map by height, blue below and yellow above"),
              &render::BackdropLook::tinted);
    addSwitch("map.picture", tr("In-game map"), tr("Lay the game's own map over the ground, if it is there"),
              &render::BackdropLook::picture);
    addSwitch("map.heightLines", tr("Height lines"), tr("Draw lines at regular heights"),
              &render::BackdropLook::heightLines);
    addSwitch("map.edges", tr("Edges"), tr("Draw the edges of surfaces, which make stairs and ledges visible"),
              &render::BackdropLook::edges);
    addSwitch("map.hiddenElements", tr("Elements behind walls"), tr("Draw elements faintly where the map hides them"),
              &render::BackdropLook::hiddenElements);
    marksShown_ = new WrappingCheckBox(tr("Show items and spawns"), box);
    marksShown_->setObjectName(QStringLiteral("map.marks.shown"));
    marksShown_->setToolTip(tr("Mark the map's items and spawn points in the view"));
    connect(marksShown_, &QCheckBox::toggled, this, [this](bool on) {
        if (view_)
            view_->setMapMarksShown(on);
    });
    form->addRow(marksShown_);
    auto* layers = new QWidget(box);
    layersLayout_ = new QVBoxLayout(layers);
    layersLayout_->setContentsMargins(0, 0, 0, 0);
    layersLayout_->setSpacing(2);
    form->addRow(layers);
    return box;
}

QSlider* MapPanel::makeShare(QWidget* parent, const char* name, const QString& title, const QString& tip,
                             float render::BackdropLook::*member) {
    auto* slider = new QSlider(Qt::Horizontal, parent);
    slider->setObjectName(QLatin1String(name));
    slider->setAccessibleName(title);
    slider->setToolTip(tip);
    slider->setRange(kLeastShare, kWhole);
    connect(slider, &QSlider::valueChanged, this, [this, member](int value) {
        change([=](auto& look) { look.*member = static_cast<float>(value) / kWhole; });
    });
    shares_.emplace_back(slider, member);
    return slider;
}

void MapPanel::setTextureNote(const QString& note) {
    textures_->setText(note);
    textures_->setVisible(!note.isEmpty());
}

QWidget* MapPanel::makeEntities() {
    auto* box = new QWidget(content_);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    entitiesShown_ = new WrappingCheckBox(tr("Show entities"), box);
    entitiesShown_->setObjectName(QStringLiteral("map.entities.shown"));
    entitiesShown_->setToolTip(tr("Mark the listed entities that have a position"));
    connect(entitiesShown_, &QCheckBox::toggled, this, &MapPanel::filterEntities);
    filter_ = new QLineEdit(box);
    filter_->setObjectName(QStringLiteral("map.entities.filter"));
    filter_->setAccessibleName(tr("Filter entities"));
    filter_->setPlaceholderText(tr("Class or name"));
    filter_->setClearButtonEnabled(true);
    connect(filter_, &QLineEdit::textChanged, this, &MapPanel::filterEntities);
    entities_ = new QTreeWidget(box);
    entities_->setObjectName(QStringLiteral("map.entities"));
    entities_->setAccessibleName(tr("Map entities"));
    entities_->setHeaderLabels({tr("Class"), tr("Name")});
    entities_->setRootIsDecorated(false);
    entities_->setUniformRowHeights(true);
    entities_->setMinimumHeight(120);
    connect(entities_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) { showEntity(item); });
    connect(entities_, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        const auto* geometry = geometryOf(document());
        if (geometry == nullptr)
            return;
        const auto& entity = geometry->entities[item->data(ClassColumn, kEntityRole).toUInt()];
        if (const auto place = document()->map()->backdrop->placeOf(entity)) // of a brush, its middle
            Q_EMIT goTo(*place);
    });
    entity_ = new QPlainTextEdit(box);
    entity_->setObjectName(QStringLiteral("map.entity"));
    entity_->setAccessibleName(tr("Keys and values of the entity"));
    entity_->setReadOnly(true);
    entity_->setMaximumHeight(110);
    layout->addWidget(entitiesShown_);
    layout->addWidget(filter_);
    layout->addWidget(entities_, 1);
    layout->addWidget(entity_);
    return box;
}

symbol::Primitives MapPanel::marks() const {
    auto all = view_ && view_->areMapMarksShown() ? ofSystem_ : symbol::Primitives();
    all.append(ofList_);
    all.labels.clear();
    return all;
}

std::vector<symbol::Label> MapPanel::labels() const {
    auto all = ofList_.labels;
    if (view_ && view_->areMapMarksShown())
        all.insert(all.end(), ofSystem_.labels.begin(), ofSystem_.labels.end());
    return all;
}

std::optional<std::uint32_t> MapPanel::entityAt(const render::Camera& camera, glm::vec2 pixel) const {
    const auto* geometry = geometryOf(document());
    if (geometry == nullptr)
        return std::nullopt;
    const std::array lists{&ofList_, &ofSystem_};
    const bool systemsToo = view_ && view_->areMapMarksShown();
    return markedEntityAt(*geometry, std::span(lists).first(systemsToo ? 2 : 1), camera, pixel);
}

void MapPanel::chooseEntity(std::uint32_t entity) {
    auto* item = entities_->topLevelItem(static_cast<int>(entity));
    if (item == nullptr)
        return;
    if (item->isHidden())
        filter_->clear();
    entities_->setCurrentItem(item);
    entities_->scrollToItem(item);
    showEntity(item);
    scroll_->ensureWidgetVisible(entity_);
}

void MapPanel::setView(ViewState* view) {
    if (view_) {
        view_->disconnect(this);
        view_->document().disconnect(this);
    }
    view_ = view;
    texts_.change(*filter_, view == nullptr ? nullptr : &view->document());
    if (view != nullptr) {
        connect(&view->document(), &Document::mapChanged, this, &MapPanel::showMap);
        connect(view, &ViewState::mapMarksShownChanged, this, [this] {
            showLook();
            Q_EMIT marksChanged();
        });
        connect(view, &QObject::destroyed, this, &MapPanel::showMap); // view_ is null by then
    }
    setLook(view);
    showMap();
}

void MapPanel::setLook(WindowViews* look) {
    if (look_)
        disconnect(look_, &WindowViews::mapLookChanged, this, nullptr);
    look_ = look != nullptr ? look : view_.data();
    if (!view_)
        return;
    connect(look_, &WindowViews::mapLookChanged, this, &MapPanel::showLook);
    fillLayers();
    showLook();
}

const Document* MapPanel::document() const {
    return view_ ? &view_->document() : nullptr;
}

/// Applies a change made by a widget to the look.
void MapPanel::change(const std::function<void(render::BackdropLook&)>& change) {
    if (!view_)
        return;
    auto now = look().mapLook();
    change(now);
    look().setMapLook(now);
}

void MapPanel::showMap() {
    const auto* geometry = geometryOf(document());
    setEnabled(view_ != nullptr);
    scroll_->setVisible(geometry != nullptr);
    close_->setVisible(geometry != nullptr);
    name_->setText(
        geometry == nullptr
            ? tr("No map is open. A map of the same name next to the file opens automatically.")
            : QStringLiteral("%1\n%2").arg(QString::fromStdString(files::toText(document()->map()->path.filename())),
                                           QString::fromStdString(geometry->title)));
    for (const auto& [box, member] : switches_) {
        if (member == &render::BackdropLook::picture)
            box->setVisible(geometry != nullptr && document()->map()->backdrop->picture != nullptr);
    }
    entitiesShown_->parentWidget()->setVisible(geometry != nullptr && !geometry->entities.empty());
    name_->setToolTip(geometry == nullptr ? QString() : QString::fromStdString(files::toText(document()->map()->path)));
    showLook();
    fillLayers();
    makeMarks();
    fillEntities();
}

void MapPanel::makeMarks() {
    const auto* geometry = geometryOf(document());
    const bool any = geometry != nullptr && document()->system().map.marks != nullptr;
    ofSystem_ = any ? document()->system().map.marks(*geometry) : symbol::Primitives();
    marksShown_->setVisible(any);
}

void MapPanel::showLook() {
    const auto* geometry = geometryOf(document());
    if (geometry == nullptr)
        return;
    const auto& now = look().mapLook();
    const QSignalBlocker quiet[] = {QSignalBlocker(shown_), QSignalBlocker(bottom_), QSignalBlocker(top_),
                                    QSignalBlocker(marksShown_)};
    shown_->setChecked(now.shown);
    for (const auto& [box, member] : switches_) {
        const QSignalBlocker quietSwitch(box);
        box->setChecked(now.*member);
    }
    marksShown_->setChecked(view_->areMapMarksShown());
    surfaces_->setCurrentIndex(static_cast<int>(now.surfaces));
    surfaces_->setToolTip(helpOf(now.surfaces));
    for (const auto& [slider, member] : shares_) {
        const QSignalBlocker quietShare(slider);
        slider->setValue(static_cast<int>(std::lround(now.*member * kWhole)));
    }
    colourLayers();
    const double low = std::floor(static_cast<double>(geometry->minimum.z));
    const double high = std::ceil(static_cast<double>(geometry->maximum.z));
    for (auto* edge : {bottom_, top_})
        edge->setRange(low, high);
    bottom_->setValue(std::max(low, static_cast<double>(now.slice.bottom)));
    top_->setValue(std::min(high, static_cast<double>(now.slice.top)));
}

void MapPanel::takeSlice() {
    change([this](auto& look) {
        // At the ends of the range cut nothing off, despite rounding.
        const render::BackdropLook whole;
        look.slice.bottom =
            bottom_->value() <= bottom_->minimum() ? whole.slice.bottom : static_cast<float>(bottom_->value());
        look.slice.top = top_->value() >= top_->maximum() ? whole.slice.top : static_cast<float>(top_->value());
    });
}

void MapPanel::fillLayers() {
    for (const auto& [box, layer] : std::exchange(layers_, {}))
        delete box;
    if (geometryOf(document()) == nullptr)
        return;
    const auto all = document()->map()->backdrop->layers();
    for (const auto& info : world::mapLayers()) {
        const auto bit = world::layerBit(info.layer);
        if ((all & bit) == 0)
            continue;
        auto* box = new WrappingCheckBox(fromUtf8(texts::translated({info.title})));
        box->setObjectName(QStringLiteral("map.layer.") + fromUtf8(info.id));
        box->setChecked((look().mapLook().layers & bit) != 0);
        connect(box, &QCheckBox::toggled, this, [this, bit](bool on) {
            change([=](auto& look) { look.layers = on ? look.layers | bit : look.layers & ~bit; });
        });
        layersLayout_->addWidget(box);
        layers_.emplace_back(box, info.layer);
    }
    colourLayers();
}

/// While colours tell surfaces apart, the list of layers is their legend.
void MapPanel::colourLayers() {
    const bool legend = look().mapLook().surfaces == render::SurfaceLook::BySurface;
    for (const auto& [box, layer] : layers_) {
        if (!legend) {
            box->setIcon({});
            continue;
        }
        const auto colour = render::layerColour(layer, render::SurfaceLook::BySurface);
        QPixmap swatch(kSwatch, kSwatch);
        swatch.fill(QColor::fromRgbF(colour.r, colour.g, colour.b));
        box->setIcon(swatch);
    }
}

void MapPanel::fillEntities() {
    entities_->clear();
    if (const auto* geometry = geometryOf(document())) {
        QList<QTreeWidgetItem*> items;
        for (std::size_t i = 0; i < geometry->entities.size(); ++i) {
            const auto& entity = geometry->entities[i];
            auto* item = new QTreeWidgetItem({textOf(entity.className()), textOf(entity.value("targetname"))});
            item->setData(ClassColumn, kEntityRole, static_cast<uint>(i));
            items << item;
        }
        entities_->addTopLevelItems(items);
    }
    entities_->resizeColumnToContents(ClassColumn);
    filterEntities();
    showEntity(nullptr);
}

void MapPanel::filterEntities() {
    ofList_.clear();
    const auto* geometry = geometryOf(document());
    const auto text = filter_->text();
    for (int i = 0; i < entities_->topLevelItemCount(); ++i) {
        auto* item = entities_->topLevelItem(i);
        const bool fits = item->text(ClassColumn).contains(text, Qt::CaseInsensitive) ||
                          item->text(NameColumn).contains(text, Qt::CaseInsensitive);
        item->setHidden(!fits);
        const auto& entity = geometry->entities[item->data(ClassColumn, kEntityRole).toUInt()];
        if (!fits || !entitiesShown_->isChecked() || !entity.origin)
            continue;
        ofList_.mark(*entity.origin, kEntityColour, 9, symbol::Shape::Diamond);
        ofList_.labels.push_back({*entity.origin, kEntityColour, std::string(entity.className())});
    }
    Q_EMIT marksChanged();
}

void MapPanel::showEntity(QTreeWidgetItem* item) {
    const auto* geometry = geometryOf(document());
    QStringList lines;
    if (item != nullptr && geometry != nullptr) {
        for (const auto& [key, value] : geometry->entities[item->data(ClassColumn, kEntityRole).toUInt()].pairs)
            lines << QStringLiteral("%1: %2").arg(textOf(key), textOf(value));
    }
    entity_->setPlainText(lines.join('\n'));
}

} // namespace navsmith::gui

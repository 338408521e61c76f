#include "app/gui/tools/route_tool.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/viewport/viewport.h"
#include "core/model/wording.h"

#include <QLineEdit>
#include <QMouseEvent>
#include <QSettings>
#include <QSignalBlocker>

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <utility>

namespace navsmith::gui {

namespace {

constexpr auto kRouteLine = symbol::rgb(0xFFC83D);
constexpr auto kUnder = symbol::rgb(0x2A2110); ///< a darker rim below the line
constexpr auto kStart = symbol::rgb(0x63D471);
constexpr auto kGoal = symbol::rgb(0xF2783B);
constexpr auto kNone = symbol::rgb(0xFF5A4F);
constexpr auto kCostText = symbol::rgb(0xFFE9B0);
constexpr int kCostLetters = 22; ///< width of the field of costs
constexpr float kLinePixels = 4;
constexpr float kRimPixels = 8;
constexpr float kEndPixels = 16;
constexpr float kGrabPixels = 12;

} // namespace

RouteTool::RouteTool(Viewport& viewport) : Tool(viewport), finder_(this) {
    connect(&finder_, &document::RouteFinder::outdated, this, &RouteTool::find);
}

void RouteTool::begin() {
    refresh();
}

void RouteTool::refresh() {
    auto* document = viewport().document();
    if (document == finder_.document() && (document != nullptr || !ends_[0]))
        return;
    finder_.setDocument(document);
    drop();
    Q_EMIT documentChanged();
}

void RouteTool::drop() {
    ends_ = {};
    route_.reset();
    line_.clear();
    dragged_.reset();
    next_ = 0;
    viewport().redrawTool();
    Q_EMIT hintChanged();
    Q_EMIT routeChanged();
}

glm::vec3 RouteTool::placeOf(const End& end) const {
    const auto* document = finder_.document();
    if (!end.node || document == nullptr)
        return end.place;
    return document->system().routing.place(document->model(), *end.node);
}

std::optional<RouteTool::End> RouteTool::endAt(QPointF position) {
    if (!finder_.hasRoutes())
        return std::nullopt;
    const auto node = finder_.document()->system().routing.node;
    const auto hit = viewport().pickAt(position, [&, graph = finder_.graphOfChoice()](model::Element e) {
        return e.type == node && (graph == nullptr || graph->isOpen(e.slot));
    });
    if (hit)
        return End{.node = hit->element.slot, .place = {}};
    if (const auto surface = viewport().surfaceAt(position))
        return End{.node = std::nullopt, .place = *surface};
    const auto& other = ends_[0] ? ends_[0] : ends_[1];
    const auto ground = viewport().groundAt(position, other ? placeOf(*other).z : 0.0F);
    return ground ? std::optional(End{.node = std::nullopt, .place = *ground}) : std::nullopt;
}

std::optional<std::size_t> RouteTool::handleAt(QPointF position) const {
    const auto& camera = viewport().camera();
    // A goal that follows the mouse is not set yet, so it cannot be dragged.
    for (std::size_t i = next_ == 1 ? 1 : ends_.size(); i-- > 0;) {
        const auto at = ends_[i] ? camera.project(placeOf(*ends_[i])) : std::nullopt;
        if (at && glm::distance(*at, glm::vec2(position.x(), position.y())) <= kGrabPixels)
            return i;
    }
    return std::nullopt;
}

bool RouteTool::claims(QPointF position) {
    return handleAt(position).has_value();
}

void RouteTool::press(const QMouseEvent& event) {
    pressedAt_ = event.position();
    dragged_ = handleAt(event.position());
}

void RouteTool::move(const QMouseEvent& event) {
    if (dragged_ && pressedAt_) {
        if (const auto end = endAt(event.position()))
            ends_[*dragged_] = end;
        find();
    } else if (next_ == 1 && !pressedAt_) { // the goal follows the mouse until it is set
        ends_[1] = endAt(event.position());
        find();
    }
}

void RouteTool::release(const QMouseEvent& event) {
    const auto pressed = std::exchange(pressedAt_, std::nullopt);
    const bool click = pressed && (event.position() - *pressed).manhattanLength() <= kClickPixels;
    if (std::exchange(dragged_, std::nullopt) && !click) {
        tell();
        return;
    }
    if (!click)
        return;
    const auto end = endAt(event.position());
    if (!end)
        return;
    if (next_ == 0)
        ends_ = {};
    ends_[next_] = end;
    next_ = 1 - next_;
    find();
    tell();
    Q_EMIT hintChanged();
}

bool RouteTool::rightClick(QPointF /*position*/) {
    cancel();
    return true;
}

bool RouteTool::cancel() {
    const bool busy = ends_[0].has_value();
    drop();
    return busy;
}

void RouteTool::leave() {
    if (next_ != 1)
        return;
    ends_[1].reset();
    find();
}

void RouteTool::find() {
    const bool hadRoute = std::exchange(route_, std::nullopt).has_value();
    line_.clear();
    if (finder_.hasRoutes()) {
        for (auto& end : ends_) { // an edit may have erased it
            if (end && end->node &&
                !finder_.document()->model().isLive({finder_.document()->system().routing.node, *end->node}))
                end.reset();
        }
        if (!ends_[0])
            next_ = 0;
        if (bothSet()) {
            route_ = finder_.find(*ends_[0], *ends_[1]);
            line_ = finder_.lineOf(*route_, *ends_[0], *ends_[1]);
        }
    }
    viewport().redrawTool();
    if (hadRoute || route_)
        Q_EMIT routeChanged();
}

void RouteTool::tell() const {
    if (route_)
        viewport().showMessage(summary());
}

QString RouteTool::summary() const {
    if (!route_)
        return {};
    const auto& name = finder_.graph()->traveller().title;
    if (!route_->found())
        return tr("%1: no route. %2")
            .arg(fromUtf8(name), QString::fromStdString(model::capitalised(route_->reason->text)));
    const auto& model = finder_.document()->model();
    auto text = tr("%1: cost %2, length %3 units, %4")
                    .arg(fromUtf8(name))
                    .arg(decimal(route_->cost, 1))
                    .arg(decimal(route_->length, 1))
                    .arg(counted(model.schema().type(finder_.graph()->routing().node), route_->steps.size()));
    for (const auto& remark : route_->remarks)
        text += QStringLiteral(". ") + fromUtf8(remark.text);
    return text;
}

RouteListing RouteTool::listing() const {
    if (!route_ || finder_.graph() == nullptr) // the document is closed
        return {};
    return {finder_.document(), summary(), routing::legsOf(*finder_.graph(), *route_)};
}

symbol::Primitives RouteTool::marks() const {
    symbol::Primitives out;
    const auto line = [&](symbol::Rgba colour, float pixels) {
        for (std::size_t i = 1; i < line_.size(); ++i)
            out.line(line_[i - 1], line_[i], colour, pixels);
    };
    line(kUnder, kRimPixels);
    line(kRouteLine, kLinePixels);
    for (std::size_t i = 0; i < ends_.size(); ++i) {
        if (ends_[i])
            out.mark(placeOf(*ends_[i]), i == 0 ? kStart : kGoal, kEndPixels, symbol::Shape::Disc);
    }
    if (!route_)
        return out;
    const auto goal = placeOf(*ends_[1]);
    if (route_->found()) {
        out.labels.push_back(
            {goal, kCostText,
             tr("cost %1, %2 units").arg(decimal(route_->cost, 0)).arg(decimal(route_->length, 0)).toStdString()});
        return out;
    }
    out.line(placeOf(*ends_[0]), goal, kNone, 2, symbol::SegmentDashed);
    const bool isOfStart =
        ends_[0]->node &&
        route_->obstacle == model::Element{finder_.document()->system().routing.node, *ends_[0]->node};
    out.labels.push_back({isOfStart ? placeOf(*ends_[0]) : goal, kNone, model::capitalised(route_->reason->text)});
    return out;
}

QString RouteTool::hint() const {
    if (viewport().document() != nullptr && !finder_.hasRoutes())
        return tr("These files have no routes.");
    if (next_ == 1)
        return tr("Click where the route ends. Right-click or Esc starts over.");
    return bothSet() ? tr("Drag either end, or click where another route starts.")
                     : tr("Click where the route starts: a node or any place.");
}

void RouteTool::tell(const QString& message) {
    viewport().showMessage(message);
}

TravellerField::TravellerField(RouteTool& tool, QWidget* parent) : QComboBox(parent) {
    setObjectName("route.traveller");
    setAccessibleName(tr("Traveller"));
    setToolTip(tr("Who travels: the rules of the search"));
    setSizeAdjustPolicy(AdjustToContents);
    addItem(tr("Any that fits both ends"), QString());
    for (const auto& traveller : tool.finder().travellers()) {
        addItem(fromUtf8(traveller.title), fromUtf8(traveller.id));
        setItemData(count() - 1, fromUtf8(traveller.help), Qt::ToolTipRole);
    }
    const int chosen = findData(fromUtf8(tool.finder().traveller()));
    setCurrentIndex(chosen < 0 ? 0 : chosen);
    connect(this, &QComboBox::currentIndexChanged, &tool,
            [this, &tool](int index) { tool.finder().setTraveller(itemData(index).toString().toStdString()); });
}

CostsField::CostsField(RouteTool& tool, QWidget* parent) : QComboBox(parent), tool_(tool) {
    setObjectName("route.costs");
    setAccessibleName(tr("Costs"));
    setToolTip(tr("What the cost of going to a node is multiplied by, as in if(crouch, 5, 1). A name before it, as in "
                  "careful: if(avoid, 20, 1), keeps it in this list."));
    setEditable(true);
    setInsertPolicy(NoInsert);
    setMinimumContentsLength(kCostLetters);
    lineEdit()->setPlaceholderText(tr("Costs of the game"));
    fill();
    setEditText(tool.finder().costs());
    connect(lineEdit(), &QLineEdit::editingFinished, this, &CostsField::apply);
    connect(this, &QComboBox::activated, this, &CostsField::apply);
}

QString CostsField::settingsKey() const {
    return QStringLiteral("routes/costs/") + fromUtf8(tool_.finder().document()->system().id);
}

void CostsField::fill() {
    clear();
    addItem(QString());
    addItems(QSettings().value(settingsKey()).toStringList());
}

void CostsField::apply() {
    auto& finder = tool_.finder();
    if (finder.document() == nullptr)
        return;
    const auto text = currentText().trimmed();
    const auto colon = text.indexOf(u':');
    const auto wrong = finder.setCosts(text.mid(colon + 1));
    if (!wrong.isEmpty()) {
        tool_.tell(wrong);
        return;
    }
    if (colon <= 0)
        return;
    const auto name = text.left(colon + 1);
    auto lines = QSettings().value(settingsKey()).toStringList();
    lines.removeIf([&](const QString& each) { return each.startsWith(name); });
    lines.append(text);
    lines.sort();
    QSettings().setValue(settingsKey(), lines);
    const QSignalBlocker quiet(this);
    fill();
    setEditText(text);
}

} // namespace navsmith::gui

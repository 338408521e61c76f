// Several 3D views of a document side by side: their places, which is active, their links and their buttons.
#include "app/gui/viewport/tool.h"
#include "app/gui/viewport/viewport.h"
#include "render/framing.h"
#include "render/label_layout.h"
#include "render/qt3d/scene_view.h"

#include <QCoreApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QWheelEvent>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace navsmith::gui {

namespace {

constexpr int kGap = 4;           ///< pixels between views
constexpr int kGapReach = 2;      ///< pixels beside the gap that count as part of it
constexpr int kLeastView = 60;    ///< pixels across
constexpr QPoint kButtonAt(5, 5); ///< pixels from the corner of a view
constexpr int kButtonHeight = 20; ///< pixels
constexpr int kButtonMargin = 6;  ///< pixels left and right of its text
constexpr float kQuarter = std::numbers::pi_v<float> / 2;
constexpr float kStraight = 0.01F; ///< radians from an axis that still count as along it

/// Between -pi and pi.
float turned(float angle) {
    return std::remainder(angle, 2 * std::numbers::pi_v<float>);
}

bool isNear(float angle, float to) {
    return std::abs(turned(angle - to)) < kStraight;
}

/// Whether it looks along an axis in orthographic projection, as a plan does.
bool isPlan(const render::Camera& camera) {
    const bool level = std::abs(camera.pitch) < kStraight;
    const bool upright = std::abs(std::abs(camera.pitch) - kQuarter) < kStraight;
    return camera.orthographic && (upright || (level && isNear(camera.yaw * 4, 0)));
}

QString directionOf(const render::Camera& camera) {
    if (!camera.orthographic)
        return Viewport::tr("Perspective");
    if (!isPlan(camera))
        return Viewport::tr("Orthographic");
    if (std::abs(camera.pitch) > 1)
        return camera.pitch < 0 ? Viewport::tr("Top") : Viewport::tr("Bottom");
    return isNear(camera.yaw, 0)           ? Viewport::tr("Front")
           : isNear(camera.yaw, -kQuarter) ? Viewport::tr("Side")
           : isNear(camera.yaw, kQuarter)  ? Viewport::tr("Other Side")
                                           : Viewport::tr("Back");
}

/// The lengths of two parts of a whole, without the gap.
int firstPart(int whole, float share) {
    const int both = whole - kGap;
    const int first = static_cast<int>(std::lround(static_cast<float>(both) * share));
    return both < 2 * kLeastView ? both / 2 : std::clamp(first, kLeastView, both - kLeastView);
}

bool isMouse(QEvent::Type type) {
    return type == QEvent::MouseButtonPress || type == QEvent::MouseButtonDblClick || type == QEvent::MouseMove ||
           type == QEvent::MouseButtonRelease;
}

} // namespace

// Places ------------------------------------------------------------------------------------------------------

std::vector<std::size_t> Viewport::shownViews() const {
    if (layout_.count == 1 || layout_.maximised)
        return {layout_.active};
    std::vector<std::size_t> all(layout_.count);
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = i;
    return all;
}

QRect Viewport::areaOf(std::size_t view) const {
    return layout_.maximised ? QRect(QPoint(), view_->size()) : cellOf(view);
}

/// Where a view is while none is maximised.
QRect Viewport::cellOf(std::size_t view) const {
    const QSize size = view_->size();
    if (layout_.count == 1)
        return {QPoint(), size};
    const int left = firstPart(size.width(), layout_.splitX);
    const bool second = view % 2 == 1;
    QRect area(second ? left + kGap : 0, 0, second ? size.width() - left - kGap : left, size.height());
    if (layout_.count == 4) {
        const int top = firstPart(size.height(), layout_.splitY);
        const bool lower = view >= 2;
        area.setTop(lower ? top + kGap : 0);
        area.setHeight(lower ? size.height() - top - kGap : top);
    }
    return area;
}

QRect Viewport::activeArea() const {
    return areaOf(layout_.active);
}

QPoint Viewport::toGlobal(QPointF position) const {
    return view_->mapToGlobal(position.toPoint() + activeArea().topLeft());
}

std::optional<std::size_t> Viewport::viewAt(QPointF inWindow) const {
    for (const auto view : shownViews()) {
        if (areaOf(view).contains(inWindow.toPoint()))
            return view;
    }
    return std::nullopt;
}

const render::Camera& Viewport::cameraOf(std::size_t view) const {
    return view == layout_.active ? camera_ : cameras_[view];
}

std::vector<render::Camera> Viewport::shownCameras() const {
    std::vector<render::Camera> cameras;
    for (const auto view : shownViews())
        cameras.push_back(cameraOf(view));
    return cameras;
}

/// After any change of the layout or of the window's size.
void Viewport::arrangeViews() {
    const auto views = shownViews();
    std::vector<QRect> areas;
    std::size_t active = 0;
    for (const auto view : views) {
        const auto area = areaOf(view);
        if (view == layout_.active)
            active = areas.size();
        auto& camera = view == layout_.active ? camera_ : cameras_[view];
        camera.viewport = {std::max(1, area.width()), std::max(1, area.height())};
        areas.push_back(area);
    }
    view_->setPanes(areas, view_->size(), active);
    controller_.setTurning(layout_.count == 1 || !isPlan(camera_));
}

// The layout --------------------------------------------------------------------------------------------------

void Viewport::setViewCount(std::size_t count) {
    const auto* document = this->document();
    if (document == nullptr || (count == layout_.count && !layout_.maximised))
        return;
    controller_.endMovement();
    if (layout_.count == 1)
        controller_.lookAgain(); // other views get this place
    cameras_[layout_.active] = camera_;
    const auto& before = viewsOf(*document).drawnViews();
    for (std::size_t i = 1; i < count; ++i) {
        if (!before[i].camera)
            cameras_[i] = usualCamera(i);
    }
    layout_.count = count;
    layout_.maximised = false;
    layout_.active = count == 1 ? 0 : std::min(layout_.active, count - 1);
    clicked_ = layout_.active;
    camera_ = cameras_[layout_.active];
    arrangeViews();
    keepLayout();
    showLook();
    cameraMoved();
    Q_EMIT layoutChanged();
}

/// The camera of a new view: a plan of the place that the first one looks at.
render::Camera Viewport::usualCamera(std::size_t view) const {
    auto camera = cameraOf(0);
    camera.orthographic = true;
    switch (view) {
    case 1:
        camera.lookAlong(0, -kQuarter);
        break;
    case 2:
        camera.lookAlong(0, 0);
        break;
    default:
        camera.lookAlong(-kQuarter, 0);
        break;
    }
    return camera;
}

void Viewport::toggleMaximised() {
    if (layout_.count == 1)
        return;
    controller_.endMovement();
    layout_.maximised = !layout_.maximised;
    clicked_ = layout_.active;
    arrangeViews();
    keepLayout();
    showLook();
    cameraMoved();
    Q_EMIT layoutChanged();
}

void Viewport::setLinked(bool linked) {
    layout_.linked = linked;
    keepLayout();
    cameraMoved();
    Q_EMIT layoutChanged();
}

void Viewport::nextView() {
    if (layout_.count == 1)
        return;
    clicked_ = (layout_.active + 1) % layout_.count;
    activateView(clicked_);
}

void Viewport::activateView(std::size_t view) {
    if (view == layout_.active || view >= layout_.count)
        return;
    controller_.endMovement();
    cameras_[layout_.active] = camera_;
    camera_ = cameras_[view];
    layout_.active = view;
    hovered_ = {};
    hoveredOther_.reset();
    buttonHovered_ = false;
    mouseSeen_ = false; // its position was one in the other view
    arrangeViews();
    if (const auto* document = this->document())
        viewsOf(*document).keepLayout(layout_);
    if (layout_.maximised) {
        showLook();
        cameraMoved();
    } else {
        measureHeight();
        redrawMarks();
    }
    describe();
    Q_EMIT layoutChanged();
}

/// Tells the active document.
void Viewport::keepLayout() {
    const auto* document = this->document();
    if (document == nullptr)
        return;
    auto& state = viewsOf(*document);
    // Seen from a side, the outer walls of a closed map hide all that is in it.
    const auto& map = document->map();
    const bool isClosed = map && map->backdrop && map->backdrop->placed == nullptr;
    for (std::size_t i = 0; i < layout_.count; ++i) {
        const bool wire = i > 0 && isClosed && cameraOf(i).orthographic;
        state.keepCamera(i, cameraOf(i), wire ? std::optional(render::SurfaceLook::Wireframe) : std::nullopt);
    }
    state.keepLayout(layout_);
}

void Viewport::takeViews(const WindowViews& views) {
    controller_.endMovement();
    layout_ = views.layout();
    for (std::size_t i = 0; i < cameras_.size(); ++i)
        cameras_[i] = views.drawnViews()[i].camera.value_or(cameras_[i]);
    camera_ = cameras_[layout_.active];
    clicked_ = layout_.active;
    arrangeViews();
    showLook();
    cameraMoved();
    Q_EMIT layoutChanged();
}

/// Where the active view has gone in its plane, the other orthographic ones go, too; and all show things as large.
void Viewport::followLinks() {
    controller_.setTurning(layout_.count == 1 || !isPlan(camera_));
    if (!layout_.linked || layout_.count == 1 || !camera_.orthographic)
        return;
    const auto forward = camera_.forward();
    for (std::size_t i = 0; i < layout_.count; ++i) {
        auto& other = cameras_[i];
        if (i == layout_.active || !other.orthographic)
            continue;
        const auto away = camera_.lookedAt() - other.lookedAt();
        const auto place = other.lookedAt() + away - forward * glm::dot(away, forward);
        const auto height = [&](std::size_t view) { return static_cast<float>(std::max(1, cellOf(view).height())); };
        other.focus = camera_.focus * height(i) / height(layout_.active);
        other.position = place - other.forward() * other.focus;
    }
}

void Viewport::frame(const render::Box& box, float smallest, const std::vector<glm::vec3>& points) {
    render::frameInSight(camera_, box, smallest, points, sight());
    for (std::size_t i = 0; layout_.linked && i < layout_.count; ++i) {
        if (i != layout_.active)
            render::frameInSight(cameras_[i], box, smallest, points, sight(i));
    }
    cameraMoved();
}

// The mouse ---------------------------------------------------------------------------------------------------

Qt::CursorShape Viewport::cursorOfGap(QPointF inWindow) const {
    if (layout_.maximised)
        return Qt::ArrowCursor;
    const auto first = areaOf(0);
    const auto isIn = [](double at, int gap) { return at >= gap - kGapReach && at < gap + kGap + kGapReach; };
    const bool across = isIn(inWindow.x(), first.right() + 1);
    const bool down = layout_.count == 4 && isIn(inWindow.y(), first.bottom() + 1);
    return across && down ? Qt::SizeAllCursor : across ? Qt::SplitHCursor : down ? Qt::SplitVCursor : Qt::ArrowCursor;
}

void Viewport::splitEvenly() {
    layout_.splitX = layout_.splitY = 0.5F;
    arrangeViews();
    keepLayout();
    cameraMoved();
}

bool Viewport::dragSplit(QPointF inWindow) {
    const auto share = [](double at, int whole) {
        const auto both = std::max(1, whole - kGap);
        return std::clamp(static_cast<float>((at - kGap / 2.0) / both), 0.05F, 0.95F);
    };
    if (split_->across)
        layout_.splitX = share(inWindow.x(), view_->width());
    if (split_->down)
        layout_.splitY = share(inWindow.y(), view_->height());
    arrangeViews();
    keepLayout();
    cameraMoved();
    return true;
}

bool Viewport::handleAcrossViews(QEvent& event) {
    if (event.type() == QEvent::Wheel) {
        auto& wheel = static_cast<QWheelEvent&>(event);
        if (const auto view = wheel.buttons() == Qt::NoButton ? viewAt(wheel.position()) : std::nullopt)
            activateView(*view);
        QWheelEvent here(wheel.position() - activeArea().topLeft(), wheel.globalPosition(), wheel.pixelDelta(),
                         wheel.angleDelta(), wheel.buttons(), wheel.modifiers(), wheel.phase(), wheel.inverted());
        controller_.wheel(here);
        return true;
    }
    if (!isMouse(event.type()))
        return false;
    auto& mouse = static_cast<QMouseEvent&>(event);
    const auto at = mouse.position();
    if (split_) {
        if (event.type() == QEvent::MouseButtonDblClick) // comes after the press of the second click
            splitEvenly();
        else if (event.type() == QEvent::MouseButtonRelease)
            split_.reset();
        else if (event.type() == QEvent::MouseMove)
            dragSplit(at);
        return true;
    }
    const bool press = event.type() == QEvent::MouseButtonPress || event.type() == QEvent::MouseButtonDblClick;
    const bool resting = event.type() == QEvent::MouseMove && mouse.buttons() == Qt::NoButton;
    const bool first = press && mouse.buttons() == mouse.button(); // no other button is down
    const auto gap = resting || first ? cursorOfGap(at) : Qt::ArrowCursor;
    if (gap != Qt::ArrowCursor) {
        view_->setCursor(gap);
        hoverTimer_.stop();
        if (event.type() == QEvent::MouseButtonPress && mouse.button() == Qt::LeftButton)
            split_ = {gap != Qt::SplitVCursor, gap != Qt::SplitHCursor};
        return true;
    }
    if (const auto view = resting || first ? viewAt(at) : std::nullopt) {
        if (press)
            clicked_ = *view;
        activateView(*view);
    }
    QMouseEvent here(event.type(), at - activeArea().topLeft(), mouse.scenePosition(), mouse.globalPosition(),
                     mouse.button(), mouse.buttons(), mouse.modifiers(), mouse.pointingDevice());
    here.setTimestamp(mouse.timestamp());
    return handleMouse(here);
}

// Buttons -----------------------------------------------------------------------------------------------------

QString Viewport::directionText() const {
    return directionOf(camera_);
}

QRect Viewport::viewButton() const {
    if (layout_.count == 1)
        return {};
    const auto width = view_->labelWidth(directionText().size());
    return {kButtonAt, QSize(static_cast<int>(std::lround(width)) + 2 * kButtonMargin, kButtonHeight)};
}

/// The view's camera is the viewport's while this draws.
void Viewport::addButton(std::size_t view, symbol::Primitives& marks) const {
    constexpr float depth = 10;
    constexpr glm::vec2 toText(kButtonMargin - 8, kButtonHeight + 0.5F); // labels stand right of and above a point
    const QRectF box = viewButton();
    const auto at = [&](double x, double y) {
        return camera_.pointAt({static_cast<float>(x), static_cast<float>(y)}, depth);
    };
    const bool hovered = view == layout_.active && buttonHovered_;
    marks.quads.push_back({{at(box.left(), box.bottom()), at(box.right(), box.bottom()), at(box.right(), box.top()),
                            at(box.left(), box.top())},
                           symbol::rgb(hovered ? 0x35507A : 0x20242C, 215),
                           symbol::rgb(hovered ? 0x9CC4FF : 0x6A7486, 235)});
    // Where the text would begin if labels kept their distance from their points.
    const auto plain = toText + glm::vec2(box.left(), box.top());
    const auto away = (camera_.viewProjection() * glm::vec4(at(plain.x, plain.y), 1)).w;
    const float growth = render::labelGrowth(away, activeScene()->view().fullSizeAt);
    const auto moved = plain + render::kLabelOffset * glm::vec2(1 - growth, growth - 1);
    marks.labels.push_back(
        {at(moved.x, moved.y), symbol::rgb(hovered ? 0xFFFFFF : 0xDCE2EC), directionText().toStdString()});
}

void Viewport::setDirection(Direction direction) {
    lookAtMiddle();
    camera_.orthographic = direction != Direction::Perspective;
    switch (direction) {
    case Direction::Perspective:
        camera_.lookAlong(kQuarter / 3, -kQuarter / 2.1F);
        break;
    case Direction::Top:
        camera_.lookAlong(0, -kQuarter);
        break;
    case Direction::Front:
        camera_.lookAlong(0, 0);
        break;
    case Direction::Side:
        camera_.lookAlong(-kQuarter, 0);
        break;
    }
    cameraMoved();
}

void Viewport::openViewMenu() {
    struct Entry {
        QString text;
        Direction direction;
    };
    const Entry entries[] = {{tr("&Perspective"), Direction::Perspective},
                             {tr("&Top"), Direction::Top},
                             {tr("&Front (from -y)"), Direction::Front},
                             {tr("&Side (from +x)"), Direction::Side}};
    auto* menu = new QMenu(this);
    menu->setObjectName("viewport.menu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    clicked_ = layout_.active;
    for (const auto& entry : entries)
        connect(menu->addAction(entry.text), &QAction::triggered, this,
                [this, direction = entry.direction] { setDirection(direction); });
    if (layout_.count > 1) {
        menu->addSeparator();
        auto* maximised = menu->addAction(tr("&Maximised"), this, &Viewport::toggleMaximised);
        maximised->setCheckable(true);
        maximised->setChecked(layout_.maximised);
    }
    menu->popup(toGlobal(viewButton().bottomLeft()));
}

} // namespace navsmith::gui

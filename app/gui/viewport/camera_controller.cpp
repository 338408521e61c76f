#include "app/gui/viewport/camera_controller.h"

#include "app/gui/viewport/mouse.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace navsmith::gui {

namespace {

constexpr int kTickMilliseconds = 16;
constexpr float kLeastFactor = 0.05F;
constexpr float kMostFactor = 40;
constexpr float kToldChange = 1.1F; ///< the speed is told again when it has changed by this much
constexpr float kStepSeconds = 0.25F;
constexpr float kFallbackDistance = 200; ///< distance of the pivot if nothing is under the mouse

constexpr std::array<CameraController::FlyKey, 6> kFlyKeys{{
    {Qt::Key_W, QT_TRANSLATE_NOOP("Commands", "Fly forwards")},
    {Qt::Key_S, QT_TRANSLATE_NOOP("Commands", "Fly backwards")},
    {Qt::Key_A, QT_TRANSLATE_NOOP("Commands", "Fly left")},
    {Qt::Key_D, QT_TRANSLATE_NOOP("Commands", "Fly right")},
    {Qt::Key_Q, QT_TRANSLATE_NOOP("Commands", "Fly down")},
    {Qt::Key_E, QT_TRANSLATE_NOOP("Commands", "Fly up")},
}};

} // namespace

std::span<const CameraController::FlyKey> CameraController::flyKeys() {
    return kFlyKeys;
}

CameraController::CameraController(render::Camera& camera, PointUnder pointUnder, Pace pace, QObject* parent)
    : QObject(parent), camera_(camera), pointUnder_(std::move(pointUnder)), pace_(std::move(pace)) {
    std::ranges::transform(kFlyKeys, keyOfWay_.begin(), &FlyKey::key);
    timer_.setInterval(kTickMilliseconds);
    connect(&timer_, &QTimer::timeout, this, &CameraController::tick);
}

bool CameraController::press(const QMouseEvent& event) {
    if (mode_ != Mode::None)
        return true;
    const bool alt = event.modifiers().testFlag(Qt::AltModifier);
    const bool shift = event.modifiers().testFlag(Qt::ShiftModifier);
    if (event.button() == Qt::RightButton)
        mode_ = alt ? Mode::Pan : Mode::Fly;
    else if (event.button() == Qt::MiddleButton)
        mode_ = shift || alt ? Mode::Pan : Mode::Orbit;
    else if (event.button() == Qt::LeftButton && alt)
        mode_ = shift ? Mode::Pan : Mode::Orbit;
    else
        return false;
    if (!turns_)
        mode_ = Mode::Pan;
    button_ = event.button();
    last_ = pressedAt_ = event.position();
    pressedWith_ = event.modifiers();
    stirred_ = false;
    const auto under = pointUnder_(event.position());
    pivot_ = under.value_or(camera_.position + camera_.forward() * kFallbackDistance);
    panDistance_ = std::max(1.0F, camera_.depthOf(pivot_));
    focuses_ = mode_ != Mode::Fly && under && !camera_.orthographic;
    return true;
}

bool CameraController::move(const QMouseEvent& event) {
    if (mode_ == Mode::None)
        return false;
    // A hand that only clicks shakes a little; do not rotate the view.
    stirred_ = stirred_ || (event.position() - pressedAt_).manhattanLength() > kClickPixels;
    if (!stirred_)
        return true;
    if (std::exchange(focuses_, false))
        camera_.focus = panDistance_;
    const auto delta = toVec(event.position() - last_);
    last_ = event.position();
    switch (mode_) {
    case Mode::Fly:
        camera_.look({delta.x, inverted_ ? -delta.y : delta.y});
        break;
    case Mode::Orbit:
        camera_.orbit(pivot_, delta);
        break;
    case Mode::Pan:
        camera_.pan(panDistance_, delta);
        break;
    case Mode::None:
        break;
    }
    Q_EMIT moved();
    return true;
}

bool CameraController::release(const QMouseEvent& event) {
    if (mode_ == Mode::None || event.button() != button_)
        return false;
    const bool alt = pressedWith_.testFlag(Qt::AltModifier);
    const bool click = button_ == Qt::RightButton && !alt && !stirred_;
    const bool altClick = button_ == Qt::LeftButton && !pressedWith_.testFlag(Qt::ShiftModifier) && !stirred_;
    endDrag();
    if (click)
        Q_EMIT clicked(event.position());
    if (altClick)
        Q_EMIT altClicked(event.position());
    return true;
}

bool CameraController::wheel(const QWheelEvent& event) {
    const float steps = static_cast<float>(event.angleDelta().y()) / 120.0F;
    if (mode_ == Mode::Fly) {
        setFlyFactor(factor_ * std::pow(1.25F, steps));
        showSpeed();
        return true;
    }
    const auto under = pointUnder_(event.position());
    const auto ray = camera_.ray(toVec(event.position()));
    const auto target = under.value_or(ray.origin + ray.direction * kFallbackDistance);
    if (under && !camera_.orthographic)
        camera_.focus = std::max(1.0F, camera_.depthOf(target));
    camera_.dolly(target, 1 - std::pow(0.85F, steps));
    Q_EMIT moved();
    return true;
}

bool CameraController::keyPress(const QKeyEvent& event) {
    const bool isFaster = event.key() == Qt::Key_Shift && (mode_ == Mode::Fly || fliesByCommand());
    if (!isFaster && (mode_ != Mode::Fly || std::ranges::find(keyOfWay_, event.key()) == keyOfWay_.end()))
        return false;
    stirred_ = true;
    keys_.insert(event.key());
    startTimer();
    return true;
}

bool CameraController::keyRelease(const QKeyEvent& event) {
    if (event.isAutoRepeat() || !keys_.remove(event.key()))
        return false;
    stopIfResting();
    return true;
}

void CameraController::fly(Way way, bool on) {
    auto& flies = ways_[static_cast<std::size_t>(way)];
    if (std::exchange(flies, on) == on)
        return;
    stirred_ = true; // with the right button held, its release is no click
    if (on) {
        if (QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier)) // it may have been pressed before
            keys_.insert(Qt::Key_Shift);
        startTimer();
        return;
    }
    stopIfResting();
    if (!fliesByCommand())
        lookAgain();
}

void CameraController::flyStep(Way way) {
    camera_.fly(directionOf(way) * (speed() * kStepSeconds));
    lookAgain();
    Q_EMIT moved();
}

void CameraController::startTimer() {
    if (timer_.isActive())
        return;
    clock_.start();
    timer_.start();
}

void CameraController::stopIfResting() {
    if (keys_.isEmpty() && !fliesByCommand())
        timer_.stop();
}

bool CameraController::fliesByCommand() const {
    return std::ranges::find(ways_, true) != ways_.end();
}

bool CameraController::isFlying(Way way) const {
    const auto index = static_cast<std::size_t>(way);
    return ways_[index] || keys_.contains(keyOfWay_[index]);
}

/// As for Camera::fly().
glm::vec3 CameraController::directionOf(Way way) {
    switch (way) {
    case Way::Forwards:
        return {0, 1, 0};
    case Way::Backwards:
        return {0, -1, 0};
    case Way::Left:
        return {-1, 0, 0};
    case Way::Right:
        return {1, 0, 0};
    case Way::Down:
        return {0, 0, -1};
    case Way::Up:
        return {0, 0, 1};
    }
    return {};
}

void CameraController::setFlyFactor(float factor) {
    factor_ = std::clamp(factor, kLeastFactor, kMostFactor);
}

float CameraController::speed() const {
    const float boost = keys_.contains(Qt::Key_Shift) ? 4.0F : 1.0F;
    return pace_() * factor_ * boost;
}

void CameraController::showSpeed() {
    shownSpeed_ = speed();
    Q_EMIT speedChanged(shownSpeed_);
}

void CameraController::lookAgain() {
    const auto middle = camera_.viewport / 2;
    if (const auto at = camera_.orthographic ? std::nullopt : pointUnder_(QPointF(middle.x, middle.y)))
        camera_.focus = std::max(1.0F, camera_.depthOf(*at));
}

void CameraController::endDrag() {
    if (mode_ == Mode::Fly && stirred_)
        lookAgain();
    mode_ = Mode::None;
    button_ = Qt::NoButton;
    keys_.clear();
    stopIfResting();
}

void CameraController::endMovement() {
    endDrag();
    if (fliesByCommand())
        lookAgain();
    ways_ = {};
    timer_.stop();
}

void CameraController::tick() {
    // Limit the step, so that a slow frame does not make the camera jump.
    const float seconds = std::min(0.1F, static_cast<float>(clock_.restart()) / 1000.0F);
    glm::vec3 way(0);
    for (std::size_t i = 0; i < ways_.size(); ++i) {
        if (const auto each = static_cast<Way>(i); isFlying(each))
            way += directionOf(each);
    }
    if (way == glm::vec3(0))
        return;
    const float now = speed();
    if (now > shownSpeed_ * kToldChange || now * kToldChange < shownSpeed_)
        showSpeed();
    camera_.fly(glm::normalize(way) * (now * seconds));
    Q_EMIT moved();
}

} // namespace navsmith::gui

// Moves the camera with mouse and keys: fly with the right button and WASD QE or with commands, orbit, pan, zoom with
// the wheel.
#pragma once

#include "render/camera.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointF>
#include <QSet>
#include <QTimer>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>

class QKeyEvent;
class QMouseEvent;
class QWheelEvent;

namespace navsmith::gui {

class CameraController : public QObject {
    Q_OBJECT

public:
    /// Returns the point of the world under a pixel, which is the pivot for orbiting and the target for zooming.
    using PointUnder = std::function<std::optional<glm::vec3>(QPointF)>;

    /// Where to fly; the order of flyKeys().
    enum class Way : std::uint8_t { Forwards, Backwards, Left, Right, Down, Up };
    struct FlyKey {
        int key; ///< Qt::Key; with any modifiers
        const char* title;
    };
    /// Keys that the camera takes while the right button is held, before any command, unless setFlyKeys() gives others.
    static std::span<const FlyKey> flyKeys();
    /// Replaces the keys of flyKeys(), in the same order.
    void setFlyKeys(const std::array<int, 6>& keys) { keyOfWay_ = keys; }

    /// The speed of flying, before the user's factor: world units per second.
    using Pace = std::function<float()>;

    CameraController(render::Camera& camera, PointUnder pointUnder, Pace pace, QObject* parent = nullptr);

    /// Each returns true if the camera has used the event.
    bool press(const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    bool wheel(const QWheelEvent& event);
    bool keyPress(const QKeyEvent& event);
    bool keyRelease(const QKeyEvent& event);
    /// Flies until it is called with false, or a movement ends. Shift is faster.
    void fly(Way way, bool on);
    /// A quarter of a second in one go.
    void flyStep(Way way);
    /// Ends the current movement; call when the window loses the focus.
    void endMovement();
    /// Finds the point looked at anew; call after moving the camera elsewhere.
    void lookAgain();

    /// Without turning, the buttons that would turn the camera slide it sideways: it stays a plan.
    void setTurning(bool turns) { turns_ = turns; }
    /// 1: the pace of the world flown through.
    void setFlyFactor(float factor);
    /// Invert the vertical mouse axis while flying.
    void setInverted(bool inverted) { inverted_ = inverted; }

Q_SIGNALS:
    void moved();
    void speedChanged(float unitsPerSecond);
    /// The right button was clicked without moving the mouse or flying.
    void clicked(QPointF position);
    /// Alt and the left button, without moving the mouse.
    void altClicked(QPointF position);

private:
    enum class Mode { None, Fly, Orbit, Pan };
    void tick();
    void startTimer();
    void stopIfResting();
    void endDrag();
    /// Whether the camera flies that way, by fly() or by a key while the right button is held.
    [[nodiscard]] bool isFlying(Way way) const;
    /// Whether fly() moves the camera.
    [[nodiscard]] bool fliesByCommand() const;
    [[nodiscard]] static glm::vec3 directionOf(Way way);
    void showSpeed();
    /// World units per second.
    [[nodiscard]] float speed() const;

    render::Camera& camera_;
    PointUnder pointUnder_;
    Mode mode_ = Mode::None;
    Qt::MouseButton button_ = Qt::NoButton;
    QPointF last_;
    QPointF pressedAt_;
    Qt::KeyboardModifiers pressedWith_;
    bool stirred_ = false; ///< the mouse has moved or a key has moved the camera since the press
    glm::vec3 pivot_{0};
    float panDistance_ = 200;
    bool focuses_ = false; ///< the first movement makes the pivot the point looked at
    Pace pace_;
    float factor_ = 1;
    float shownSpeed_ = 0; ///< speed last told
    bool inverted_ = false;
    bool turns_ = true;
    std::array<int, 6> keyOfWay_{};
    QSet<int> keys_;             ///< of flyKeys(), and Shift
    std::array<bool, 6> ways_{}; ///< by fly(), for each Way
    QTimer timer_;
    QElapsedTimer clock_;
};

} // namespace navsmith::gui

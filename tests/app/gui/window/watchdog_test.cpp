#include "app/gui/watchdog.h"
#include "core/model/property.h"
#include "tests/app/gui/window/editor_fixture.h"

#include <QEventLoop>
#include <QThread>
#include <QTimer>

#include <chrono>
#include <thread>

namespace navsmith::gui {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kShort{50};
constexpr milliseconds kLong{120};

void compute(milliseconds time) {
    const auto end = std::chrono::steady_clock::now() + time;
    while (std::chrono::steady_clock::now() < end) {
    }
}

class Watched : public ::testing::Test {
protected:
    Watchdog dog{kShort};
    std::vector<Stall> stalls;
    QObject button;
    QObject window;

    Watched() {
        button.setObjectName("ok");
        QObject::connect(&dog, &Watchdog::stalled, &dog, [this](const Stall& stall) { stalls.push_back(stall); });
    }
    /// Handles an event as an application with this watchdog would.
    template <typename F>
    void handle(const QObject& receiver, QEvent::Type type, F&& handler) {
        dog.begin(receiver, QEvent(type));
        handler();
        dog.end();
    }
};

TEST_F(Watched, LongEventIsNamed) {
    handle(button, QEvent::MouseButtonRelease, [] { std::this_thread::sleep_for(kLong); });
    ASSERT_EQ(stalls.size(), 1);
    EXPECT_EQ(stalls[0].event, "MouseButtonRelease to QObject \"ok\"");
    EXPECT_TRUE(stalls[0].outer.isEmpty());
    EXPECT_GE(stalls[0].wall, kLong);
    EXPECT_LT(stalls[0].computed, kShort) << "it has only slept";
    EXPECT_TRUE(stalls[0].text().contains("MouseButtonRelease to QObject \"ok\"")) << stalls[0].text().toStdString();
}

TEST_F(Watched, ShortEventIsNot) {
    handle(button, QEvent::MouseButtonRelease, [] {});
    EXPECT_TRUE(stalls.empty());
}

TEST_F(Watched, InnermostEventThatTookLongIsNamedWithTheOuterOne) {
    handle(window, QEvent::MouseButtonRelease, [&] {
        handle(button, QEvent::MouseButtonRelease, [&] {
            std::this_thread::sleep_for(kLong);
            handle(window, QEvent::Paint, [] {});
        });
    });
    ASSERT_EQ(stalls.size(), 1);
    EXPECT_EQ(stalls[0].event, "MouseButtonRelease to QObject \"ok\"");
    EXPECT_EQ(stalls[0].outer, "MouseButtonRelease to QObject");
}

TEST_F(Watched, DialogThatWaitsForPeopleIsNoStall) {
    handle(button, QEvent::MouseButtonRelease, [&] {
        QEventLoop loop;
        QTimer::singleShot(kLong, &loop, &QEventLoop::quit);
        loop.exec();
    });
    EXPECT_TRUE(stalls.empty()) << stalls[0].text().toStdString();
}

TEST_F(Watched, WorkAfterADialogIsAStall) {
    handle(button, QEvent::MouseButtonRelease, [&] {
        QEventLoop loop;
        QTimer::singleShot(0, &loop, [&] {
            handle(window, QEvent::Timer, [] {});
            loop.quit();
        });
        loop.exec();
        std::this_thread::sleep_for(kLong);
    });
    ASSERT_EQ(stalls.size(), 1);
    EXPECT_EQ(stalls[0].event, "MouseButtonRelease to QObject \"ok\"");
}

TEST_F(Watched, EventInADialogIsAStallOfItsOwn) {
    handle(button, QEvent::MouseButtonRelease, [&] {
        QEventLoop loop;
        QTimer::singleShot(0, &loop, [&] {
            handle(window, QEvent::Timer, [] { std::this_thread::sleep_for(kLong); });
            loop.quit();
        });
        loop.exec();
    });
    ASSERT_EQ(stalls.size(), 1);
    EXPECT_EQ(stalls[0].event, "Timer to QObject");
}

TEST_F(Watched, ComputingIsTold) {
    handle(button, QEvent::KeyPress, [] { compute(4 * kLong); });
    // A busy machine may have given it little of the time; what others took is not counted.
    for (const auto& stall : stalls)
        EXPECT_GE(stall.computed + milliseconds(60), stall.own()) << stall.text().toStdString();
}

TEST_F(Watched, PauseHidesWhatHappensInIt) {
    handle(button, QEvent::KeyPress, [&] {
        dog.pause();
        std::this_thread::sleep_for(kLong);
        dog.resume();
    });
    EXPECT_TRUE(stalls.empty());
}

TEST_F(Watched, OtherThreadsSeeHowLongAnEventTakes) {
    EXPECT_EQ(dog.current().count(), 0);
    handle(button, QEvent::KeyPress, [&] {
        std::this_thread::sleep_for(kShort);
        EXPECT_GE(dog.current(), kShort);
    });
    EXPECT_EQ(dog.current().count(), 0);
}

class WatchedEditor : public Editor {};

TEST_F(WatchedEditor, CommandsAndEditsAreNamed) {
    Watchdog dog(kShort);
    dog.follow(*window);
    std::vector<Stall> stalls;
    QObject::connect(&dog, &Watchdog::stalled, &dog, [&](const Stall& stall) { stalls.push_back(stall); });
    dog.begin(*window, QEvent(QEvent::KeyPress));
    select({all("node").front()});
    trigger("action.selectAll");
    const auto& position = *document().model().schema().type(node()).findProperty("position");
    const Slot row = 0;
    ASSERT_TRUE(document().edit("Move", [&](model::Transaction& tx) {
        model::writeValue(tx, node(), position, std::span(&row, 1), glm::dvec3(10, 0, 0));
    }));
    std::this_thread::sleep_for(kLong);
    dog.end();
    ASSERT_FALSE(stalls.empty());
    EXPECT_TRUE(stalls.back().ran.contains("action.selectAll")) << stalls.back().text().toStdString();
    EXPECT_TRUE(stalls.back().ran.contains(lastStep())) << stalls.back().text().toStdString();
}

} // namespace
} // namespace navsmith::gui

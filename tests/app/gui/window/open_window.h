// A window of the editor, what is open in it, and what people do there with keys and mouse.
#pragma once

#include "app/gui/main_window.h"
#include "app/gui/tools/edit_dialog.h"
#include "app/gui/viewport/tool.h"
#include "app/gui/viewport/viewport.h"
#include "core/model/property.h"
#include "render/qt3d/scene_view.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::gui {

using model::Element;
using model::Slot;

inline void writeFile(const std::filesystem::path& path, const std::vector<std::byte>& bytes) {
    std::ofstream out(path, std::ios::binary);
    out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

/// Whether no file job runs and no save waits for its checks.
inline bool isIdle(MainWindow& window) {
    auto* view = window.views().active();
    return !window.files().isBusy() && (view == nullptr || view->issues().isIdle());
}

/// No menu, open now or filled when it opens, is higher than a small screen.
inline void expectMenusFit(MainWindow& window) {
    constexpr int screen = 700;
    const auto menus = window.findChildren<QMenu*>();
    EXPECT_GT(menus.size(), 8);
    for (auto* menu : menus) {
        Q_EMIT menu->aboutToShow();
        EXPECT_LE(menu->sizeHint().height(), screen) << menu->objectName().toStdString();
    }
}

/// Waits until a clipboard command is enabled or disabled: Windows reports a new clipboard by a message, not at once.
inline bool waitUntil(const QAction* command, bool enabled) {
    return QTest::qWaitFor([=] { return command->isEnabled() == enabled; }, 5000);
}

class OpenWindow : public ::testing::Test {
protected:
    QTemporaryDir folder;
    std::unique_ptr<MainWindow> window;

    /// In a folder that is empty at first.
    [[nodiscard]] std::filesystem::path path(const std::string& name = {}) const {
        const std::filesystem::path top = folder.path().toStdString();
        return name.empty() ? top : top / name;
    }

    /// A new window; settings stay.
    [[nodiscard]] bool showWindow(QSize size = {1200, 800}) {
        window.reset();
        window = std::make_unique<MainWindow>();
        window->resize(size);
        window->show();
        return QTest::qWaitForWindowExposed(window.get());
    }
    [[nodiscard]] bool open(const std::filesystem::path& what) {
        window->open({QString::fromStdString(what.string())});
        return QTest::qWaitFor([&] { return window->workspace().active() != nullptr; }, 10000);
    }
    [[nodiscard]] bool getsItsMap() {
        // Its textures, too: a message tells of those that are missing.
        return QTest::qWaitFor([&] { return document().map().has_value() && window->jobs().jobs().empty(); }, 20000);
    }
    /// Until the first frames are drawn; there is no signal that the window manager is done.
    void waitForFrames() {
        view().requestActivate();
        QTest::qWait(50);
    }
    void waitForFiles() {
        ASSERT_TRUE(QTest::qWaitFor([&] { return isIdle(*window); }, 10000));
    }

    // The model ----------------------------------------------------------------------------------------------------

    document::Document& document() { return *window->workspace().active(); }
    const model::Model& model() { return document().model(); }
    model::ElementTypeId type(std::string_view id) { return *model().schema().findElementType(id); }
    std::size_t count(std::string_view typeId) { return model().count(type(typeId)); }
    std::vector<Element> all(std::string_view typeId) {
        std::vector<Element> out;
        model().forEachLive(type(typeId), [&](Slot row) { out.push_back({type(typeId), row}); });
        return out;
    }
    model::Value value(Element e, std::string_view property) {
        return model::readValue(model(), *model().schema().type(e.type).findProperty(property), e);
    }
    glm::dvec3 point(Element e, std::string_view property = "position") {
        return std::get<glm::dvec3>(value(e, property));
    }
    std::int64_t number(Element e, std::string_view property) { return std::get<std::int64_t>(value(e, property)); }
    Element refer(Element e, std::string_view property) {
        const auto to = value(e, property);
        return std::holds_alternative<Element>(to) ? std::get<Element>(to) : Element{};
    }
    void select(std::vector<Element> elements) {
        document().selection().set(std::move(elements));
        QCoreApplication::processEvents(); // update the menu
    }
    QString lastStep() { return document().undoStack().undoText(); }
    void undo() { document().undoStack().undo(); }

    // The window ---------------------------------------------------------------------------------------------------

    render::qt3d::SceneView& view() { return window->viewport().view(); }
    Viewport& viewport() { return window->viewport(); }
    template <typename T>
    T* find(const char* name) {
        return window->findChild<T*>(name);
    }
    QString statusMessage() { return window->statusBar()->currentMessage(); }
    void trigger(const char* action) { find<QAction>(action)->trigger(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view(), key, modifiers); }

    /// Looks straight down so that `units` fit into the height of the view.
    void lookDownAt(glm::dvec3 at, float units) {
        auto& camera = viewport().camera();
        camera.yaw = 0;
        camera.pitch = -1.5707F;
        camera.position = glm::vec3(at) + glm::vec3(0, 0, units / (2 * std::tan(camera.fieldOfView / 2)));
        viewport().cameraMoved();
    }
    QPoint pixel(glm::dvec3 at) {
        const auto p = viewport().camera().project(glm::vec3(at));
        EXPECT_TRUE(p.has_value());
        return p ? QPoint(static_cast<int>(std::lround(p->x)), static_cast<int>(std::lround(p->y))) : QPoint();
    }
    void click(QPoint at, Qt::KeyboardModifiers modifiers = {}) {
        moveTo(at);
        QTest::mouseClick(&view(), Qt::LeftButton, modifiers, at);
    }
    /// Sends a move event directly to the view, because the window system may drop events.
    void moveTo(QPoint at, Qt::MouseButton held = Qt::NoButton, Qt::KeyboardModifiers modifiers = {}) {
        QMouseEvent move(QEvent::MouseMove, QPointF(at), view().mapToGlobal(QPointF(at)), Qt::NoButton, held,
                         modifiers);
        QCoreApplication::sendEvent(&view(), &move);
    }
    void press(QPoint at, Qt::KeyboardModifiers modifiers = {}) {
        moveTo(at, Qt::NoButton, modifiers);
        QTest::mousePress(&view(), Qt::LeftButton, modifiers, at);
    }
    void dragOn(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {}) {
        for (int i = 1; i <= 8; ++i)
            moveTo(from + (to - from) * i / 8, Qt::LeftButton, modifiers);
    }
    void letGo(QPoint at, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseRelease(&view(), Qt::LeftButton, modifiers, at);
    }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {}) {
        press(from, modifiers);
        dragOn(from, to, modifiers);
        letGo(to, modifiers);
    }
    /// The label beside the mouse in the view.
    QString label() {
        const auto marks = viewport().tool().marks();
        return marks.labels.empty() ? QString() : QString::fromStdString(marks.labels.front().text);
    }

    // Pictures -----------------------------------------------------------------------------------------------------

    /// Of the view, as it is shown.
    QImage shownPicture() {
        QImage shown;
        view().requestPicture([&](const QImage& image) { shown = image; });
        EXPECT_TRUE(QTest::qWaitFor([&] { return !shown.isNull(); }, 10000));
        return shown;
    }
    /// Number of pixels in the view for which a colour test holds.
    template <typename F>
    int pixels(F&& holds) {
        const auto shown = shownPicture();
        int found = 0;
        for (int y = 0; y < shown.height(); ++y) {
            for (int x = 0; x < shown.width(); ++x)
                found += holds(shown.pixelColor(x, y)) ? 1 : 0;
        }
        return found;
    }
    int pixelsLike(symbol::Rgba colour) {
        return pixels([&](const QColor& c) {
            return std::abs(c.red() - colour.r) < 24 && std::abs(c.green() - colour.g) < 24 &&
                   std::abs(c.blue() - colour.b) < 24;
        });
    }
    /// A small one that needs no frame of the window.
    QImage picture() { return view().renderPicture({400, 300}); }
    /// The fraction of pixels that differ by more than a shade.
    static double difference(const QImage& a, const QImage& b) {
        int differing = 0;
        for (int y = 0; y < a.height(); ++y) {
            for (int x = 0; x < a.width(); ++x) {
                const QColor p = a.pixelColor(x, y);
                const QColor q = b.pixelColor(x, y);
                const int most = std::max(
                    {std::abs(p.red() - q.red()), std::abs(p.green() - q.green()), std::abs(p.blue() - q.blue())});
                differing += most > 24 ? 1 : 0;
            }
        }
        return static_cast<double>(differing) / (a.width() * a.height());
    }

    // Dialogs ------------------------------------------------------------------------------------------------------

    /// Triggers an action that opens a dialog and runs `then` in it; cancels the dialog if it is still open.
    void inDialog(QAction* action, const std::function<void(EditDialog&)>& then) {
        ASSERT_NE(action, nullptr);
        QCoreApplication::processEvents();
        ASSERT_TRUE(action->isEnabled()) << action->toolTip().toStdString();
        bool seen = false;
        QTimer::singleShot(0, window.get(), [&] {
            auto* dialog = window->findChild<QDialog*>("dialog.verb");
            ASSERT_NE(dialog, nullptr);
            seen = true;
            then(static_cast<EditDialog&>(*dialog));
            if (dialog->isVisible())
                dialog->reject();
        });
        action->trigger();
        EXPECT_TRUE(seen);
    }
    /// The entry of this text, else the first that begins with it.
    static void choose(QWidget& in, const char* box, const QString& text) {
        auto* combo = in.findChild<QComboBox*>(box);
        ASSERT_NE(combo, nullptr) << box;
        const int whole = combo->findText(text);
        const int index = whole >= 0 ? whole : combo->findText(text, Qt::MatchStartsWith);
        ASSERT_GE(index, 0) << text.toStdString() << " in " << box;
        combo->setCurrentIndex(index);
        Q_EMIT combo->activated(index);
    }
    static QString said(const QWidget& dialog) { return dialog.findChild<QLabel*>("dialog.verb.description")->text(); }
    static QString report(const QWidget& dialog) {
        return dialog.findChild<QPlainTextEdit*>("dialog.verb.report")->toPlainText();
    }
    static QPushButton* ok(const QWidget& dialog) {
        return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }
    static void accept(const QWidget& dialog) { ok(dialog)->click(); }
};

} // namespace navsmith::gui

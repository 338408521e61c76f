// Drives a real window of the editor by chance, on copies of files.
#include "app/gui/crash_safety.h"
#include "app/gui/main_window.h"
#include "app/gui/recipes/recipe_commands.h"
#include "app/gui/theme.h"
#include "app/gui/watchdog.h"
#include "render/qt3d/scene_view.h"
#include "tests/app/gui/private_settings.h"
#include "tests/monkey/event_list.h"
#include "tests/monkey/monkey.h"
#include "tests/monkey/no_desktop.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <fmt/format.h>

#include <array>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <system_error>
#include <thread>

namespace fs = std::filesystem;
namespace gui = navsmith::gui;
namespace monkey = navsmith::monkey;
using std::chrono::seconds;

namespace {

constexpr std::array kSchemes{"file", "http", "https"};

/// Tells what the window does when it does not answer for long, and ends the process if it hangs: without end, as far
/// as anybody can tell.
class HangGuard {
public:
    HangGuard(const gui::Watchdog& watchdog, seconds limit)
        : thread_([this, &watchdog, limit] {
              constexpr std::chrono::milliseconds often(250);
              constexpr std::chrono::milliseconds slow(2000);
              bool isTold = false;
              std::unique_lock lock(mutex_);
              while (!done_.wait_for(lock, often, [this] { return isOver_; })) {
                  const auto time = watchdog.current();
                  if (time >= slow && !isTold && !watchdog.isPaused())
                      monkey::printMainThread();
                  isTold = time >= slow;
                  if (time < limit)
                      continue;
                  fmt::print(stderr, "FAILED: the window has not answered for {} s\n", limit.count());
                  monkey::crashMainThread();
                  return;
              }
          }) {}
    ~HangGuard() {
        {
            const std::scoped_lock lock(mutex_);
            isOver_ = true;
        }
        done_.notify_one();
        thread_.join();
    }
    HangGuard(const HangGuard&) = delete;
    HangGuard& operator=(const HangGuard&) = delete;

private:
    std::mutex mutex_;
    std::condition_variable done_;
    bool isOver_ = false;
    std::thread thread_; ///< last: it uses the others
};

/// A copy of a file or folder; its path. With a file comes what has its name beside it, such as its map.
QString copyInto(const QString& original, const fs::path& folder) {
    const fs::path from = QFileInfo(original).canonicalFilePath().toStdString();
    const auto to = folder / from.filename();
    std::error_code error;
    fs::create_directories(folder, error);
    if (fs::is_directory(from))
        fs::copy(from, to, fs::copy_options::recursive, error);
    else
        for (const auto& beside : fs::directory_iterator(from.parent_path())) {
            if (beside.path() == from || (beside.is_regular_file() && beside.path().stem() == from.stem()))
                fs::copy_file(beside.path(), folder / beside.path().filename(), error);
        }
    if (error || !fs::exists(to)) {
        fmt::print(stderr, "{}: cannot be copied\n", original.toStdString());
        std::exit(2);
    }
    return QString::fromStdString(to.string());
}

/// Recipes for documents of any system, one with a question and one that cannot be read.
fs::path writeRecipes(const fs::path& folder) {
    fs::create_directories(folder);
    std::ofstream(folder / "erase.txt") << "select selected\ndo erase\n";
    std::ofstream(folder / "store.txt") << "ask what Which elements = selected\nselect $what\nstore kept\n";
    std::ofstream(folder / "broken.txt") << "do\n\xFF\n";
    return folder;
}

} // namespace

int main(int argc, char** argv) {
    navsmith::render::qt3d::prepareProcess();
    QStandardPaths::setTestModeEnabled(true);
    const QTemporaryDir folder;
    qputenv("HOME", folder.path().toLocal8Bit());
    const navsmith::tests::PrivateSettings settings;
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QCoreApplication::setOrganizationName("navsmith-tests");
    QCoreApplication::setApplicationName("navsmith-monkey");
    gui::WatchedApplication application(argc, argv, std::chrono::milliseconds(100));

    QCommandLineParser parser;
    parser.setApplicationDescription("Drives a window of the editor by chance, on copies of files.");
    parser.addHelpOption();
    const QCommandLineOption events("events", "How many events.", "N", "1000");
    const QCommandLineOption seed("seed", "Of the random numbers.", "S", "1");
    const QCommandLineOption minutes("minutes", "How long at most.", "M");
    const QCommandLineOption memory("memory", "How much memory the process may have, in MiB.", "MIB", "4096");
    const QCommandLineOption keepGoing("keep-going", "Go on after a failure.");
    const QCommandLineOption in("in", "Copy all of this folder, and take only paths that are in it.", "FOLDER");
    parser.addOptions({events, seed, minutes, memory, keepGoing, in});
    parser.addPositionalArgument("PATH", "Files and folders to work on.", "PATH...");
    parser.process(application);
    if (parser.positionalArguments().isEmpty())
        parser.showHelp(2);

    monkey::MonkeySettings how;
    how.events = parser.value(events).toULongLong();
    how.seed = parser.value(seed).toULongLong();
    how.time = std::chrono::milliseconds(static_cast<qint64>(parser.value(minutes).toDouble() * 60'000));
    how.memory = parser.value(memory).toULongLong();
    how.keepGoing = parser.isSet(keepGoing);
    if (bool isNumber = false; qEnvironmentVariableIsSet("NAVSMITH_SLOWNESS"))
        how.slowness = std::max(1.0, qEnvironmentVariable("NAVSMITH_SLOWNESS").toDouble(&isNumber));

    const fs::path top = folder.path().toStdString();
    QStringList paths;
    if (const auto whole = parser.value(in); !whole.isEmpty()) {
        const QDir copy(copyInto(whole, top / "files"));
        for (const auto& path : parser.positionalArguments())
            paths << copy.filePath(
                QDir(QFileInfo(whole).absoluteFilePath()).relativeFilePath(QFileInfo(path).absoluteFilePath()));
    } else {
        for (const auto& path : parser.positionalArguments())
            paths << copyInto(path, top / "files" / std::to_string(paths.size()));
    }
    QDir().mkpath(folder.filePath("saved"));
    QDir::setCurrent(folder.filePath("saved")); // for names that are typed

    monkey::NoDesktop desktop;
    for (const char* scheme : kSchemes)
        QDesktopServices::setUrlHandler(scheme, &desktop, "open");
    monkey::printEventsOnCrash();
    gui::applyTheme(application, gui::Theme::Dark);
    gui::MainWindow window;
    gui::CrashSafety keeper(window, {top / "state", "monkey"});
    window.files().setWorldCache(top / "worlds");
    window.recipes().setFolder(writeRecipes(top / "recipes"));
    window.resize(1400, 900);
    window.show();
    keeper.start({}, {});
    application.watchdog().follow(window);
    monkey::Monkey user(window, application.watchdog(), how, paths, folder.filePath("saved"));
    QObject::connect(&user, &monkey::Monkey::finished, &application, &QApplication::quit);
    const HangGuard guard(application.watchdog(), seconds(static_cast<int>(180 * how.slowness)));
    QMetaObject::invokeMethod(
        &user, [&] { user.start(); }, Qt::QueuedConnection);
    QApplication::setQuitOnLastWindowClosed(false);
    QApplication::exec();
    for (const char* scheme : kSchemes)
        QDesktopServices::unsetUrlHandler(scheme);
    user.report();
    return user.hasFailed() ? 1 : 0;
}

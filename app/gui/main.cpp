#include "app/gui/command_topics.h"
#include "app/gui/crash_safety.h"
#include "app/gui/main_window.h"
#include "app/gui/panels/log_panel.h"
#include "app/gui/preferences/settings.h"
#include "app/gui/screenshot.h"
#include "app/gui/theme.h"
#include "app/logging/logging.h"
#include "app/logging/state_folder.h"
#include "render/qt3d/scene_view.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QIcon>
#include <QPixmap>
#include <QStandardPaths>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

namespace gui = navsmith::gui;
namespace logging = navsmith::logging;
namespace render = navsmith::render;

namespace {

/// The sample world made by the build: next to the program in the build tree, or where it is installed.
QString samplePath() {
    const QDir beside(QApplication::applicationDirPath());
    for (const char* place : {"../share/navsmith/samples/town"}) {
        if (QFileInfo::exists(beside.filePath(place)))
            return QDir::cleanPath(beside.filePath(place));
    }
    return {};
}

/// All the sizes that desktops ask for; some would scale a single one badly.
QIcon applicationIcon() {
    const QPixmap picture(":/application/navsmith.png");
    QIcon icon(picture);
    for (const int size : {16, 24, 32, 48, 64, 128})
        icon.addPixmap(picture.scaled(size, size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    return icon;
}

} // namespace

int main(int argc, char** argv) {
    render::qt3d::prepareProcess();
    QApplication application(argc, argv);
    QApplication::setOrganizationName("navsmith");
    QApplication::setApplicationName("navsmith");
    QApplication::setApplicationDisplayName("Navsmith");
    QApplication::setApplicationVersion(NAVSMITH_VERSION);
    QApplication::setWindowIcon(applicationIcon());

    QCommandLineParser parser;
    parser.setApplicationDescription("Editor for game navigation data.");
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption screenshot("screenshot", "Render to a PNG file and exit.", "OUT.png");
    const QCommandLineOption size("size", "Size of the screenshot.", "WxH", "1600x1000");
    const QCommandLineOption view("view", "View of the screenshot: top or iso.", "VIEW", "iso");
    const QCommandLineOption printKeys("print-keys", "Print all commands and their keys as Markdown and exit.");
    parser.addOptions({screenshot, size, view, printKeys});
    parser.addPositionalArgument("PATH", "Files or folders to open.", "[PATH...]");
    parser.process(application);

    if (parser.isSet(printKeys)) {
        gui::CommandSet commands;
        gui::declareCommands(commands);
        fmt::print("{}", gui::keysPageText(commands).toStdString());
        return 0;
    }
    const auto paths = parser.positionalArguments();
    QStringList sample;
    if (const auto path = samplePath(); !path.isEmpty())
        sample << path;
    if (parser.isSet(screenshot)) {
        gui::ScreenshotRequest request;
        request.output = parser.value(screenshot);
        request.paths = paths.isEmpty() ? sample : paths;
        const auto parts = parser.value(size).split('x');
        request.size = parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize();
        if (request.size.width() < 16 || request.size.height() < 16 || request.size.width() > 16384 ||
            request.size.height() > 16384) {
            fmt::print(stderr, "navsmith: --size must be two numbers from 16 to 16384, for example 1600x1000\n");
            return 2;
        }
        if (parser.value(view) != "top" && parser.value(view) != "iso") {
            fmt::print(stderr, "navsmith: --view must be top or iso\n");
            return 2;
        }
        request.view = parser.value(view) == "top" ? gui::ScreenshotView::Top : gui::ScreenshotView::Iso;
        return gui::takeScreenshot(request);
    }

    auto logger = logging::makeLogger({.file = logging::defaultLogFile()});
    if (!logger) {
        fmt::print(stderr, "navsmith: no log file: {}\n", logger.error());
        logger = logging::makeLogger();
    }
    spdlog::set_default_logger(*logger);
    gui::applyTheme(application, gui::valueOf(gui::settings::kLightTheme) ? gui::Theme::Light : gui::Theme::Dark);
    gui::installQtMessageHandler();
    gui::MainWindow window;
    gui::CrashSafety keeper(
        window,
        {QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation).toStdString(), NAVSMITH_VERSION});
    window.show();
    keeper.start(paths, sample);
    return QApplication::exec();
}

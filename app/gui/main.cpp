#include "app/gui/application.h"
#include "app/gui/command_topics.h"
#include "app/gui/crash_safety.h"
#include "app/gui/language/language.h"
#include "app/gui/main_window.h"
#include "app/gui/panels/log_panel.h"
#include "app/gui/parent_console.h"
#include "app/gui/recipes/recipe_commands.h"
#include "app/gui/screenshot.h"
#include "app/gui/theme.h"
#include "app/gui/watchdog.h"
#include "app/logging/crash_handler.h"
#include "app/logging/logging.h"
#include "app/logging/state_folder.h"
#include "app/usage/usage.h"
#include "core/document/paths.h"
#include "core/files/path_text.h"
#include "render/qt3d/scene_view.h"

#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QIcon>
#include <QPixmap>
#include <QSettings>
#include <QStandardPaths>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <array>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace gui = navsmith::gui;
namespace logging = navsmith::logging;
namespace render = navsmith::render;

namespace {

/// The sample world made by the build: where it is installed, or next to the program in the build tree.
QString samplePath() {
    const QDir beside(QApplication::applicationDirPath());
    for (const char* data : {NAVSMITH_INSTALLED_DATA, "../share"}) {
        const auto path = beside.filePath(QLatin1String(data) + "/navsmith/samples/town");
        if (QFileInfo::exists(path))
            return QDir::cleanPath(path);
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

/// `choices`: all values of the options that take no others.
navsmith::usage::Program describe(const QString& purpose, const QList<QCommandLineOption>& options,
                                  const std::map<QString, std::vector<std::string>>& choices) {
    navsmith::usage::Program program{.own = {.name = "navsmith",
                                             .help = purpose.toStdString(),
                                             .options = {},
                                             .operands = {{"PATH...", {}, "Files or folders to open.", false}}},
                                     .commands = {},
                                     .sections = {{"See also", "navsmith-cli(1)"}},
                                     .version = NAVSMITH_VERSION};
    for (const auto& option : options) {
        navsmith::usage::Option described{
            .names = {}, .value = option.valueName().toStdString(), .choices = {}, .help = {}};
        described.help = option.description().toStdString();
        for (const auto& name : option.names())
            described.names.push_back((name.size() == 1 ? "-" : "--") + name.toStdString());
        if (const auto it = choices.find(option.names().constLast()); it != choices.end())
            described.choices = it->second;
        program.own.options.push_back(std::move(described));
    }
    return program;
}

std::vector<std::string> lookIds() {
    const auto ids = render::surfaceLookIds();
    return {ids.begin(), ids.end()};
}

/// The arguments as QCoreApplication decodes them, before there is one.
QStringList decoded(int argc, char** argv) {
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    return arguments;
}

} // namespace

int main(int argc, char** argv) {
    gui::useParentConsole();
    render::qt3d::prepareProcess();
    QCoreApplication::setOrganizationName("navsmith");
    QCoreApplication::setApplicationName("navsmith");
    QCoreApplication::setApplicationVersion(NAVSMITH_VERSION);
#if defined(Q_OS_WIN)
    QSettings::setDefaultFormat(QSettings::IniFormat); // a file that people can copy, instead of the registry
#endif

    const QString purpose("Editor for the navigation data of games");
    QCommandLineParser parser;
    parser.setApplicationDescription(purpose + '.');
    // Not Qt's own options: on Windows, Qt shows what they print in a message box unless it sees a console.
    const QCommandLineOption help({"h", "help"}, "Print this help and exit.");
    const QCommandLineOption version({"v", "version"}, "Print the version and exit.");
    const QCommandLineOption screenshot("screenshot", "Render to a PNG file and exit.", "OUT.png");
    const QCommandLineOption size("size", "Size of the screenshot.", "WxH", "1600x1000");
    const QCommandLineOption view("view", "View of the screenshot: top or iso.", "VIEW", "iso");
    const QCommandLineOption at("at", "Place that the screenshot shows, in world units, and how far around it.",
                                "X,Y,Z,RADIUS");
    const QCommandLineOption look("look", "How the screenshot shows maps.", "NAME", "shaded");
    const QCommandLineOption occlusion("occlusion", "Screenshot with darker corners and crevices of the map.");
    const QCommandLineOption plain("plain", "Screenshot without sky, haze and smooth outlines, as in tests.");
    const QCommandLineOption printKeys("print-keys", "Print all commands and their keys as Markdown and exit.");
    const QCommandLineOption printMan("print-man", "Print the manual page and exit.");
    const QCommandLineOption printCompletion("print-completion", "Print the completion for a shell and exit.", "SHELL");
    const QList<QCommandLineOption> options{help, version,   screenshot, size,      view,     at,
                                            look, occlusion, plain,      printKeys, printMan, printCompletion};
    parser.addOptions(options);
    parser.addPositionalArgument("PATH", "Files or folders to open.", "[PATH...]");

    // Texts need no display. A word with one dash is an option of Qt, such as -platform.
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    parser.parse(decoded(argc, argv));
    if (parser.isSet(printMan) || parser.isSet(printCompletion)) {
        const auto program =
            describe(purpose, options,
                     {{"view", {"top", "iso"}}, {"look", lookIds()}, {"print-completion", navsmith::usage::shells()}});
        const auto shell = parser.value(printCompletion).toStdString();
        const auto text = parser.isSet(printMan) ? std::optional(navsmith::usage::manualPage(program))
                                                 : navsmith::usage::completion(program, shell);
        if (!text) {
            fmt::print(stderr, "navsmith: --print-completion must be {}\n", fmt::join(navsmith::usage::shells(), ", "));
            return 2;
        }
        fmt::print("{}", *text);
        return 0;
    }
    if (parser.isSet(version)) {
        fmt::print("navsmith {}\n", NAVSMITH_VERSION);
        return 0;
    }
    if (parser.isSet(help)) {
        const QCoreApplication application(argc, argv); // asked for the name of the program
        fmt::print("{}", parser.helpText().toStdString());
        return 0;
    }

    gui::applyScale();
#if defined(NDEBUG)
    gui::Application application(argc, argv);
#else
    gui::WatchedApplication application(argc, argv);
#endif
    QApplication::setApplicationDisplayName("Navsmith");
    QApplication::setDesktopFileName("org.navsmith.Navsmith");
    QApplication::setWindowIcon(applicationIcon());
    if (!parser.parse(QApplication::arguments())) {
        fmt::print(stderr, "navsmith: {}\n", parser.errorText().toStdString());
        return 1;
    }

    if (parser.isSet(printKeys)) {
        gui::CommandSet commands;
        gui::declareCommands(commands);
        fmt::print("{}", gui::keysPageText(commands).toStdString());
        return 0;
    }
    gui::install(gui::languageFor(gui::valueOf(gui::settings::kLanguage)), application);
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
        const auto surfaces = render::surfaceLookOf(parser.value(look).toStdString());
        if (!surfaces) {
            fmt::print(stderr, "navsmith: --look must be {}\n", fmt::join(lookIds(), ", "));
            return 2;
        }
        request.surfaces = *surfaces;
        if (!parser.isSet(plain)) {
            request.atmosphere = {.sky = true, .haze = true, .occlusion = parser.isSet(occlusion)};
            request.samples = 4;
        }
        if (parser.isSet(at)) {
            const auto numbers = parser.value(at).split(',');
            std::array<float, 4> values{};
            bool good = numbers.size() == 4;
            for (std::size_t i = 0; good && i < values.size(); ++i)
                values[i] = numbers[static_cast<qsizetype>(i)].toFloat(&good);
            if (!good || !(values[3] > 0)) {
                fmt::print(stderr,
                           "navsmith: --at must be three coordinates and a radius, for example 100,-50,12,80\n");
                return 2;
            }
            const glm::vec3 middle(values[0], values[1], values[2]);
            request.at.emplace();
            request.at->add(middle - values[3]);
            request.at->add(middle + values[3]);
        }
        return gui::takeScreenshot(request);
    }

    auto logger = logging::makeLogger({.file = logging::defaultLogFile()});
    if (!logger) {
        fmt::print(stderr, "navsmith: no log file: {}\n", logger.error());
        logger = logging::makeLogger();
    }
    spdlog::set_default_logger(*logger);
    gui::applyTheme(application, gui::chosenTheme().value_or(gui::themeFor(QApplication::palette())));
    gui::installQtMessageHandler();
    const auto folder =
        navsmith::document::toPath(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation));
    if (const auto crashes = gui::CrashSafety::crashFolder(folder);
        !logging::installCrashHandler({crashes, NAVSMITH_VERSION, std::string("Qt ") + qVersion()}))
        spdlog::warn("{}: cannot be created, so crashes leave no report", navsmith::files::toText(crashes));
    gui::MainWindow window;
#if !defined(NDEBUG)
    application.watchdog().follow(window);
    QObject::connect(&application.watchdog(), &gui::Watchdog::stalled, &window,
                     [](const gui::Stall& stall) { spdlog::warn("{}", stall.text().toStdString()); });
#endif
    gui::CrashSafety keeper(window, {folder, NAVSMITH_VERSION});
    window.files().setWorldCache(
        navsmith::document::toPath(QStandardPaths::writableLocation(QStandardPaths::CacheLocation)) / "worlds");
    window.recipes().setFolder(folder / "recipes");
    if (const auto agents = logging::agentsFile())
        window.files().setAgentsFile(*agents);
    window.show();
    keeper.start(paths, sample);
    return QApplication::exec();
}

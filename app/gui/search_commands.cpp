// Going to things: by name, by bookmark, from issue to issue.
#include "app/gui/command_topics.h"
#include "app/gui/language/translate.h"
#include "app/gui/main_window.h"
#include "app/gui/panels/issues_panel.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/search/bookmarks_dialog.h"
#include "app/gui/search/go_to_box.h"
#include "app/gui/search/targets.h"
#include "app/gui/search/where_dialog.h"
#include "app/gui/viewport/viewport.h"
#include "core/model/property.h"

#include <QCoreApplication>
#include <QInputDialog>

#include <iterator>
#include <vector>

namespace navsmith::gui {

namespace {

// Go to --------------------------------------------------------------------------------------------------------------

std::vector<Target> properties(MainWindow& window, const QString& text) {
    return propertyTargets(
        *window.workspace().active(), text,
        [&window](model::ElementTypeId type, std::string_view property) { window.goToProperty(type, property); });
}

std::vector<Target> targets(MainWindow& window, const QString& text) {
    auto* document = window.workspace().active();
    std::vector<Target> all;
    const auto add = [&](std::vector<Target> some) {
        all.insert(all.end(), std::make_move_iterator(some.begin()), std::make_move_iterator(some.end()));
    };
    if (document != nullptr && !text.isEmpty()) {
        add(placeTargets(text, [&window](glm::vec3 place) { window.goToPlace(place); }));
        add(elementTargets(*document, text, [&window](model::Element element) {
            if (auto* active = window.workspace().active(); active != nullptr && active->model().isLive(element)) {
                active->selection().set({element});
                window.viewport().goTo(element);
            }
        }));
        add(namedPlaceTargets(*document, text, [&window](const systems::NamedPlace& place) {
            window.goToArea({place.west, place.south}, {place.east, place.north});
        }));
    }
    if (document != nullptr && !text.isEmpty())
        add(properties(window, text));
    add(bookmarkTargets(window.bookmarks(), text, [&window](const Bookmark& b) { window.goToBookmark(b); }));
    if (!text.isEmpty())
        add(commandTargets(window.commands(), text));
    return all;
}

/// The name of an element of the active document.
QString exampleOf(MainWindow& window) {
    const auto* document = window.workspace().active();
    for (const auto& symbol : document->system().view.symbols) {
        if (const auto all = document->model().order(symbol.type).all(); !all.empty())
            return QString::fromStdString(model::elementName(document->model(), {symbol.type, all.back()}));
    }
    return fromUtf8(document->model().schema().types.front().title);
}

void goTo(MainWindow& window) {
    window.commands().refresh();
    window.goToBox().ask(tr("Element (%1), place, position (x, y, z), bookmark or command").arg(exampleOf(window)),
                         [&window](const QString& text) { return targets(window, text); });
}

void findCommand(MainWindow& window) {
    window.commands().refresh();
    window.goToBox().ask(tr("Command or property"), [&window](const QString& text) {
        auto all = commandTargets(window.commands(), text);
        if (window.workspace().active() != nullptr && !text.isEmpty()) {
            for (auto& property : properties(window, text))
                all.push_back(std::move(property));
        }
        return all;
    });
}

void ask(MainWindow& window, WhereDialog::Purpose purpose) {
    auto* document = window.workspace().active();
    document->commitPreview();
    auto* dialog = new WhereDialog(window.views().of(*document), purpose, window.shownType(), &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->keepClearOf(window.viewport().selectionOnScreen());
    dialog->open();
}

// Bookmarks ----------------------------------------------------------------------------------------------------------

void addBookmark(MainWindow& window) {
    const auto& document = *window.workspace().active();
    const auto primary = document.selection().primary();
    const auto proposal = primary.valid() ? QString::fromStdString(model::elementName(document.model(), primary))
                                          : tr("View %1").arg(window.bookmarks().all().size() + 1);
    auto* dialog = new QInputDialog(&window);
    dialog->setObjectName("bookmark.name");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Add Bookmark"));
    dialog->setLabelText(tr("Name:"));
    dialog->setTextValue(proposal);
    QObject::connect(dialog, &QInputDialog::textValueSelected, &window, [&window](const QString& name) {
        if (!name.trimmed().isEmpty() && window.workspace().active() != nullptr)
            window.bookmarks().add(name.trimmed(), window.viewport().camera());
    });
    dialog->open();
}

void manageBookmarks(MainWindow& window) {
    auto* dialog = new BookmarksDialog(window.bookmarks(), &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &BookmarksDialog::goTo, &window, [&window](std::size_t index) {
        if (index < window.bookmarks().all().size())
            window.goToBookmark(window.bookmarks().all()[index]);
    });
    dialog->show();
}

template <std::size_t Index>
constexpr Command<MainWindow> bookmark(const char* id, const char* title, const char* keys) {
    constexpr auto there = [](MainWindow& window) { return Index < window.bookmarks().all().size(); };
    return {.id = id,
            .title = title,
            .keys = keys,
            .run = [](MainWindow& window) { window.goToBookmark(window.bookmarks().all()[Index]); },
            .enabled = {there, QT_TRANSLATE_NOOP("Commands", "there is no such bookmark")},
            .visible = there,
            .titleNow =
                [](MainWindow& window) {
                    const auto& all = window.bookmarks().all();
                    auto name = Index < all.size() ? all[Index].name : QString();
                    return QStringLiteral("&%1  %2").arg(Index + 1).arg(name.replace(u'&', QStringLiteral("&&")));
                }};
}

constexpr Command<MainWindow> kBookmarks[] = {
    {.id = "action.addBookmark",
     .title = QT_TRANSLATE_NOOP("Commands", "&Add Bookmark…"),
     .keys = "Ctrl+B",
     .help = QT_TRANSLATE_NOOP("Commands", "Bookmark the current view"),
     .run = addBookmark,
     .enabled = kHasDocument},
    {.id = "action.bookmarks",
     .title = QT_TRANSLATE_NOOP("Commands", "&Manage Bookmarks…"),
     .keys = "Ctrl+Shift+B",
     .run = manageBookmarks,
     .enabled = kHasDocument},
    bookmark<0>("action.bookmark1", QT_TRANSLATE_NOOP("Commands", "Bookmark 1"), "Alt+1"),
    bookmark<1>("action.bookmark2", QT_TRANSLATE_NOOP("Commands", "Bookmark 2"), "Alt+2"),
    bookmark<2>("action.bookmark3", QT_TRANSLATE_NOOP("Commands", "Bookmark 3"), "Alt+3"),
    bookmark<3>("action.bookmark4", QT_TRANSLATE_NOOP("Commands", "Bookmark 4"), "Alt+4"),
    bookmark<4>("action.bookmark5", QT_TRANSLATE_NOOP("Commands", "Bookmark 5"), "Alt+5"),
    bookmark<5>("action.bookmark6", QT_TRANSLATE_NOOP("Commands", "Bookmark 6"), "Alt+6"),
    bookmark<6>("action.bookmark7", QT_TRANSLATE_NOOP("Commands", "Bookmark 7"), "Alt+7"),
    bookmark<7>("action.bookmark8", QT_TRANSLATE_NOOP("Commands", "Bookmark 8"), "Alt+8"),
    bookmark<8>("action.bookmark9", QT_TRANSLATE_NOOP("Commands", "Bookmark 9"), "Alt+9"),
};

constexpr Command<MainWindow> kSearch[] = {
    {.id = "action.selectWhere",
     .title = QT_TRANSLATE_NOOP("Commands", "Select &Where…"),
     .keys = "Ctrl+F",
     .help = QT_TRANSLATE_NOOP("Commands", "Select elements by an expression"),
     .run = [](MainWindow& window) { ask(window, WhereDialog::Purpose::Select); },
     .enabled = kHasDocument},
    {.id = "action.setWhere",
     .title = QT_TRANSLATE_NOOP("Commands", "Set W&here…"),
     .keys = "Ctrl+Shift+F",
     .help = QT_TRANSLATE_NOOP("Commands", "Set a property of elements that an expression selects"),
     .run = [](MainWindow& window) { ask(window, WhereDialog::Purpose::Set); },
     .enabled = kHasDocument},
    {.id = "action.goTo",
     .title = QT_TRANSLATE_NOOP("Commands", "&Go To…"),
     .keys = "Ctrl+G",
     .help = QT_TRANSLATE_NOOP("Commands", "Go to an element, district, position or bookmark, or run a command"),
     .run = goTo,
     .enabled = kHasDocument},
    {.id = "action.findAction",
     .title = QT_TRANSLATE_NOOP("Commands", "Find C&ommand…"),
     .keys = "Ctrl+Shift+P",
     .help = QT_TRANSLATE_NOOP("Commands", "Search all commands by name"),
     .run = findCommand},
    {.id = "action.showProperties",
     .title = QT_TRANSLATE_NOOP("Commands", "Show Properties"),
     .keys = "Alt+Return",
     .help = QT_TRANSLATE_NOOP("Commands", "Show the properties of the selection, and go there with the keyboard"),
     .run = [](MainWindow& window) { window.showProperties(); },
     .secondKeys = "Alt+Enter"},
    {.id = "action.problems",
     .title = QT_TRANSLATE_NOOP("Commands", "Show I&ssues"),
     .keys = "Alt+P",
     .run = [](MainWindow& window) { window.showIssues(); }},
    {.id = "action.nextProblem",
     .title = QT_TRANSLATE_NOOP("Commands", "&Next Issue"),
     .keys = "F8",
     .run = [](MainWindow& window) { window.issues().step(1); },
     .enabled = kHasDocument},
    {.id = "action.previousProblem",
     .title = QT_TRANSLATE_NOOP("Commands", "Pre&vious Issue"),
     .keys = "Shift+F8",
     .run = [](MainWindow& window) { window.issues().step(-1); },
     .enabled = kHasDocument},
    {.id = "action.preferences",
     .title = QT_TRANSLATE_NOOP("Commands", "Pr&eferences…"),
     .keys = "Ctrl+,",
     .run = [](MainWindow& window) { window.showPreferences(); }},
};

} // namespace

Topic<MainWindow> searchCommands() {
    return {QT_TRANSLATE_NOOP("Commands", "Edit"), kWindow, kSearch};
}

Topic<MainWindow> bookmarkCommands() {
    return {QT_TRANSLATE_NOOP("Commands", "Bookmarks"), kWindow, kBookmarks};
}

} // namespace navsmith::gui

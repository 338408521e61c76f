#include "app/gui/command_topics.h"
#include "app/gui/language/translate.h"
#include "app/gui/main_window.h"
#include "app/gui/widgets/dialog.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QMessageBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace navsmith::gui {

namespace {

constexpr QSize kHelpSize{640, 480};

constexpr Gesture kGestures[] = {
    {QT_TRANSLATE_NOOP("navsmith::gui", "Right button held"),
     QT_TRANSLATE_NOOP(
         "navsmith::gui",
         "Look around. W A S D fly, Q and E fly down and up, Shift flies faster, the wheel changes the speed.")},
    {QT_TRANSLATE_NOOP("navsmith::gui", "Middle button, or Alt + left"),
     QT_TRANSLATE_NOOP("navsmith::gui", "Orbit around the point under the mouse")},
    {QT_TRANSLATE_NOOP("navsmith::gui", "Shift + middle, Alt + right, or Alt + Shift + left"),
     QT_TRANSLATE_NOOP("navsmith::gui", "Pan")},
    {QT_TRANSLATE_NOOP("navsmith::gui", "Wheel"),
     QT_TRANSLATE_NOOP("navsmith::gui", "Zoom in or out at the point under the mouse")},
    {QT_TRANSLATE_NOOP("navsmith::gui", "Click, or drag"),
     QT_TRANSLATE_NOOP("navsmith::gui", "Select. Shift adds, Ctrl toggles or removes.")},
    {QT_TRANSLATE_NOOP("navsmith::gui", "Ctrl + Shift + drag on the selection"),
     QT_TRANSLATE_NOOP("navsmith::gui", "Copy the selection and move the copy")},
    {QT_TRANSLATE_NOOP("navsmith::gui", "Right click"), QT_TRANSLATE_NOOP("navsmith::gui", "Context menu")},
};

/// The commands shown in the overview of the controls.
constexpr const char* kEssential[] = {"action.drag.move", "action.drag.rotate", "action.drag.scale", "action.drag.copy",
                                      "action.boxSelect", "action.selectAll",   "action.frame",      "action.frameAll",
                                      "action.localView", "action.topView",     "action.isoView",    "action.escape",
                                      "action.goTo",      "action.findAction"};

void showControls(MainWindow& window) {
    QString rows;
    const auto add = [&](const QString& input, const QString& what) {
        rows +=
            QStringLiteral("<tr><td style='padding:2px 16px 2px 0'><b>%1</b></td><td>%2</td></tr>").arg(input, what);
    };
    for (const auto& gesture : kGestures)
        add(tr(gesture.input), tr(gesture.what));
    for (const char* id : kEssential) {
        const auto* entry = window.commands().find(QLatin1String(id));
        if (!entry->keys.isEmpty())
            add(entry->keys.toString(QKeySequence::NativeText), entry->help.isEmpty() ? entry->title() : entry->help);
    }
    auto* dialog = new Dialog(&window);
    dialog->setObjectName("message.controls");
    dialog->setWindowTitle(tr("Mouse and Keys"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto* text = new QTextBrowser(dialog);
    text->setAccessibleName(dialog->windowTitle());
    text->setTabChangesFocus(true);
    text->setHtml(QStringLiteral("<table>%1</table><p>%2</p>")
                      .arg(rows, tr("You can see and change all keys under Edit > Preferences > Keys.")));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(text);
    layout->addWidget(buttons);
    dialog->resize(kHelpSize);
    dialog->open();
}

void showAbout(MainWindow& window) {
    QMessageBox::about(
        &window, tr("About Navsmith"),
        tr("<b>Navsmith %1</b><br>Editor for game navigation data.<p>Free software under the MIT License.</p>"
           "<p>Qt %2, built with %3</p>")
            .arg(QApplication::applicationVersion(), QString::fromLatin1(qVersion()), QLatin1String(QT_VERSION_STR)));
}

constexpr Command<MainWindow> kHelpCommands[] = {
    {.id = "action.controls",
     .title = QT_TRANSLATE_NOOP("Commands", "&Mouse and Keys"),
     .keys = "F1",
     .run = showControls},
    {.id = "action.about", .title = QT_TRANSLATE_NOOP("Commands", "&About Navsmith"), .run = showAbout},
};

} // namespace

std::span<const Gesture> gestures() {
    return kGestures;
}

Topic<MainWindow> helpCommands() {
    return {QT_TRANSLATE_NOOP("Commands", "Help"), kWindow, kHelpCommands};
}

} // namespace navsmith::gui

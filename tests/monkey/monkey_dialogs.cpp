// What the monkey does in popups and dialogs.
#include "tests/monkey/monkey.h"

#include <QAbstractButton>
#include <QAction>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>

namespace navsmith::monkey {

namespace {

constexpr int kLongInDialog = 14; ///< events, after which it is closed

} // namespace

bool Monkey::actInPopup(QWidget& popup) {
    if (chance_.percent(15)) {
        ++events_;
        note(QStringLiteral("Escape in %1").arg(nameOf(popup)));
        key(Qt::Key_Escape, {});
        return true;
    }
    if (auto* menu = qobject_cast<QMenu*>(&popup); menu != nullptr && chance_.percent(75))
        return actInMenu(*menu);
    if (chance_.percent(40))
        return pressAnyKey();
    const auto at = anyPoint(popup.size());
    ++events_;
    note(QStringLiteral("click %1 at %2,%3").arg(nameOf(popup)).arg(at.x()).arg(at.y()));
    click(spotOf(popup, at), Qt::LeftButton, {}, false);
    return true;
}

bool Monkey::actInMenu(QMenu& menu) {
    std::vector<QAction*> actions;
    for (auto* action : menu.actions()) {
        if (action->isVisible() && action->isEnabled() && !action->isSeparator())
            actions.push_back(action);
    }
    if (actions.empty())
        return false;
    auto* action = chance_.of(actions);
    ++events_;
    note(QStringLiteral("menu item %1").arg(action->text()));
    click(spotOf(menu, menu.actionGeometry(action).center()), Qt::LeftButton, {}, false);
    return true;
}

bool Monkey::pressButton(QDialog& dialog, bool accept) {
    std::vector<QAbstractButton*> buttons;
    for (auto* box : dialog.findChildren<QDialogButtonBox*>()) {
        for (auto* button : box->buttons()) {
            const auto role = box->buttonRole(button);
            const bool accepts = role != QDialogButtonBox::RejectRole && role != QDialogButtonBox::HelpRole;
            if (button->isVisible() && button->isEnabled() && accepts == accept)
                buttons.push_back(button);
        }
    }
    if (buttons.empty())
        return false;
    auto& button = *chance_.of(buttons);
    ++events_;
    note(QStringLiteral("press %1 of %2").arg(button.text(), nameOf(dialog)));
    click(spotOf(button, button.rect().center()), Qt::LeftButton, {}, false);
    return true;
}

bool Monkey::actInDialog(QWidget& dialog) {
    if (modal_ != &dialog) {
        modal_ = &dialog;
        inModal_ = 0;
    }
    ++inModal_;
    if (auto* files = qobject_cast<QFileDialog*>(&dialog))
        return answerFileDialog(*files);
    auto* asDialog = qobject_cast<QDialog*>(&dialog);
    if (inModal_ > kLongInDialog || chance_.percent(6)) {
        ++events_;
        note(QStringLiteral("cancel %1").arg(nameOf(dialog)));
        if (asDialog != nullptr && inModal_ > kLongInDialog + 2)
            asDialog->reject();
        else
            key(Qt::Key_Escape, {});
        return true;
    }
    if (asDialog != nullptr && chance_.percent(30) && pressButton(*asDialog, chance_.percent(85)))
        return true;
    if (chance_.percent(12))
        return pressAnyKey();
    return useWidget(dialog);
}

/// Only with names in the folder of this run: people's files are not to be touched.
bool Monkey::answerFileDialog(QFileDialog& dialog) {
    ++events_;
    QString name;
    if (dialog.fileMode() == QFileDialog::Directory)
        name = chance_.percent(50) ? folder_ + QStringLiteral("/folder%1").arg(chance_.between(0, 9))
                                   : chance_.of(std::vector<QString>(paths_.begin(), paths_.end()));
    else if (dialog.acceptMode() == QFileDialog::AcceptSave)
        name = folder_ + QStringLiteral("/saved%1").arg(chance_.between(0, 20));
    else {
        QStringList files;
        for (const auto& path : paths_) {
            const QFileInfo info(path);
            if (info.isFile())
                files << path;
            const auto folder = info.isFile() ? info.dir() : QDir(path);
            for (const auto& entry : folder.entryInfoList(QDir::Files, QDir::Name))
                files << entry.absoluteFilePath();
        }
        if (!files.isEmpty())
            name = chance_.of(std::vector<QString>(files.begin(), files.end()));
    }
    auto* field = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    if (name.isEmpty() || field == nullptr || chance_.percent(35) || inModal_ > 3) {
        note(QStringLiteral("cancel the file dialog %1").arg(dialog.windowTitle()));
        dialog.reject();
        return true;
    }
    if (dialog.fileMode() == QFileDialog::Directory)
        QDir().mkpath(name);
    if (dialog.acceptMode() == QFileDialog::AcceptSave && QFileInfo(field->text()).suffix().size() > 0)
        name += '.' + QFileInfo(field->text()).suffix();
    note(QStringLiteral("file dialog %1: %2").arg(dialog.windowTitle(), QDir(folder_).relativeFilePath(name)));
    field->setText(name);
    static_cast<QDialog&>(dialog).accept();
    return true;
}

} // namespace navsmith::monkey

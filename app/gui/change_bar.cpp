#include "app/gui/change_bar.h"

#include "app/gui/file_controller.h"
#include "app/gui/panels/counted.h"
#include "app/gui/preferences/settings.h"
#include "core/files/path_text.h"

#include <QPushButton>

namespace navsmith::gui {

ChangeBar::ChangeBar(document::Workspace& workspace, document::FileWatch& watch, FileController& files,
                     Preferences& preferences, QWidget* parent)
    : MessageBar("changeBar", tr("Changed on Disk"), parent), workspace_(workspace), watch_(watch) {
    auto* reload = addButton("reload", tr("Reload"), tr("Read the files from disk, as a step that can be undone"));
    auto* always = addButton("always", tr("Always Reload"),
                             tr("Reload, and do so without asking whenever there are no unsaved changes"));
    auto* keep =
        addButton("keep", tr("Keep Mine"), tr("Keep the open document. Saving asks before it replaces the files."));
    connect(reload, &QPushButton::clicked, this, [this, &files] {
        if (workspace_.active() != nullptr)
            files.reload(*workspace_.active());
    });
    connect(always, &QPushButton::clicked, this, [this, &files, &preferences] {
        preferences.set(settings::kReloadChanged, true);
        if (workspace_.active() != nullptr)
            files.reload(*workspace_.active());
    });
    connect(keep, &QPushButton::clicked, this, [this] {
        if (workspace_.active() != nullptr)
            watch_.keep(*workspace_.active());
    });
    connect(&watch_, &document::FileWatch::noticed, this, [this, &files](document::Document* document) {
        if (valueOf(settings::kReloadChanged) && !document->isModified() && !watch_.changed(*document).empty())
            files.reload(*document);
        else
            showState();
    });
    connect(&workspace_, &document::Workspace::activeChanged, this, &ChangeBar::showState);
    connect(&workspace_, &document::Workspace::added, this, [this](document::Document* document) {
        connect(document, &document::Document::modifiedChanged, this, &ChangeBar::showState);
    });
    showState();
}

void ChangeBar::showState() {
    const auto* document = workspace_.active();
    if (document == nullptr || watch_.changed(*document).empty()) {
        hide();
        return;
    }
    const auto& changed = watch_.changed(*document);
    const auto first = QString::fromStdString(files::toText(changed.front().filename()));
    const auto text = changed.size() == 1 ? tr("%1 was changed or removed by another program.").arg(first)
                                          : tr("%1 and %2 were changed or removed by another program.")
                                                .arg(first, counted(changed.size() - 1, "other file"));
    setText(text);
    show();
}

} // namespace navsmith::gui

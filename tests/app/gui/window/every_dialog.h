// Opens the dialogs of the program, one after the other.
#pragma once

#include "app/gui/agent_dialog.h"
#include "app/gui/backup_dialog.h"
#include "app/gui/compare/merge_dialog.h"
#include "app/gui/crash_report_dialog.h"
#include "app/gui/exports/import_points_dialog.h"
#include "app/gui/import_text_dialog.h"
#include "app/gui/main_window.h"
#include "app/gui/offer_dialog.h"
#include "app/gui/panels/hex_dialog.h"
#include "app/gui/recovery_dialog.h"
#include "app/gui/text_dialog.h"
#include "core/recovery/abandoned.h"
#include "tests/app/gui/window/editor_fixture.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <gtest/gtest.h>

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace navsmith::gui {

inline QDialog* openDialog() {
    for (auto* widget : QApplication::topLevelWidgets()) {
        if (auto* dialog = qobject_cast<QDialog*>(widget); dialog != nullptr && dialog->isVisible())
            return dialog;
    }
    return nullptr;
}

using DialogLook = std::function<void(QDialog& dialog, const std::string& what)>;

/// Runs `open`, and `look` with the dialog that comes of it; then cancels that. False if none comes.
inline bool withDialog(const std::string& what, const std::function<void()>& open, const DialogLook& look) {
    constexpr int patience = 3000;
    bool isShown = false;
    QElapsedTimer waited;
    waited.start();
    QTimer timer; // most dialogs run in an event loop of their own
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        auto* dialog = openDialog();
        if (dialog == nullptr)
            return;
        timer.stop();
        isShown = true;
        look(*dialog, what);
        while (auto* dialog = openDialog())
            dialog->reject();
    });
    timer.start(20);
    open();
    return QTest::qWaitFor([&] { return isShown || waited.elapsed() > patience; }, patience + 1000) && isShown;
}

/// Those of commands, as far as the document and the selection allow them. Returns their number.
inline std::size_t withCommandDialogs(MainWindow& window, const DialogLook& look) {
    const auto selected = window.workspace().active()->selection().elements();
    std::size_t dialogs = 0;
    std::vector<QAction*> commands;
    for (auto* action : window.findChildren<QAction*>()) {
        if (action->objectName().startsWith("action.") && action->text().contains(QChar(0x2026)))
            commands.push_back(action);
    }
    for (auto* action : commands) {
        window.workspace().active()->selection().set(selected);
        if (!action->isEnabled() || !action->isVisible())
            continue;
        const auto what = action->objectName().toStdString();
        const bool isShown = withDialog(
            what, [&] { action->trigger(); }, look);
        dialogs += isShown ? 1 : 0;
        if (auto* popup = QApplication::activePopupWidget(); !isShown && popup != nullptr)
            popup->close();
    }
    return dialogs;
}

/// Those that other things open: files, values, what is left of a crash.
inline void withOtherDialogs(MainWindow& window, const DialogLook& look) {
    auto& document = *window.workspace().active();
    const auto show = [&](const std::string& what, const std::function<std::unique_ptr<QDialog>()>& make) {
        std::unique_ptr<QDialog> dialog;
        EXPECT_TRUE(withDialog(
            what,
            [&] {
                dialog = make();
                dialog->open();
            },
            look))
            << what;
    };
    show("bytes", [&] { return std::make_unique<HexDialog>("Padding", std::string(400, '\x7f'), &window); });
    show("offer", [&] {
        const std::filesystem::path game = "a/folder/with/a/name/that/is/quite/long/as/folders/of/games/are";
        opening::GameOffer offer{game, {}};
        for (const char* name : {"data", "mod", "another mod"})
            offer.candidates.push_back(
                {&document.system(), game / name, {game / name / "NODES0.DAT"}, game / name, {}});
        return std::make_unique<OfferDialog>(std::move(offer), &window);
    });
    show("backups", [&] {
        const std::filesystem::path folder = "a/folder/with/a/name/that/is/quite/long";
        std::vector<opening::Backup> backups{{folder / "2024-11-21T09-10-11Z", {"NODES0.DAT", "NODES1.DAT"}},
                                             {folder / "2024-11-20T09-10-11Z", {"a map with a long name.nav"}}};
        return std::make_unique<BackupDialog>(std::move(backups), BackupUse::Restore, true, &window);
    });
    show("agent", [&] {
        return std::make_unique<AgentDialog>(walkable::gameAgents(), "no/such/agents.txt", QString(), document.model(),
                                             &window);
    });
    show("crash report", [&] {
        return std::make_unique<CrashReportDialog>(
            std::vector<logging::CrashReport>{{"a/folder/crash-1764400000-7.txt", std::string(400, 'x')}}, &window);
    });
    const QTemporaryDir folder;
    const std::filesystem::path journal = folder.filePath("journal").toStdString();
    document::Journals journals(window.workspace(),
                                {.folder = folder.filePath("others").toStdString(), .program = "test"});
    show("recovery", [&] {
        std::vector<recovery::Abandoned> abandoned;
        abandoned.push_back({journal, std::move(*recovery::JournalLock::take(journal)),
                             tl::unexpected<std::string>("a reason why it cannot be read that takes a long sentence")});
        return std::make_unique<RecoveryDialog>(journals, std::move(abandoned), window.jobs(), &window);
    });
    show("merge", [&] {
        return std::make_unique<MergeDialog>(document, std::make_shared<const model::Model>(document.model()),
                                             "a file with a long name.dat", window.jobs(), &window);
    });
    if (!document.system().editing.pointBuilders.empty())
        show("points", [&] {
            ImportFile file;
            file.points.columns = {"x", "y", "z", "a column that has a long name"};
            return std::make_unique<ImportPointsDialog>(document, std::move(file), window.jobs(), &window);
        });
    if (!document.system().editing.polygonMakers.empty())
        show("polygons", [&] {
            ImportFile file;
            file.polygons.isModel = true;
            for (const auto* object : {"a long name of an object", "another one"})
                file.polygons.polygons.push_back({"a face", object, {{{0, 0, 0}, {9, 0, 0}, {9, 9, 0}}}, true});
            return std::make_unique<ImportPointsDialog>(document, std::move(file), window.jobs(), &window);
        });
    if (document.system().textCompiler != nullptr)
        show("text", [&] {
            return std::make_unique<ImportTextDialog>(std::vector<std::filesystem::path>{"paths.ipl"}, &document,
                                                      window.jobs(), &window);
        });
}

} // namespace navsmith::gui

// Opening and saving, off the GUI thread, with progress, questions and recent files.
#pragma once

#include "core/document/background_task.h"
#include "core/document/workspace.h"
#include "core/opening/find_documents.h"

#include <QObject>
#include <QStringList>

#include <deque>
#include <functional>

class QWidget;

namespace navsmith::gui {

class FileController : public QObject {
    Q_OBJECT

public:
    FileController(document::Workspace& workspace, QWidget& window);

    /// Opens what the paths lead to; several documents one after another.
    void open(const QStringList& paths);
    void openFilesByDialog();
    void openFolderByDialog();
    /// Asked before a document is saved; calls `goOn` if it may be, now or later. Empty: always.
    using BeforeSave = std::function<void(document::Document& document, std::function<void()> goOn)>;
    void setBeforeSave(BeforeSave ask) { beforeSave_ = std::move(ask); }

    /// `then` runs after a save that went well.
    void save(document::Document& document, std::function<void()> then = {});
    void saveAsByDialog(document::Document& document, std::function<void()> then = {});
    void saveInto(document::Document& document, const QString& folder, std::function<void()> then = {});
    /// Asks about unsaved changes, then closes and runs `then`; does neither if the user thinks better of it.
    void close(document::Document& document, std::function<void()> then = {});
    /// The same for all open documents.
    void closeAll(std::function<void()> then);

    [[nodiscard]] QStringList recent() const;
    void clearRecent();
    [[nodiscard]] bool isBusy() const { return task_.isRunning(); }
    [[nodiscard]] document::BackgroundTask& task() { return task_; }

Q_SIGNALS:
    void recentChanged();
    void told(const QString& message);

private:
    void openNext();
    void whenAllowed(document::Document& document, std::function<void()> save);
    void showOpened(const opening::OpenedDocument& opened);
    void write(document::Document& document, opening::PendingSave pending, bool replaceChanged,
               std::function<void()> then);
    void remember(const QString& path);
    void complain(const QString& title, const QStringList& lines);

    document::Workspace& workspace_;
    QWidget& window_;
    document::BackgroundTask task_;
    std::deque<opening::Candidate> queue_;
    BeforeSave beforeSave_;
};

} // namespace navsmith::gui

// What may follow a save in a game's folder: the other copy of the files is written as well, and an archive of which
// much is unused is built anew. Both after a question.
#pragma once

#include "core/document/job_queue.h"
#include "core/document/workspace.h"
#include "core/files/rebuild_archive.h"
#include "core/opening/game_copies.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <map>
#include <optional>

class QMessageBox;
class QWidget;

namespace navsmith::gui {

class AfterSave : public QObject {
    Q_OBJECT

public:
    AfterSave(document::Workspace& workspace, document::JobQueue& jobs, QWidget& window);

    /// What the document holds on the disk before a save.
    void beforeSave(const document::Document& document);
    /// After it: asks what there is to ask, does it, and runs `then` at the end, whatever came of it.
    void saved(document::Document& document, const opening::PendingSave& pending, const files::SaveReport& report,
               std::function<void()> then);
    /// Says how much of the document's archive is unused and offers to build it anew.
    void rebuildByDialog(document::Document& document);

Q_SIGNALS:
    void told(const QString& message);
    /// To be shown; `then`, which may be empty, is to be run when it has been read.
    void failed(const QString& title, const QStringList& lines, const std::function<void()>& then);

private:
    using Copies = std::vector<opening::OtherCopy>;
    struct Memory {
        opening::HeldBefore held;
        std::optional<bool> writeCopies; ///< the answer, if it was to be remembered
        bool offeredRebuild = false;
    };

    void look(document::Document& document, bool intoArchive, std::function<void()> then);
    void goOnWithCopies(document::Document& document, std::shared_ptr<Copies> copies, std::function<void()> then);
    void writeCopies(const std::shared_ptr<Copies>& copies, std::function<void()> then);
    void offerRebuild(document::Document& document, const files::ArchiveRoom& room, std::function<void()> then);
    /// Documents that came out of it go on as they are.
    void rebuild(const std::filesystem::path& archive, std::function<void()> then);
    QMessageBox* question(const char* name, const QString& title, const QString& text);

    document::JobQueue& jobs_;
    QWidget& window_;
    std::map<const document::Document*, Memory> memory_;
};

} // namespace navsmith::gui

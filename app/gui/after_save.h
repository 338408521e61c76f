// What may follow a save in a game folder: other copies of the files are updated, and an archive with much unused space
// is rebuilt. Both ask first.
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

/// Progress of a job, 0 to 1.
inline double fractionOf(std::uint64_t done, std::uint64_t total) {
    return total == 0 ? 1.0 : static_cast<double>(done) / static_cast<double>(total);
}

class AfterSave : public QObject {
    Q_OBJECT

public:
    AfterSave(document::Workspace& workspace, document::JobQueue& jobs, QWidget& window);

    /// Records what the files of the document hold on disk before a save.
    void beforeSave(const document::Document& document);
    /// Called after the save. Asks the necessary questions, acts on the answers, and always runs `then` at the end.
    void saved(document::Document& document, const opening::PendingSave& pending, const files::SaveReport& report,
               const std::function<void()>& then);
    /// Reports how much of the document's archive is unused and offers to rebuild it.
    void rebuildByDialog(document::Document& document);

Q_SIGNALS:
    void statusMessage(const QString& message);
    /// Show `lines`. Run `then`, which may be empty, once the user has dismissed the message.
    void failed(const QString& title, const QStringList& lines, const std::function<void()>& then);

private:
    using Copies = std::vector<opening::OtherCopy>;
    struct Memory {
        opening::HeldBefore held;
        std::optional<bool> writeCopies; ///< the answer, if the user asked to remember it
        bool offeredRebuild = false;
    };

    /// Looks for other copies of the files and, after a save into an archive, for unused room in it.
    void findCopiesAndRoom(document::Document& document, bool intoArchive, const std::function<void()>& then);
    void continueWithCopies(document::Document& document, const std::shared_ptr<Copies>& copies,
                            const std::function<void()>& then);
    void writeCopies(const std::shared_ptr<Copies>& copies, const std::function<void()>& then);
    void offerRebuild(document::Document& document, const files::ArchiveRoom& room, std::function<void()> then);
    /// Documents opened from the archive stay open.
    void rebuild(const std::filesystem::path& archive, const std::function<void()>& then);
    QMessageBox* question(const char* name, const QString& title, const QString& text);

    document::JobQueue& jobs_;
    QWidget& window_;
    std::map<const document::Document*, Memory> memory_;
};

} // namespace navsmith::gui

// Lists the documents that a crash left unsaved, with the amount of work in each, and offers to recover or discard
// them.
#pragma once

#include "app/gui/widgets/dialog.h"
#include "core/document/job_queue.h"
#include "core/document/journals.h"

#include <QStringList>

#include <vector>

class QPushButton;
class QTreeWidget;

namespace navsmith::gui {

/// Widgets: "recovery.list", "recovery.recover", "recovery.discard", "recovery.later". Documents that are neither
/// recovered nor discarded are offered again at the next start.
class RecoveryDialog : public Dialog {
    Q_OBJECT

public:
    RecoveryDialog(document::Journals& journals, std::vector<recovery::Abandoned> abandoned, document::JobQueue& jobs,
                   QWidget* parent);

    /// Remarks about the recovered documents, for the user.
    [[nodiscard]] const QStringList& remarks() const { return remarks_; }

    void reject() override;

private:
    void fill();
    void keepChoice();
    void enableButtons();
    [[nodiscard]] std::vector<std::size_t> selected() const;
    void recover();
    void recoverNext(std::vector<std::filesystem::path> paths);
    void recovered(const std::filesystem::path& path, tl::expected<document::ReadJournal, QString> read);
    void discardSelected();
    void closeIfDone();

    document::Journals& journals_;
    std::vector<recovery::Abandoned> abandoned_;
    QStringList remarks_;
    QTreeWidget* list_;
    std::vector<std::size_t> lastChoice_;
    QPushButton* recover_;
    QPushButton* discard_;
    QPushButton* later_;
    document::JobQueue& jobs_;
    bool busy_ = false; ///< a journal is being replayed
};

} // namespace navsmith::gui

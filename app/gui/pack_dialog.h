// Asks into which map a document's file is packed and under which name, and tells beforehand what that will do.
#pragma once

#include "core/document/document.h"
#include "core/document/job_queue.h"
#include "core/opening/packed_files.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace navsmith::gui {

class PackDialog : public QDialog {
    Q_OBJECT

public:
    /// `bytes`: size of what is packed.
    PackDialog(const document::Document& document, std::uint64_t bytes, document::JobQueue& jobs, QWidget* parent);

    /// What accept() has agreed to.
    [[nodiscard]] const std::optional<files::PlannedEntries>& planned() const { return planned_; }
    [[nodiscard]] bool backUpWhole() const;

private:
    struct Plan {
        files::Result<files::PlannedEntries> planned;
        std::optional<std::filesystem::path> loose; ///< the file that the game reads in its place
    };
    void browse();
    void proposeName();
    /// Works out what is asked for now; what was asked for before is dropped.
    void plan();
    void show(const Plan& plan);

    const systems::System& system_;
    std::uint64_t bytes_;
    QLineEdit* map_;
    QLineEdit* name_;
    QLabel* what_;
    QCheckBox* whole_;
    QDialogButtonBox* buttons_;
    std::optional<files::PlannedEntries> planned_;
    document::JobQueue& jobs_;
    document::JobQueue::Id planning_ = 0; ///< the plan that is being made, for what is asked for now
};

} // namespace navsmith::gui

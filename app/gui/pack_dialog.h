// Asks which map to pack a document's file into and under which name, and previews the result.
#pragma once

#include "app/gui/widgets/dialog.h"
#include "core/document/document.h"
#include "core/document/job_queue.h"
#include "core/opening/packed_files.h"

#include <optional>

class QCheckBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace navsmith::gui {

class PackDialog : public Dialog {
    Q_OBJECT

public:
    /// `bytes`: size of the file to pack.
    PackDialog(const document::Document& document, std::uint64_t bytes, document::JobQueue& jobs, QWidget* parent);

    /// The plan that the user accepted.
    [[nodiscard]] const std::optional<files::PlannedEntries>& planned() const { return planned_; }
    [[nodiscard]] bool backUpWhole() const;

private:
    struct Plan {
        files::Result<files::PlannedEntries> planned;
        std::optional<std::filesystem::path> loose; ///< the loose file that the game reads instead of the packed one
    };
    void browse();
    void proposeName();
    /// Makes a plan for the current input and drops the previous one.
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
    document::JobQueue::Id planning_ = 0; ///< job that makes the plan for the current input
};

} // namespace navsmith::gui

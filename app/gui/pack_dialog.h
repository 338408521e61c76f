// Asks into which map a document's file is packed and under which name, and tells beforehand what that will do.
#pragma once

#include "core/document/background_task.h"
#include "core/document/document.h"
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
    PackDialog(const document::Document& document, std::uint64_t bytes, QWidget* parent);

    /// What accept() has agreed to.
    [[nodiscard]] const std::optional<files::PlannedEntries>& planned() const { return planned_; }
    [[nodiscard]] bool backUpWhole() const;

private:
    void browse();
    void proposeName();
    /// Works out off the GUI thread what is asked for now; again, if that has changed meanwhile.
    void plan();
    void show(const files::Result<files::PlannedEntries>& result);

    const systems::System& system_;
    std::uint64_t bytes_;
    QLineEdit* map_;
    QLineEdit* name_;
    QLabel* what_;
    QCheckBox* whole_;
    QDialogButtonBox* buttons_;
    std::optional<files::PlannedEntries> planned_;
    bool stale_ = false;            ///< asked for something else while a plan was being made
    document::BackgroundTask task_; ///< last: ends first
};

} // namespace navsmith::gui

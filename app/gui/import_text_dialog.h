// Asks what to make from texts of a studio: files in a new folder, or a step of an open document. Shows the result.
#pragma once

#include "app/gui/text_dialog.h"
#include "core/document/document.h"

#include <QPointer>

#include <filesystem>
#include <memory>
#include <optional>

class QLineEdit;

namespace navsmith::gui {

class ImportTextDialog : public TextDialog {
    Q_OBJECT

public:
    /// `open`: a document of a system with a text compiler, or null.
    ImportTextDialog(std::vector<std::filesystem::path> texts, document::Document* open, document::JobQueue& jobs,
                     QWidget* parent);

    /// What the user accepted: one of the two.
    struct Accepted {
        std::optional<model::Change> change; ///< of the open document, which has not changed since
        std::vector<systems::OutputFile> files;
        QString folder;      ///< for the files
        QStringList leftOut; ///< a line each
    };
    /// Once, after the dialog was accepted.
    [[nodiscard]] Accepted takeAccepted();

private:
    struct Input;
    struct Result;
    static Result make(const Input& input, const document::JobQueue::Report& report);

    [[nodiscard]] bool isOver() const;
    [[nodiscard]] const systems::System& target() const;
    void browse();
    void chooseTarget();
    void plan();
    void show(std::shared_ptr<Result> result);
    void enableOk();

    std::vector<const systems::System*> systems_; ///< one for each map of the only game that has texts
    std::vector<std::filesystem::path> texts_;
    QPointer<document::Document> open_;
    QComboBox* target_;
    QLineEdit* folder_;
    QWidget* folderRow_;
    QComboBox* map_;
    QComboBox* lights_;
    QComboBox* arithmetic_;
    std::shared_ptr<Result> result_; ///< for the current choices; null while it is made
};

} // namespace navsmith::gui

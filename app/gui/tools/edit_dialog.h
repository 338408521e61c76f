// Asks for the arguments of an edit, previews the result in the viewport, and says what an edit of the whole document
// would change.
#pragma once

#include "core/document/document.h"
#include "core/document/job_queue.h"
#include "core/opening/map_edit.h"
#include "core/systems/edit.h"

#include <QDialog>
#include <QPointer>

#include <memory>
#include <string>
#include <vector>

class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;

namespace navsmith::gui {

class ParameterForm;

class EditDialog : public QDialog {
    Q_OBJECT

public:
    /// The edit must outlive the dialog.
    EditDialog(document::Document& document, const systems::Edit& edit, document::JobQueue& jobs,
               QWidget* parent = nullptr);
    ~EditDialog() override;

    /// Of an edit that takes long: makes the change first.
    void accept() override;
    /// Stops the work that is under way; else closes the dialog.
    void reject() override;
    void done(int result) override;
    /// False if there is nothing to ask: no parameters, and the edit fails, or takes nothing away and changes no
    /// values.
    [[nodiscard]] bool isNeeded() const;
    /// Marks of the edit in the view for the current arguments.
    [[nodiscard]] const symbol::Primitives& marks() const { return description_.marks; }

Q_SIGNALS:
    /// marks() may have changed.
    void described();

private:
    struct Work;
    using Made = tl::expected<opening::MapEditResult, model::EditError>;

    void tryOut();
    void describe();
    /// Of an edit that takes long: makes the change for the current arguments in a job and shows it.
    void make();
    void show(Made made);
    void setWorking(bool working);
    void follow();
    /// Shows what came of the arguments. `refusal`: why nothing did.
    void tell(const QString* refusal);
    /// The lines below the form.
    [[nodiscard]] std::string report() const;

    QPointer<document::Document> document_; ///< null after a reload has replaced the document
    const systems::Edit& edit_;
    std::vector<model::Element> selected_;
    QString label_; ///< undo label, made before the preview changes anything
    document::EditPreview preview_;
    systems::Elements result_;
    systems::Description description_;
    ParameterForm* form_;
    QLabel* told_;
    QPlainTextEdit* report_;
    QLabel* refusal_;
    QDialogButtonBox* buttons_;

    // Only for edits that take long -----------------------------------------------------------------------------------
    document::JobQueue& jobs_;
    document::JobQueue::Id job_ = 0; ///< 0: none
    std::shared_ptr<Work> work_;     ///< of that job
    bool made_ = false;              ///< the change for the current arguments is shown
    std::vector<std::string> notes_; ///< of that change
    bool acceptWhenMade_ = false;
    QPushButton* show_ = nullptr;
    QProgressBar* progress_ = nullptr;
};

} // namespace navsmith::gui

// Asks for the arguments of an edit, previews the result in the viewport, and says what an edit of the whole document
// would change.
#pragma once

#include "app/gui/tools/edit_maker.h"
#include "app/gui/widgets/dialog.h"
#include "core/checks/rule.h"
#include "core/document/document.h"
#include "core/document/job_queue.h"
#include "core/document/last_operation.h"
#include "core/systems/edit.h"

#include <QPointer>

#include <memory>
#include <span>
#include <string>

class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;

namespace navsmith::gui {

class ParameterForm;

class EditDialog : public Dialog {
    Q_OBJECT

public:
    /// The edit must outlive the dialog.
    EditDialog(document::Document& document, const systems::Edit& edit, document::JobQueue& jobs,
               QWidget* parent = nullptr);
    ~EditDialog() override;

    /// Replaces these arguments of the form, as if the user had.
    void setArguments(std::span<const checks::FixArgument> arguments);
    /// Makes the change first if it is pending.
    void accept() override;
    /// Stops the work that is under way; else closes the dialog.
    void reject() override;
    void done(int result) override;
    /// False if there is nothing to ask: no parameters, and the edit fails, or takes nothing away and changes no
    /// values.
    [[nodiscard]] bool isNeeded() const;
    /// Marks of the edit in the view for the current arguments.
    [[nodiscard]] const symbol::Primitives& marks() const { return maker_->outcome().description.marks; }

Q_SIGNALS:
    /// marks() may have changed.
    void described();

private:
    /// Shows the result for the arguments.
    void showOutcome();
    /// The lines below the form.
    [[nodiscard]] std::string report() const;

    QPointer<document::Document> document_; ///< null after a reload has replaced the document
    const systems::Edit& edit_;
    document::Operation operation_; ///< of the state before the preview
    std::unique_ptr<EditMaker> maker_;
    ParameterForm* form_;
    QLabel* description_;
    QPlainTextEdit* report_;
    QLabel* refusal_;
    QDialogButtonBox* buttons_;
    bool acceptWhenMade_ = false;
};

} // namespace navsmith::gui

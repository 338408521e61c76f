// Asks for an edit's numbers and shows in the viewport what it would do.
#pragma once

#include "core/document/document.h"
#include "core/systems/edit.h"

#include <QDialog>
#include <QPointer>

class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;

namespace navsmith::gui {

class ParameterForm;

class EditDialog : public QDialog {
    Q_OBJECT

public:
    /// The edit must outlive the dialog.
    EditDialog(document::Document& document, const systems::Edit& edit, QWidget* parent = nullptr);

    void done(int result) override;
    /// What the edit marks in the view, by the values as they are.
    [[nodiscard]] const symbol::Primitives& marks() const { return description_.marks; }

Q_SIGNALS:
    /// marks() may be others than before.
    void described();

private:
    void tryOut();

    QPointer<document::Document> document_; ///< a reload on the disk's behalf may take it away
    const systems::Edit& edit_;
    std::vector<model::Element> selected_;
    QString label_; ///< of the step, from before anything is tried out
    document::EditPreview preview_;
    systems::Elements result_;
    systems::Description description_;
    ParameterForm* form_;
    QLabel* told_;
    QPlainTextEdit* report_; ///< there if the edit ever has one
    QLabel* refusal_;
    QDialogButtonBox* buttons_;
};

} // namespace navsmith::gui

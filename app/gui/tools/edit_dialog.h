// Asks for the arguments of an edit and previews the result in the viewport.
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
    /// Marks of the edit in the view for the current arguments.
    [[nodiscard]] const symbol::Primitives& marks() const { return description_.marks; }

Q_SIGNALS:
    /// marks() may have changed.
    void described();

private:
    void tryOut();

    QPointer<document::Document> document_; ///< null after a reload has replaced the document
    const systems::Edit& edit_;
    std::vector<model::Element> selected_;
    QString label_; ///< undo label, made before the preview changes anything
    document::EditPreview preview_;
    systems::Elements result_;
    systems::Description description_;
    ParameterForm* form_;
    QLabel* told_;
    QPlainTextEdit* report_; ///< null unless the edit can have a report
    QLabel* refusal_;
    QDialogButtonBox* buttons_;
};

} // namespace navsmith::gui

// Asks for the arguments of an edit, previews the result in the viewport, and says what an edit of the whole document
// would change.
#pragma once

#include "core/document/document.h"
#include "core/systems/edit.h"

#include <QDialog>
#include <QPointer>

#include <string>

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
    /// False if there is nothing to ask: no parameters, and the edit fails, or takes nothing away and changes no
    /// values.
    [[nodiscard]] bool isNeeded() const;
    /// Marks of the edit in the view for the current arguments.
    [[nodiscard]] const symbol::Primitives& marks() const { return description_.marks; }

Q_SIGNALS:
    /// marks() may have changed.
    void described();

private:
    void tryOut();
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
};

} // namespace navsmith::gui

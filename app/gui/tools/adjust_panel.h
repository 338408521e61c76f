// A small window with the numbers of the last operation: changing one does it again from the state before it.
#pragma once

#include "app/gui/widgets/dialog.h"
#include "core/document/last_operation.h"
#include "core/document/workspace.h"

#include <QPointer>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace navsmith::gui {

class ParameterForm;

/// Stays open while people work, and follows what they do. Widgets: "adjust.title", "adjust.message", "adjust.again",
/// and the fields of a ParameterForm.
class AdjustPanel : public Dialog {
    Q_OBJECT

public:
    AdjustPanel(document::Workspace& workspace, QWidget* parent);

Q_SIGNALS:
    /// An operation that takes long is to be done again: its dialog asks for the numbers.
    void againRequested(navsmith::document::Document* document);

protected:
    /// Esc closes this window, and does nothing in the main window.
    bool event(QEvent* event) override;
    /// The first number is ready to be typed over.
    void showEvent(QShowEvent* event) override;

private:
    void follow(document::Document* document);
    /// Shows the operation, if it is not shown already.
    void refresh();
    void adjust();
    void tell(const QString& message);

    document::Workspace& workspace_;
    QPointer<document::LastOperation> last_; ///< of the active document
    document::FixedParameters parameters_;   ///< of the form
    QVBoxLayout* content_;
    QLabel* title_;
    ParameterForm* form_ = nullptr;
    QLabel* message_;
    QPushButton* again_;
    bool adjusting_ = false;
};

} // namespace navsmith::gui

// What all dialogs of the program are: they fit the screen, and Tab goes through them in the order of reading.
#pragma once

#include <QDialog>
#include <QRect>

class QDialogButtonBox;

namespace navsmith::gui {

/// A subclass makes its layout as in any dialog. What does not fit the screen scrolls, above the buttons at the end of
/// the layout.
class Dialog : public QDialog {
    Q_OBJECT

public:
    using QDialog::QDialog;

    void setVisible(bool visible) override;
    /// Opens beside a part of the screen that people want to look at meanwhile, as far as there is room.
    void keepClearOf(const QRect& part) { clear_ = part; }

protected:
    /// Its buttons accept and reject the dialog.
    void connectButtons(QDialogButtonBox* buttons);
    bool focusNextPrevChild(bool next) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    class ContentArea;

    void makeScrollable();
    /// The content needs more room than before.
    void grow(QSize missing);

    ContentArea* scroll_ = nullptr;
    QRect clear_; ///< empty: nothing
};

} // namespace navsmith::gui

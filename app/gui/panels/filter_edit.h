// The filter above a table: an expression over a type's properties, with completion, or plain text to search for.
#pragma once

#include "core/model/schema.h"

#include <QLineEdit>
#include <QTimer>

class QStringListModel;

namespace navsmith::gui {

class FilterEdit : public QLineEdit {
    Q_OBJECT

public:
    /// `schema` must outlive it.
    FilterEdit(const model::Schema& schema, model::ElementTypeId type, QWidget* parent = nullptr);

    /// Shows an error in the tooltip, with a red border if `red`. An empty message clears both.
    void setError(const QString& message, bool red);
    /// Shows what is doubtful about a valid expression, with a red border.
    void setDoubts(const QString& message);
    [[nodiscard]] bool isRed() const { return red_; }
    /// Whether Escape clears the text before it does anything else, as above a table. In a dialog it closes the dialog.
    void setEscapeClears(bool clears) { escapeClears_ = clears; }
    /// Completions that may follow the text: properties, and the values of the property being compared.
    [[nodiscard]] QStringList wordsFor(const QString& text) const;

Q_SIGNALS:
    /// Emitted shortly after the last key press, or at once on Enter.
    void filterChanged(const QString& text);
    /// Enter while completions are listed, of which none is chosen.
    void entered();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void enforceInvariants();

    const model::Schema& schema_;
    model::ElementTypeId type_;
    QTimer delay_;
    QStringListModel* words_;
    QString help_;
    bool red_ = false;
    bool escapeClears_ = true;
};

} // namespace navsmith::gui

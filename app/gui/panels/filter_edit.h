// The line above a table: an expression over a type's properties, completed while it is typed, or text to find.
#pragma once

#include "core/model/schema.h"

#include <QLineEdit>
#include <QTimer>

class QStringListModel;

namespace navsmith::gui {

class FilterEdit : public QLineEdit {
    Q_OBJECT

public:
    /// `type` must outlive it.
    explicit FilterEdit(const model::ElementType& type, QWidget* parent = nullptr);

    /// Shows what is wrong with the text: a red border and the words in the tool tip. Neither for an empty text; `red`
    /// false: the tool tip alone.
    void setError(const QString& message, bool red);
    [[nodiscard]] bool isRed() const { return red_; }
    /// Words that may follow the text: properties, and the values of the one that is compared.
    [[nodiscard]] QStringList wordsFor(const QString& text) const;

Q_SIGNALS:
    /// A moment after the last key, or at once with Enter.
    void settled(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void enforceInvariants();

    const model::ElementType& type_;
    QTimer delay_;
    QStringListModel* words_;
    QString help_;
    bool red_ = false;
};

} // namespace navsmith::gui

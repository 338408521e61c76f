// A titled group in a panel that folds away.
#pragma once

#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace navsmith::gui {

class CollapsibleSection : public QWidget {
    Q_OBJECT

public:
    /// Takes the content over. The header's objectName is this one's with ".header" behind it.
    CollapsibleSection(const QString& title, QWidget* content, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const;
    [[nodiscard]] bool isExpanded() const { return expanded_; }
    void setExpanded(bool expanded);
    /// Shows the content whatever the user chose, without changing that choice: for a search.
    void setForcedOpen(bool forced);
    [[nodiscard]] bool isOpen() const { return expanded_ || forced_; }
    void setName(const QString& objectName);

Q_SIGNALS:
    /// By the user or by setExpanded.
    void toggled(bool expanded);
    /// The content came into sight or went out of it.
    void opened(bool open);

private:
    void apply();

    QToolButton* header_;
    QWidget* content_;
    bool expanded_ = true;
    bool forced_ = false;
};

} // namespace navsmith::gui

// A titled group in a panel that can be collapsed.
#pragma once

#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace navsmith::gui {

class CollapsibleSection : public QWidget {
    Q_OBJECT

public:
    /// Takes ownership of the content. The objectName of the header is this widget's with ".header" appended.
    CollapsibleSection(const QString& title, QWidget* content, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const;
    [[nodiscard]] bool isExpanded() const { return expanded_; }
    void setExpanded(bool expanded);
    /// Shows the content even if the user collapsed the section, for a search; remembers the user's state.
    void setForcedOpen(bool forced);
    [[nodiscard]] bool isOpen() const { return expanded_ || forced_; }
    void setName(const QString& objectName);

Q_SIGNALS:
    /// The user or setExpanded() changed the state.
    void toggled(bool expanded);
    /// The content became visible or hidden.
    void opened(bool open);

private:
    void apply();

    QToolButton* header_;
    QWidget* content_;
    bool expanded_ = true;
    bool forced_ = false;
};

} // namespace navsmith::gui

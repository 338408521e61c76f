// Lists the bookmarks of the document; renames, moves, deletes and opens them.
#pragma once

#include "app/gui/search/bookmarks.h"
#include "app/gui/widgets/dialog.h"

class QListWidget;
class QPushButton;

namespace navsmith::gui {

/// Widgets: "bookmarks.list", "bookmarks.go", "bookmarks.rename", "bookmarks.up", "bookmarks.down",
/// "bookmarks.delete".
class BookmarksDialog : public Dialog {
    Q_OBJECT

public:
    explicit BookmarksDialog(Bookmarks& bookmarks, QWidget* parent = nullptr);

Q_SIGNALS:
    void goTo(std::size_t index);

private:
    void fill();
    void enable();
    [[nodiscard]] std::size_t current() const;

    Bookmarks& bookmarks_;
    QListWidget* list_;
    std::vector<QPushButton*> needCurrent_;
    QPushButton* up_;
    QPushButton* down_;
    bool filling_ = false;
};

} // namespace navsmith::gui

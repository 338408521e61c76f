// Tables of a document's elements, one tab for each type.
#pragma once

#include "core/document/document.h"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QTabWidget;
class QToolButton;

namespace navsmith::gui {

class CommandSet;
class TablePage;

/// Synchronises values and selection with the document in both directions. Widgets: "tables", "tables.follow",
/// "table.TYPE", "filter.TYPE", "count.TYPE".
class ElementTable : public QWidget {
    Q_OBJECT

public:
    explicit ElementTable(CommandSet& commands, QWidget* parent = nullptr);
    ~ElementTable() override;

    /// May be null. The tables drop a document that is deleted.
    void setDocument(document::Document* document);
    [[nodiscard]] document::Document* document() const { return document_; }

    /// Activates the tab of a type, and shows the column of a property, if it is named.
    void showType(model::ElementTypeId type, std::string_view property = {});
    [[nodiscard]] model::ElementTypeId type() const;

Q_SIGNALS:
    /// Message for the status bar: a value was clamped or rounded.
    void statusMessage(const QString& message);
    /// Double click, Enter or context menu: show this element in the view.
    void goTo(navsmith::model::Element element);

private:
    void makePages();
    /// Shows what is selected, and its type if people want that and have not selected it here.
    void followSelection();

    CommandSet& commands_;
    QPointer<document::Document> document_;
    std::shared_ptr<const model::Schema> schema_; ///< schema of the pages
    std::vector<TablePage*> pages_;               ///< indexed by type
    QTabWidget* tabs_;
    QToolButton* follow_; ///< shows the type of what is selected
    QLabel* hint_;
};

} // namespace navsmith::gui

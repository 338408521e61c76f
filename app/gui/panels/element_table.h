// Tables of the elements of the document in front.
#pragma once

#include "core/document/document.h"

#include <QPointer>
#include <QWidget>

#include <map>
#include <string_view>

class QLabel;
class QStackedLayout;
class QToolButton;

namespace navsmith::gui {

class CommandSet;
class DocumentTables;

/// Synchronises values and selection with the document in both directions. Each document has tables of its own from
/// when it is first shown, so that order, filter and place stay while others are shown. Widgets: "tables",
/// "tables.follow", "table.TYPE", "filter.TYPE", "count.TYPE".
class ElementTable : public QWidget {
    Q_OBJECT

public:
    explicit ElementTable(CommandSet& commands, QWidget* parent = nullptr);
    ~ElementTable() override;

    /// May be null. Tables go with their document.
    void setDocument(document::Document* document);
    [[nodiscard]] document::Document* document() const { return document_; }
    /// Those of the document; null if there is none.
    [[nodiscard]] DocumentTables* tables() const { return shown_; }

    /// Activates the tab of a type, and shows the column of a property, if it is named.
    void showType(model::ElementTypeId type, std::string_view property = {});
    [[nodiscard]] model::ElementTypeId type() const;

Q_SIGNALS:
    /// Message for the status bar: a value was clamped or rounded.
    void statusMessage(const QString& message);
    /// Double click, Enter or context menu: show this element in the view.
    void goTo(navsmith::model::Element element);

private:
    DocumentTables& tablesOf(document::Document& document);
    void remove(const QObject* document);
    /// Shows the tables of the document, or that there is none.
    void show(DocumentTables* tables);
    /// Shows what is selected, and its type if people want that and have not selected it here.
    void followSelection();

    CommandSet& commands_;
    QPointer<document::Document> document_;
    std::map<const QObject*, DocumentTables*> tables_; ///< by document
    DocumentTables* shown_ = nullptr;
    QStackedLayout* stack_;
    QToolButton* follow_; ///< shows the type of what is selected
    QLabel* hint_;
};

} // namespace navsmith::gui

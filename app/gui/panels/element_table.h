// Tables of a document's elements, a tab a type.
#pragma once

#include "core/document/document.h"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QTabWidget;

namespace navsmith::gui {

class CommandSet;
class TablePage;

/// In step with the document's values and selection, both ways. Widgets: "tables", "table.KIND", "filter.KIND",
/// "count.KIND".
class ElementTable : public QWidget {
    Q_OBJECT

public:
    explicit ElementTable(CommandSet& commands, QWidget* parent = nullptr);
    ~ElementTable() override;

    /// May be null. The tables let go of a document that is deleted.
    void setDocument(document::Document* document);
    [[nodiscard]] document::Document* document() const { return document_; }

    /// Brings a type's tab to the front.
    void showType(model::ElementTypeId type);
    [[nodiscard]] model::ElementTypeId type() const;

Q_SIGNALS:
    /// For the status bar: a value was held inside its range, or rounded.
    void told(const QString& message);
    /// Double click, Enter, or the menu: the user wants to see this element.
    void goTo(navsmith::model::Element element);

private:
    void makePages();

    CommandSet& commands_;
    QPointer<document::Document> document_;
    std::shared_ptr<const model::Schema> schema_; ///< of the pages
    std::vector<TablePage*> pages_;               ///< by type
    QTabWidget* tabs_;
    QLabel* hint_;
};

} // namespace navsmith::gui

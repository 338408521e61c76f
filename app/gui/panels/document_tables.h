// The tables of one document, a tab for each element type.
#pragma once

#include "core/document/document.h"

#include <QTabWidget>

#include <memory>
#include <string_view>
#include <vector>

namespace navsmith::gui {

class CommandSet;
class TablePage;

class DocumentTables : public QTabWidget {
    Q_OBJECT

public:
    DocumentTables(CommandSet& commands, document::Document& document, QWidget* parent = nullptr);
    ~DocumentTables() override;

    [[nodiscard]] const std::shared_ptr<const model::Schema>& schema() const { return schema_; }
    /// Activates the tab of a type, and shows the column of a property, if it is named.
    void showType(model::ElementTypeId type, std::string_view property = {});
    [[nodiscard]] model::ElementTypeId type() const;
    /// A selection is being made with the mouse or the keys in one of the tables.
    [[nodiscard]] bool isChoosing() const;
    /// Shows what is selected in the document.
    void followSelection();
    /// The document is being deleted: shows nothing more of it.
    void release();

Q_SIGNALS:
    /// See ElementTable.
    void statusMessage(const QString& message);
    void goTo(navsmith::model::Element element);

private:
    std::shared_ptr<const model::Schema> schema_;
    std::vector<TablePage*> pages_; ///< indexed by type
};

} // namespace navsmith::gui

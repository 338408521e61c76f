// Shows the lists of the selected element. Their entries have no identity and may number hundreds, so they are in a
// table.
#pragma once

#include "core/document/document.h"
#include "core/model/property.h"

#include <QAbstractTableModel>
#include <QPointer>
#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QTableView;
class QToolButton;

namespace navsmith::gui {

/// One list of one element.
class EntriesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// A null document or no list: the model is empty.
    void setList(document::Document* document, const std::optional<model::ListOf>& list);
    [[nodiscard]] std::optional<model::Element> elementAt(const QModelIndex& index) const;
    /// Removes entries from the list as one undo step.
    void remove(std::vector<int> rows);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

private:
    [[nodiscard]] bool valid() const;
    [[nodiscard]] const model::ListSpec& spec() const;
    void change(const QString& title, const std::function<bool(model::ListEntries&)>& edit);

    QPointer<document::Document> document_;
    std::optional<model::ListOf> list_;
};

/// Widgets: "lists.list", "lists.table", "lists.remove", "lists.hint".
class ListPanel : public QWidget {
    Q_OBJECT

public:
    explicit ListPanel(QWidget* parent = nullptr);

    /// May be null.
    void setDocument(document::Document* document);

Q_SIGNALS:
    void goTo(navsmith::model::Element element);

private:
    void refresh();
    void showList();

    QPointer<document::Document> document_;
    model::Element element_;
    EntriesModel* entries_;
    QComboBox* list_;
    QLabel* hint_;
    QTableView* table_;
    QToolButton* remove_;
    std::string lastList_; ///< id of the list that the user selected last
};

} // namespace navsmith::gui

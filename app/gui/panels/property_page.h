// The properties of one type, in the sections of its schema.
#pragma once

#include "app/gui/panels/property_field.h"
#include "core/model/change.h"

#include <QWidget>

#include <vector>

class QFormLayout;
class QLabel;

namespace navsmith::gui {

class CollapsibleSection;

class PropertyPage : public QWidget {
    Q_OBJECT

public:
    /// `schema` must outlive the page.
    PropertyPage(const model::Schema& schema, model::ElementTypeId type, QWidget* parent = nullptr);

    [[nodiscard]] model::ElementTypeId type() const { return type_; }

    /// Shows other rows; reads the visible fields.
    void show(const model::Model& model, std::vector<model::Slot> rows);
    [[nodiscard]] const std::vector<model::Slot>& rows() const { return rows_; }
    /// Rereads the visible fields that the change may affect; hidden ones are reread when they become visible.
    void follow(const model::Model& model, const model::Change& change);
    /// Reads the visible fields that are out of date.
    void refresh(const model::Model& model);
    /// Shows only properties whose title, id, help or section contains the text; all if it is empty.
    void search(const model::Model& model, const QString& text);
    /// Whether the last search has left anything to show.
    [[nodiscard]] bool hasMatch() const;
    /// All uncommitted edits.
    std::vector<PropertyField::Edit> takePending();

Q_SIGNALS:
    void edited(const navsmith::gui::PropertyField::Edit& edit);
    void left();
    void goTo(navsmith::model::Element element);
    /// A section with fields that are out of date became visible: call refresh().
    void stale();

private:
    struct Row {
        PropertyField* field;
        CollapsibleSection* section;
        QFormLayout* form;
        bool matches = true;
        bool fresh = false;
    };

    void add(const model::PropertySpec& property, CollapsibleSection* section, QFormLayout* form);
    CollapsibleSection* addSection(const QString& title, const QString& id, QFormLayout*& form);
    void showRows();
    void alignLabels();

    const model::Schema& schema_;
    model::ElementTypeId type_;
    std::vector<Row> fields_;
    std::vector<CollapsibleSection*> sections_;
    std::vector<QLabel*> labels_;
    QLabel* noMatch_; ///< shown in place of the properties
    std::vector<model::Slot> rows_;
};

} // namespace navsmith::gui

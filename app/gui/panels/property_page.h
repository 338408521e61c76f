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

    /// The rows to show from now on; reads those fields that are in sight.
    void show(const model::Model& model, std::vector<model::Slot> rows);
    [[nodiscard]] const std::vector<model::Slot>& rows() const { return rows_; }
    /// Reads again what the change may concern, of the fields in sight; the others when they come into sight.
    void follow(const model::Model& model, const model::Change& change);
    /// Reads those fields in sight that have not been read since the rows or their values changed.
    void refresh(const model::Model& model);
    /// Only properties that have the text in their title, id or help; all for no text.
    void search(const model::Model& model, const QString& text);
    /// Every edit that has been typed and not yet taken over.
    std::vector<PropertyField::Edit> takePending();

Q_SIGNALS:
    void edited(const navsmith::gui::PropertyField::Edit& edit);
    void left();
    void goTo(navsmith::model::Element element);
    /// A section came into sight that may not have been read yet: refresh() is wanted.
    void stale();

private:
    struct Row {
        PropertyField* field;
        CollapsibleSection* section;
        QFormLayout* form;
        bool found = true;
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
    std::vector<model::Slot> rows_;
};

} // namespace navsmith::gui

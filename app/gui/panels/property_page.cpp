#include "app/gui/panels/property_page.h"

#include "app/gui/panels/collapsible_section.h"
#include "app/gui/panels/schema_text.h"

#include <QFormLayout>
#include <QLabel>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

using model::PropertySpec;
using model::PropertyType;

namespace {

/// Pixels; longer titles wrap to leave room for the fields.
constexpr int kWidestLabel = 120;
/// Sections whose collapsed state the user has changed from the default.
constexpr auto kFoldSettings = "panels/properties/folds";

bool concerns(const PropertySpec& property, model::ElementTypeId type, const model::Change& change) {
    // Derived values and element names may depend on anything.
    if (property.derived() || property.type == PropertyType::Reference)
        return true;
    // Whether a file has the property depends on its version, which is in the file's own row.
    return std::ranges::any_of(change.columns, [&](const model::ColumnChange& c) {
        if (property.present != nullptr && c.type == model::kFileType)
            return true;
        return c.type == type && (c.column == property.column ||
                                  std::ranges::find(property.components, c.column) != property.components.end());
    });
}

} // namespace

PropertyPage::PropertyPage(const model::Schema& schema, model::ElementTypeId type, QWidget* parent)
    : QWidget(parent), schema_(schema), type_(type), noMatch_(new QLabel(tr("No property matches."), this)) {
    const auto& spec = schema.type(type);
    setObjectName(QStringLiteral("property.page.%1").arg(fromUtf8(spec.id)));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 2, 4);
    layout->setSpacing(4);
    noMatch_->setObjectName(QStringLiteral("property.noMatch"));
    noMatch_->setForegroundRole(QPalette::PlaceholderText);
    noMatch_->hide();
    layout->addWidget(noMatch_);

    struct Group {
        std::string_view title;
        CollapsibleSection* section;
        QFormLayout* form;
    };
    std::vector<Group> groups;
    for (const auto& property : spec.properties) {
        if (property.advanced)
            continue;
        auto group = std::ranges::find(groups, property.section, &Group::title);
        if (group == groups.end()) {
            QFormLayout* form = nullptr;
            auto* section = addSection(capitalised(fromUtf8(property.section)), fromUtf8(property.section), form);
            group = groups.insert(groups.end(), {property.section, section, form});
        }
        add(property, group->section, group->form);
    }
    if (std::ranges::any_of(spec.properties, &PropertySpec::advanced)) {
        QFormLayout* form = nullptr;
        auto* section = addSection(tr("Raw fields"), QStringLiteral("raw"), form);
        for (const auto& property : spec.properties) {
            if (property.advanced)
                add(property, section, form);
        }
    }
    layout->addStretch(1);
    alignLabels();
}

void PropertyPage::alignLabels() {
    int width = 0;
    for (const auto* label : labels_)
        width = std::max(width, label->sizeHint().width());
    for (auto* label : labels_) {
        label->setMinimumWidth(std::min(width, kWidestLabel));
        label->setWordWrap(label->sizeHint().width() > kWidestLabel);
    }
}

CollapsibleSection* PropertyPage::addSection(const QString& title, const QString& id, QFormLayout*& form) {
    auto* content = new QWidget;
    form = new QFormLayout(content);
    form->setContentsMargins(8, 2, 0, 6);
    form->setHorizontalSpacing(10);
    form->setVerticalSpacing(4);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    auto* section = new CollapsibleSection(title, content, this);
    const auto typeId = fromUtf8(schema_.type(type_).id);
    section->setName(QStringLiteral("section.%1.%2").arg(typeId, id.toLower().replace(u' ', u'_')));
    layout()->addWidget(section);
    sections_.push_back(section);

    const bool opensAtFirst = id != u"raw";
    const auto key = QStringLiteral("%1/%2/%3").arg(fromUtf8(schema_.id), typeId, id);
    section->setExpanded(opensAtFirst != QSettings().value(kFoldSettings).toStringList().contains(key));
    connect(section, &CollapsibleSection::toggled, this, [key, opensAtFirst](bool expanded) {
        QSettings settings;
        auto turned = settings.value(kFoldSettings).toStringList();
        turned.removeAll(key);
        if (expanded != opensAtFirst)
            turned << key;
        settings.setValue(kFoldSettings, turned);
    });
    connect(section, &CollapsibleSection::opened, this, [this](bool open) {
        if (open)
            Q_EMIT stale();
    });
    return section;
}

void PropertyPage::add(const PropertySpec& property, CollapsibleSection* section, QFormLayout* form) {
    auto* field = PropertyField::make(schema_.type(type_), type_, property, form->parentWidget());
    if (field->hasOwnTitle()) {
        form->addRow(field);
    } else {
        auto* label = new QLabel(field->title(), form->parentWidget());
        label->setToolTip(field->toolTip());
        label->setBuddy(field->focusProxy());
        labels_.push_back(label);
        form->addRow(label, field);
    }
    connect(field, &PropertyField::edited, this, &PropertyPage::edited);
    connect(field, &PropertyField::left, this, &PropertyPage::left);
    connect(field, &PropertyField::goTo, this, &PropertyPage::goTo);
    fields_.push_back({field, section, form});
}

void PropertyPage::show(const model::Model& model, std::vector<model::Slot> rows) {
    rows_ = std::move(rows);
    for (auto& row : fields_)
        row.fresh = false;
    refresh(model);
}

void PropertyPage::follow(const model::Model& model, const model::Change& change) {
    for (auto& row : fields_) {
        if (concerns(row.field->property(), type_, change))
            row.fresh = false;
    }
    refresh(model);
}

void PropertyPage::refresh(const model::Model& model) {
    if (rows_.empty())
        return;
    for (auto& row : fields_) {
        if (row.fresh || !row.matches || !row.section->isOpen())
            continue;
        row.field->refresh(model, rows_);
        row.fresh = true;
    }
    showRows();
}

void PropertyPage::search(const model::Model& model, const QString& text) {
    const auto needle = text.trimmed();
    for (auto& row : fields_) {
        const auto& property = row.field->property();
        row.matches = needle.isEmpty() || fromUtf8(property.title).contains(needle, Qt::CaseInsensitive) ||
                      fromUtf8(property.id).contains(needle, Qt::CaseInsensitive) ||
                      row.section->title().contains(needle, Qt::CaseInsensitive) ||
                      fromUtf8(property.help).contains(needle, Qt::CaseInsensitive);
    }
    for (auto* section : sections_)
        section->setForcedOpen(!needle.isEmpty());
    refresh(model);
    showRows();
}

bool PropertyPage::hasMatch() const {
    return std::ranges::any_of(fields_, [](const Row& row) { return row.matches && row.field->isPresent(); });
}

void PropertyPage::showRows() {
    noMatch_->setVisible(!hasMatch());
    for (auto* section : sections_) {
        bool any = false;
        for (const auto& row : fields_) {
            if (row.section != section)
                continue;
            const bool visible = row.matches && row.field->isPresent();
            any = any || visible;
            if (row.form->isRowVisible(row.field) != visible)
                row.form->setRowVisible(row.field, visible);
        }
        section->setVisible(any);
    }
}

std::vector<PropertyField::Edit> PropertyPage::takePending() {
    std::vector<PropertyField::Edit> edits;
    for (auto& row : fields_) {
        if (auto edit = row.field->takePending())
            edits.push_back(std::move(*edit));
    }
    return edits;
}

} // namespace navsmith::gui

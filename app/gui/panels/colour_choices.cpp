#include "app/gui/panels/colour_choices.h"

#include "app/gui/panels/display_panel.h"
#include "app/gui/panels/property_content.h"
#include "app/gui/panels/schema_text.h"

#include <QStandardItemModel>

#include <algorithm>

namespace navsmith::gui {

using document::Document;
using model::ElementTypeId;
using model::PropertySpec;
using model::PropertyType;

namespace {

/// Coloured by its height.
bool isPlace(const PropertySpec& property) {
    return property.type == PropertyType::Vector && property.components.size() == 3;
}

bool canColour(const Document& document, const PropertySpec& property) {
    const bool suits = property.type == PropertyType::Bool || property.type == PropertyType::Integer ||
                       property.type == PropertyType::Number || property.type == PropertyType::Enum ||
                       property.type == PropertyType::Reference || isPlace(property);
    return suits && occurs(document.model(), property);
}

} // namespace

QString colourTitle(const PropertySpec& property) {
    const auto title = fromUtf8(property.title);
    return isPlace(property) ? DisplayPanel::tr("%1 (height)").arg(title) : title;
}

std::vector<ColourGroup> colourGroups(const Document& document, ElementTypeId type) {
    std::vector<ColourGroup> groups;
    const auto add = [&](const QString& title, ColourChoice choice) {
        auto group = std::ranges::find(groups, title, &ColourGroup::title);
        if (group == groups.end())
            group = groups.insert(groups.end(), {title, {}});
        group->choices.push_back(std::move(choice));
    };
    for (const auto& overlay : document.system().view.overlays) {
        if (overlay.type == type && (overlay.applies == nullptr || overlay.applies(document.model())))
            add(DisplayPanel::tr("Analysis"), {fromUtf8(overlay.id), fromUtf8(overlay.title), fromUtf8(overlay.help)});
    }
    const auto& spec = document.model().schema().type(type);
    for (const bool raw : {false, true}) {
        for (const auto& property : spec.properties) {
            if (property.advanced != raw || !canColour(document, property))
                continue;
            add(raw ? DisplayPanel::tr("Raw fields") : capitalised(fromUtf8(property.section)),
                {fromUtf8(property.id), colourTitle(property), propertyHelp(spec, property)});
        }
    }
    return groups;
}

QString firstColouring(const Document& document, ElementTypeId type) {
    const auto& properties = document.model().schema().type(type).properties;
    const auto first = std::ranges::find_if(
        properties, [&](const PropertySpec& property) { return canColour(document, property) && !isPlace(property); });
    return first == properties.end() ? QString() : fromUtf8(first->id);
}

void fill(QComboBox& box, const std::vector<ColourGroup>& groups) {
    auto* items = qobject_cast<QStandardItemModel*>(box.model());
    for (const auto& group : groups) {
        box.addItem(group.title);
        auto* heading = items->item(box.count() - 1);
        heading->setFlags(Qt::NoItemFlags);
        auto font = box.font();
        font.setBold(true);
        heading->setFont(font);
        for (const auto& choice : group.choices) {
            box.addItem(choice.title, choice.id);
            box.setItemData(box.count() - 1, choice.help, Qt::ToolTipRole);
        }
    }
}

} // namespace navsmith::gui

// What the elements of a type can be coloured by.
#pragma once

#include "core/document/document.h"

#include <QComboBox>
#include <QString>

#include <vector>

namespace navsmith::gui {

struct ColourChoice {
    QString id; ///< of a property or of an overlay
    QString title;
    QString help;
};

/// Choices under a heading in the list.
struct ColourGroup {
    QString title;
    std::vector<ColourChoice> choices;
};

/// The overlays first, then the sections of the properties that occur in the document, raw fields last.
std::vector<ColourGroup> colourGroups(const document::Document& document, model::ElementTypeId type);

/// The property to begin with; empty if there is none.
QString firstColouring(const document::Document& document, model::ElementTypeId type);

/// Tells what is coloured if it is not the value itself: "Position (height)".
QString colourTitle(const model::PropertySpec& property);

/// Fills a list with the groups under their headings, which cannot be selected.
void fill(QComboBox& box, const std::vector<ColourGroup>& groups);

} // namespace navsmith::gui

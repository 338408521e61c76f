// Search results for a text: elements, places, bookmarks and commands.
#pragma once

#include "app/gui/commands/command_set.h"
#include "app/gui/search/bookmarks.h"
#include "app/gui/search/go_to_box.h"
#include "core/document/document.h"
#include "core/systems/places.h"

#include <glm/vec3.hpp>

#include <functional>
#include <optional>
#include <vector>

namespace navsmith::gui {

/// Parses "x, y" or "x, y, z", separated by commas, semicolons or spaces; z is NaN if omitted.
std::optional<glm::vec3> parsePlace(const QString& text);

/// Elements whose name matches; `go` is called with the one that the user selects.
std::vector<Target> elementTargets(const document::Document& document, const QString& text,
                                   const std::function<void(model::Element)>& go);
/// The place whose coordinates the text contains, if any.
std::vector<Target> placeTargets(const QString& text, const std::function<void(glm::vec3)>& go);
/// Districts and other named places of the document's world.
std::vector<Target> namedPlaceTargets(const document::Document& document, const QString& text,
                                      const std::function<void(const systems::NamedPlace&)>& go);
/// Properties whose title, with that of their type, contains all words of the text; of types of which the document has
/// elements.
std::vector<Target> propertyTargets(const document::Document& document, const QString& text,
                                    const std::function<void(model::ElementTypeId, std::string_view property)>& go);
/// Bookmarks whose name contains all words of the text.
std::vector<Target> bookmarkTargets(const Bookmarks& bookmarks, const QString& text,
                                    const std::function<void(const Bookmark&)>& go);
/// Commands whose title, menu or help contains all words of the text, in the language of the window or in English, or
/// words of other programs for them. Titles that start with the text come first, then what other programs call so, then
/// the rest; among equals, commands of the open document's system. Disabled ones say why.
std::vector<Target> commandTargets(const CommandSet& commands, const QString& text);

} // namespace navsmith::gui

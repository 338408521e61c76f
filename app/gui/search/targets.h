// What a text may mean: an element, a place, a bookmark, a command.
#pragma once

#include "app/gui/commands/command_set.h"
#include "app/gui/search/bookmarks.h"
#include "app/gui/search/go_to_box.h"
#include "core/document/document.h"

#include <glm/vec3.hpp>

#include <functional>
#include <optional>
#include <vector>

namespace navsmith::gui {

/// "x, y" or "x, y, z", with commas, semicolons or spaces between; z is NaN if left out.
std::optional<glm::vec3> parsePlace(const QString& text);

/// Elements that are called so; `go` is given the one that is chosen.
std::vector<Target> elementTargets(const document::Document& document, const QString& text,
                                   const std::function<void(model::Element)>& go);
/// The place that the text names, if any.
std::vector<Target> placeTargets(const QString& text, const std::function<void(glm::vec3)>& go);
/// Bookmarks with all words of the text in their names.
std::vector<Target> bookmarkTargets(const Bookmarks& bookmarks, const QString& text,
                                    const std::function<void(const Bookmark&)>& go);
/// Commands of the window with all words of the text in title or menu, those that begin with it first.
std::vector<Target> commandTargets(const CommandSet& commands, const QString& text);

} // namespace navsmith::gui

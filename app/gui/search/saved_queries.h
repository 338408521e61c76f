// Expressions that the user keeps under a name, for each system, in the settings.
#pragma once

#include <QString>

#include <string_view>
#include <vector>

namespace navsmith::gui {

struct SavedQuery {
    QString name;
    QString type; ///< id of the element type
    QString expression;

    bool operator==(const SavedQuery&) const = default;
};

/// Sorted by name.
std::vector<SavedQuery> savedQueries(std::string_view system);
/// Replaces one of the same name.
void saveQuery(std::string_view system, const SavedQuery& query);
void forgetQuery(std::string_view system, const QString& name);

} // namespace navsmith::gui

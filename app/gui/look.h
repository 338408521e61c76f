// The view state of a document in a form that outlives it: types and rules by id, elements by file and place.
#pragma once

#include <QStringList>

namespace navsmith::gui {

class ViewState;

struct Look {
    QStringList hiddenTypes;  ///< element types, and groups of their rows as "TYPE.GROUP"
    QStringList lockedTypes;  ///< the same
    QStringList colourBy;     ///< element type and property; empty: the system's own colours
    QStringList hiddenRows;   ///< as written by query::nameRows()
    QStringList hiddenRules;  ///< ids of hidden check rules
    QStringList surfaces;     ///< of the map: one of render::surfaceLookIds()
    QStringList hiddenIssues; ///< rule, tab, and a line of query::nameRows()
    QStringList selections;   ///< stored under names: name, tab, and a line of query::nameRows()
    QStringList views;        ///< several 3D views, as written by layoutLines(); empty: one
    QStringList settings;     ///< SETTING=OPTION of those that are not the usual ones
};

[[nodiscard]] Look lookOf(const ViewState& view);

/// Ignores types, rules and elements that the document does not have.
void applyLook(const Look& look, ViewState& view);

} // namespace navsmith::gui

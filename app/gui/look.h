// How a document is looked at, in words that outlast it: types and rules by their ids, elements by file and place.
#pragma once

#include <QStringList>

namespace navsmith::gui {

class ViewState;

struct Look {
    QStringList hiddenTypes;
    QStringList lockedTypes;
    QStringList colourBy;     ///< type and property; empty: the system's own colours
    QStringList hiddenRows;   ///< as query::nameRows() says them
    QStringList hiddenRules;  ///< of the checks
    QStringList hiddenIssues; ///< rule, tab, and a line of query::nameRows()
};

[[nodiscard]] Look lookOf(const ViewState& view);

/// What the document has not got is left out.
void applyLook(const Look& look, ViewState& view);

} // namespace navsmith::gui

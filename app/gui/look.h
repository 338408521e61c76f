// How a document is looked at, in words that outlast it: types and rules by their ids, elements by file and place.
#pragma once

#include <QStringList>

namespace navsmith::document {
class Document;
class Problems;
} // namespace navsmith::document

namespace navsmith::gui {

class DisplayPanel;

struct Look {
    QStringList hiddenTypes;
    QStringList lockedTypes;
    QStringList colourBy;     ///< type and property; empty: the system's own colours
    QStringList hiddenRows;   ///< as query::nameRows() says them
    QStringList hiddenRules;  ///< of the checks
    QStringList hiddenIssues; ///< rule, tab, and a line of query::nameRows()
};

/// `problems` may be null: then it says nothing of those.
[[nodiscard]] Look lookOf(const document::Document& document, const DisplayPanel& display,
                          const document::Problems* problems);

/// The document must be the one that the panel shows. What it has not got is left out.
void applyLook(const Look& look, document::Document& document, DisplayPanel& display, document::Problems* problems);

} // namespace navsmith::gui

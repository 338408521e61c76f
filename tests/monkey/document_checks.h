// What must hold for every open document after whatever people did.
#pragma once

#include "core/document/document.h"
#include "core/document/issue_tracker.h"

#include <QStringList>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace navsmith::monkey {

class DocumentChecks {
public:
    /// Call when a document has been opened.
    void remember(const document::Document& document);
    void forget(const document::Document& document) { documents_.erase(&document); }
    /// What is wrong; empty if nothing is. Undoes and redoes the history. `issues` must be idle.
    [[nodiscard]] QStringList check(document::Document& document, const document::IssueTracker& issues);

    std::size_t steps = 0;     ///< undone and redone
    std::size_t cut = 0;       ///< histories that did not reach back to the beginning any more
    std::size_t documents = 0; ///< checked

private:
    using Hashes = std::map<std::string, std::uint64_t>; ///< of the bytes of each file, by its name
    struct Memory {
        quint64 first = 0;                ///< state
        std::map<quint64, Hashes> states; ///< that have been seen
    };

    [[nodiscard]] static Hashes hashes(const document::Document& document);
    /// Compares with what this state has been before, if it is known.
    void compare(const document::Document& document, const Hashes& now, const QString& when, QStringList& wrong);

    std::map<const document::Document*, Memory> documents_;
};

} // namespace navsmith::monkey

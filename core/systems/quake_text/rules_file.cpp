// Rules of whole files and chains.
#include "core/checks/dependencies.h"
#include "core/model/wording.h"
#include "core/systems/quake_text/access.h"
#include "core/systems/quake_text/rules.h"
#include "core/systems/quake_text/save.h"
#include "formats/texts/texts.h"

namespace navsmith::systems::quake_text {

using model::against;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

using checks::Dependencies;
using checks::own;
using checks::Rule;
using enum checks::Severity;

void checkUnread(const Model& m, Rows rows, Findings& out) {
    for (const Slot f : rows) {
        if (const auto count = m.get(file::unread, f); count != 0)
            out.add(f, texts::format("The game ignores {}", model::counted(count, "statement")));
    }
}

void checkEnd(const Model& m, Rows rows, Findings& out) {
    for (const Slot f : rows) {
        if (dialectOf(m) == Dialect::FrikBot && m.get(file::endMark, f) == 0)
            out.add(f, texts::format("The chain does not say that it ends: the game links nothing"));
    }
}

void fixEnd(Transaction& tx, const Issue& issue) {
    tx.set(file::endMark, issue.element.slot, std::uint8_t{1});
}

void checkParts(const Model& m, Rows rows, Findings& out) {
    if (dialectOf(m) != Dialect::FrikBot)
        return;
    for (const Slot f : rows) {
        int next = 0;
        for (const auto& name : waypointsOf(m).names) {
            const int part = quake_waypoints::partNumber(Dialect::FrikBot, name);
            if (part != next) {
                out.add(f, texts::format(
                               "Part {} of the chain is missing: waypoints have other numbers than in the game", next));
                break;
            }
            ++next;
        }
    }
}

void checkLimit(const Model& m, Rows rows, Findings& out) {
    for (const Slot f : rows) {
        if (const auto count = m.count(kNode); count > limitsOf(m).nodes)
            out.add(f, texts::format("{} (expected at most {})", model::counted(count, "node"), limitsOf(m).nodes));
    }
}

} // namespace

std::vector<Rule> fileRules() {
    return {{.id = "QT001",
             .title = "The game understands every statement",
             .fault = "Statements that the game ignores",
             .severity = Warning,
             .type = kFile,
             .check = checkUnread,
             .dependsOn = {own(file::unread)}},
            {.id = "QT002",
             .title = "A chain says that it ends",
             .fault = "Chain without its end",
             .severity = Error,
             .type = kFile,
             .check = checkEnd,
             .dependsOn = {own(file::endMark, file::dialect)},
             .fix = fixEnd,
             .fixTitle = "End the Chain"},
            {.id = "QT003",
             .title = "A chain is whole",
             .fault = "Chain with a missing part",
             .severity = Warning,
             .type = kFile,
             .check = checkParts,
             .dependsOn = {own(file::parts, file::name, file::dialect)}},
            {.id = "QT004",
             .title = "The game has room for all nodes",
             .fault = "Too many nodes",
             .severity = Error,
             .type = kFile,
             .check = checkLimit,
             .dependsOn = {own(file::dialect), {{against(node::file)}, kNode, {}}}}};
}

} // namespace navsmith::systems::quake_text

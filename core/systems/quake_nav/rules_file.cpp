#include "core/checks/dependencies.h"
#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/rule_parts.h"
#include "core/systems/quake_nav/rules.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <cmath>

namespace navsmith::systems::quake_nav {

using model::Model;
using model::Slot;
using model::Transaction;

namespace {

void checkVersion(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot f : rows) {
        const auto version = m.get(file::version, f);
        if (quake::layoutsOf(gameOf(m), version).empty())
            out.add(f, texts::format("Version {} is newer than any supported one, so the file is read-only", version));
    }
}

void checkHeuristic(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot f : rows) {
        const float heuristic = m.get(file::heuristic, f);
        if (layoutOf(m, f).heuristic && !(std::isfinite(heuristic) && heuristic > 0))
            out.add(f, texts::format("Heuristic {} (expected a number above 0, usually 0.8)", heuristic));
    }
}

void fixHeuristic(Transaction& tx, const Issue& issue) {
    tx.set(file::heuristic, issue.element.slot, kUsualHeuristic);
}

void checkLinkRanges(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot f : rows) {
        if (!m.get(file::linkRanges, f).empty())
            out.add(f, texts::format("Link ranges of the nodes overlap, end outside or leave gaps"));
    }
}

void fixLinkRanges(Transaction& tx, const Issue& issue) {
    tx.set(file::linkRanges, issue.element.slot, std::string());
}

void checkTail(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot f : rows) {
        if (const auto size = m.get(file::tail, f).size(); size != 0)
            out.add(f, texts::format("Bytes after the last edict: {} (expected none)", size));
    }
}

void fixTail(Transaction& tx, const Issue& issue) {
    tx.set(file::tail, issue.element.slot, std::string());
}

} // namespace

std::vector<checks::Rule> fileRules() {
    using checks::own;
    using enum checks::Severity;
    return {
        {.id = "QN001",
         .title = "The version is known",
         .fault = "Unknown newer version",
         .severity = Note,
         .type = kFile,
         .check = checkVersion,
         .dependsOn = {own(file::version)}},
        {.id = "QN002",
         .title = "The heuristic is a number above 0",
         .fault = "Invalid heuristic",
         .severity = Warning,
         .type = kFile,
         .check = checkHeuristic,
         .dependsOn = {own(file::heuristic, file::version, file::layout)},
         .fix = fixHeuristic,
         .fixTitle = "Set to 0.8"},
        {.id = "QN003",
         .title = "Link ranges follow the order of the nodes",
         .fault = "Irregular link ranges",
         .severity = Warning,
         .type = kFile,
         .check = checkLinkRanges,
         .dependsOn = {own(file::linkRanges)},
         .fix = fixLinkRanges,
         .fixTitle = "Rebuild Link Ranges"},
        {.id = "QN004",
         .title = "The file ends with its last edict",
         .fault = "Bytes after the end",
         .severity = Note,
         .type = kFile,
         .check = checkTail,
         .dependsOn = {own(file::tail)},
         .fix = fixTail,
         .fixTitle = "Remove Trailing Bytes"},
    };
}

} // namespace navsmith::systems::quake_nav

#include "core/checks/dependencies.h"
#include "core/systems/quake_text/access.h"
#include "core/systems/quake_text/rules.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <cmath>

namespace navsmith::systems::quake_text {

using model::along;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

using checks::at;
using checks::Dependencies;
using checks::own;
using checks::Rule;
using enum checks::Severity;

constexpr std::uint32_t kRocketBit = 1U << 9U; ///< of KTX
constexpr float kSteepest = 90;

void checkTarget(const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        const auto ref = m.get(link::target, l);
        if (ref.isSlot())
            continue;
        out.add(l, ref.isNone() ? texts::format("The link leads nowhere")
                                : texts::format("The link leads to node {}, which does not exist",
                                                m.rawValue(link::target, ref)));
    }
}

void checkRocket(const Model& m, Rows rows, Findings& out) {
    if (dialectOf(m) != Dialect::Ktx)
        return;
    for (const Slot l : rows) {
        const bool stated = m.get(link::rocket, l) != 0;
        const float pitch = m.get(link::pitch, l);
        if (stated && (m.get(link::flags, l) & kRocketBit) == 0)
            out.add(l, texts::format("The view of a rocket jump, but the link is none"));
        else if (stated && !(std::abs(pitch) <= kSteepest))
            out.add(l, texts::format("Pitch {:.1f} (expected -90 to 90)", pitch));
    }
}

void fixRocket(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot l = issue.element.slot;
    if ((m.get(link::flags, l) & kRocketBit) == 0)
        tx.set(link::rocket, l, std::uint8_t{0});
    else if (const float pitch = m.get(link::pitch, l); std::isfinite(pitch) && std::abs(pitch) / 10 <= kSteepest)
        tx.set(link::pitch, l, std::abs(pitch) > kSteepest ? pitch / 10 : pitch); // a point was forgotten
    else
        tx.set(link::pitch, l, 0.0F);
}

void checkLinkBits(const Model& m, Rows rows, Findings& out) {
    const auto meaningful = knownBits(linkFlags(dialectOf(m)));
    for (const Slot l : rows) {
        if (const auto odd = m.get(link::flags, l) & ~meaningful; odd != 0)
            out.add(l, texts::format("Flag bits 0x{:X} have no meaning", odd));
    }
}

void fixLinkBits(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot l = issue.element.slot;
    tx.set(link::flags, l, m.get(link::flags, l) & knownBits(linkFlags(dialectOf(m))));
}

} // namespace

std::vector<Rule> linkRules() {
    const Dependencies dialect{at({along(link::owner), along(node::file)}, file::dialect)};
    return {{.id = "QT020",
             .title = "Links lead to nodes",
             .fault = "Link to a node that does not exist",
             .severity = Error,
             .type = kLink,
             .check = checkTarget,
             .dependsOn = {own(link::target)},
             .fix = checks::eraseElement,
             .fixTitle = "Delete the Link"},
            {.id = "QT024",
             .title = "Views of rocket jumps make sense",
             .fault = "Rocket jump with an odd view",
             .severity = Warning,
             .type = kLink,
             .check = checkRocket,
             .dependsOn = dialect + own(link::rocket, link::pitch, link::flags),
             .fix = fixRocket,
             .fixTitle = "Correct the View"},
            {.id = "QT025",
             .title = "Flags of the link have a meaning",
             .fault = "Flags of a link without a meaning",
             .severity = Note,
             .type = kLink,
             .check = checkLinkBits,
             .dependsOn = dialect + own(link::flags),
             .fix = fixLinkBits,
             .fixTitle = "Clear the Flags"}};
}

} // namespace navsmith::systems::quake_text

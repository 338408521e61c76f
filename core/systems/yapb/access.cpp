#include "core/systems/yapb/access.h"

#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace navsmith::systems::yapb {

using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

/// The longest distance of a link between places on a map; farther ones are not finite or far outside.
std::int32_t cut(float distance) {
    constexpr float most = 1e9F;
    return std::isfinite(distance) ? static_cast<std::int32_t>(std::min(distance, most)) : 0;
}

/// Bytes that follow the first one of a character; nothing if it is none.
std::optional<std::size_t> bytesAfter(unsigned char first) {
    if (first < 0x80)
        return 0;
    if (first >= 0xC2 && first < 0xE0)
        return 1;
    if (first >= 0xE0 && first < 0xF0)
        return 2;
    return first >= 0xF0 && first < 0xF5 ? std::optional<std::size_t>(3) : std::nullopt;
}

bool isUtf8(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto more = bytesAfter(static_cast<unsigned char>(text[i]));
        if (!more || *more > text.size() - i - 1)
            return false;
        for (const std::size_t end = i + *more; i < end; ++i) {
            if ((static_cast<unsigned char>(text[i + 1]) & 0xC0U) != 0x80U)
                return false;
        }
    }
    return true;
}

} // namespace

Container containerOf(const Model& m, Slot file) {
    return file != kNoSlot && m.get(file::container, file) != 0 ? Container::Pwf : Container::Graph;
}

bool withJumps(const Model& m, Slot f) {
    return !isPwf(m, f) || m.get(file::version, f) == navsmith::yapb::kLastPwfVersion;
}

std::uint8_t slotCount(const Model& m) {
    const Slot f = fileRow(m);
    constexpr std::uint8_t ofOldPwf = 4;
    return f != kNoSlot && isPwf(m, f) && m.get(file::version, f) == navsmith::yapb::kFirstPwfVersion
               ? ofOldPwf
               : static_cast<std::uint8_t>(navsmith::yapb::kLinkSlots);
}

bool has(const Model& m, Slot nodeRow, std::uint32_t flag) {
    return (m.get(node::flags, nodeRow) & flag) != 0;
}

glm::vec3 feetOf(const Model& m, Slot nodeRow) {
    return originOf(m, nodeRow) - glm::vec3(0, 0, has(m, nodeRow, kCrouch) ? kCrouchingHeight : kStandingHeight);
}

bool isJump(const Model& m, Slot linkRow) {
    return (m.get(link::flags, linkRow) & kJump) != 0;
}

bool isWalk(const Model& m, Slot linkRow) {
    return !isJump(m, linkRow);
}

void makeJump(Transaction& tx, Slot l, const glm::vec3& velocity) {
    const auto& m = tx.model();
    tx.set(link::flags, l, static_cast<std::uint16_t>(m.get(link::flags, l) | kJump));
    setVelocity(tx, l, velocity);
    if (const auto ends = endsOf(m, l))
        tx.set(node::radius, ends->from, 0.0F); // bots take off from the node itself
}

WayKind kindOf(const Model& m, Slot linkRow) {
    if (isJump(m, linkRow))
        return WayKind::Jump;
    const auto ends = endsOf(m, linkRow);
    return ends && has(m, ends->from, kLadder) && has(m, ends->to, kLadder) ? WayKind::Climb : WayKind::Walk;
}

std::int32_t horizontalDistance(const glm::vec3& from, const glm::vec3& to) {
    return cut(glm::distance(glm::vec2(from.x, from.y), glm::vec2(to.x, to.y)));
}

std::int32_t wholeDistance(const glm::vec3& from, const glm::vec3& to) {
    return cut(glm::distance(from, to));
}

std::string nameOf(std::string_view bytes) {
    const auto stored = bytes.substr(0, bytes.find('\0'));
    if (isUtf8(stored))
        return std::string(stored);
    std::string text;
    for (const char c : stored) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) {
            text += c;
            continue;
        }
        text += static_cast<char>(0xC0U | (byte >> 6U));
        text += static_cast<char>(0x80U | (byte & 0x3FU));
    }
    return text;
}

} // namespace navsmith::systems::yapb

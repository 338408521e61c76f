#include "formats/compression/ulz.h"

#include "formats/bytes/byte_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace navsmith::compression {

namespace {

constexpr std::size_t kShortestMatch = 4;
constexpr std::size_t kMostLiterals = 7;    ///< the token's three bits; 7: a number follows
constexpr std::size_t kLongestInToken = 15; ///< its low four bits; 15: a number follows
constexpr std::size_t kWindow = 1U << 17U;  ///< distances are smaller
constexpr unsigned kFarBit = 16;            ///< bit 16 of the distance, in the token
constexpr unsigned kDigitBits = 7;
constexpr std::size_t kDigit = 1U << kDigitBits;
constexpr int kMostDigits = 4;

constexpr std::size_t kHashBits = 19;
constexpr int kMostCandidates = 32;
constexpr std::int32_t kNoPosition = -1;

/// Base 128, low digit first. Digits are added with their top bit, which says that another one follows.
std::optional<std::size_t> readNumber(std::span<const std::byte> stream, std::size_t& at) {
    std::size_t number = 0;
    for (int i = 0; i < kMostDigits; ++i) {
        if (at == stream.size())
            return std::nullopt;
        const auto digit = std::to_integer<std::size_t>(stream[at++]);
        number += digit << (kDigitBits * static_cast<unsigned>(i));
        if (digit < kDigit)
            return number;
    }
    return number;
}

void writeNumber(std::vector<std::byte>& out, std::size_t number) {
    while (number >= kDigit) {
        number -= kDigit;
        out.push_back(static_cast<std::byte>(kDigit | (number & (kDigit - 1))));
        number >>= kDigitBits;
    }
    out.push_back(static_cast<std::byte>(number));
}

std::uint32_t wordAt(std::span<const std::byte> bytes, std::size_t at) {
    return bytes::loadLittleEndian<std::uint32_t>(bytes.data() + at);
}

/// Chains of earlier positions whose next four bytes have the same hash, the newest first.
class Positions {
public:
    explicit Positions(std::span<const std::byte> bytes)
        : bytes_(bytes), newest_(std::size_t{1} << kHashBits, kNoPosition), before_(bytes.size(), kNoPosition) {}

    /// Positions are entered in order.
    void enter(std::size_t at) {
        if (bytes_.size() - at < kShortestMatch)
            return;
        auto& newest = newest_[hashAt(at)];
        before_[at] = newest;
        newest = static_cast<std::int32_t>(at);
    }

    struct Match {
        std::size_t length = 0;
        std::size_t from = 0;
    };
    /// The longest match at a position, or the first candidate of at least `enough` bytes.
    [[nodiscard]] Match longest(std::size_t at, std::size_t atLeast, std::size_t enough) const {
        const std::size_t rest = bytes_.size() - at;
        Match best{atLeast - 1, 0};
        if (rest < std::max(kShortestMatch, atLeast))
            return {};
        std::int32_t candidate = newest_[hashAt(at)];
        for (int i = 0; i < kMostCandidates && candidate != kNoPosition; ++i) {
            const auto from = static_cast<std::size_t>(candidate);
            if (at - from >= kWindow)
                break;
            if (bytes_[from + best.length] == bytes_[at + best.length] && wordAt(bytes_, from) == wordAt(bytes_, at)) {
                std::size_t length = kShortestMatch;
                while (length < rest && bytes_[from + length] == bytes_[at + length])
                    ++length;
                if (length > best.length)
                    best = {length, from};
                if (best.length == rest || best.length >= enough)
                    break;
            }
            candidate = before_[from];
        }
        return best.length >= atLeast ? best : Match{};
    }

private:
    [[nodiscard]] std::size_t hashAt(std::size_t at) const {
        constexpr std::uint32_t factor = 0x9E3779B9;
        return static_cast<std::size_t>((wordAt(bytes_, at) * factor) >> (32 - kHashBits));
    }

    std::span<const std::byte> bytes_;
    std::vector<std::int32_t> newest_; ///< by hash
    std::vector<std::int32_t> before_; ///< by position
};

void writeToken(std::vector<std::byte>& out, std::span<const std::byte> literals, std::size_t lowBits) {
    out.push_back(static_cast<std::byte>((std::min(literals.size(), kMostLiterals) << 5U) | lowBits));
    if (literals.size() >= kMostLiterals)
        writeNumber(out, literals.size() - kMostLiterals);
    out.insert(out.end(), literals.begin(), literals.end());
}

void writeMatch(std::vector<std::byte>& out, std::span<const std::byte> literals, std::size_t length,
                std::size_t distance) {
    const std::size_t excess = length - kShortestMatch;
    writeToken(out, literals, ((distance >> kFarBit) << 4U) | std::min(excess, kLongestInToken));
    if (excess >= kLongestInToken)
        writeNumber(out, excess - kLongestInToken);
    out.push_back(static_cast<std::byte>(distance & 0xFFU));
    out.push_back(static_cast<std::byte>((distance >> 8U) & 0xFFU));
}

} // namespace

Unpacked unpackUlz(std::span<const std::byte> stream, std::size_t size) {
    std::vector<std::byte> out(size);
    std::size_t written = 0;
    std::size_t at = 0;
    const auto broken = [&](std::string_view what) {
        return tl::unexpected(fmt::format("{} at byte {} of {}", what, at, stream.size()));
    };
    while (at < stream.size()) {
        const auto token = std::to_integer<std::size_t>(stream[at++]);
        std::size_t literals = token >> 5U;
        if (literals == kMostLiterals) {
            const auto more = readNumber(stream, at);
            if (!more)
                return broken("a number is cut off");
            literals += *more;
        }
        if (literals > stream.size() - at)
            return broken("literal bytes are cut off");
        if (literals > size - written)
            return broken("more bytes than stated");
        std::copy_n(stream.begin() + static_cast<std::ptrdiff_t>(at), literals,
                    out.begin() + static_cast<std::ptrdiff_t>(written));
        at += literals;
        written += literals;
        if (at == stream.size())
            break;
        std::size_t length = (token & kLongestInToken);
        if (length == kLongestInToken) {
            const auto more = readNumber(stream, at);
            if (!more)
                return broken("a number is cut off");
            length += *more;
        }
        length += kShortestMatch;
        if (stream.size() - at < 2)
            return broken("a distance is cut off");
        const std::size_t distance =
            bytes::loadLittleEndian<std::uint16_t>(stream.data() + at) + (((token >> 4U) & 1U) << kFarBit);
        at += 2;
        if (distance == 0 || distance > written)
            return broken("a distance leads before the start");
        if (length > size - written)
            return broken("more bytes than stated");
        for (std::size_t i = 0; i < length; ++i, ++written) // may read what it has just written
            out[written] = out[written - distance];
    }
    if (written != size)
        return tl::unexpected(fmt::format("ends after {} of {} bytes", written, size));
    return out;
}

std::vector<std::byte> packUlz(std::span<const std::byte> bytes) {
    std::vector<std::byte> out;
    out.reserve(bytes.size() / 2);
    Positions positions(bytes);
    std::size_t at = 0;
    std::size_t literals = 0; ///< waiting before `at`
    const auto waiting = [&] { return bytes.subspan(at - literals, literals); };
    while (at < bytes.size()) {
        constexpr std::size_t any = static_cast<std::size_t>(-1);
        const std::size_t rest = bytes.size() - at;
        auto match = positions.longest(at, kShortestMatch, any);
        // With so many literals a token of its own costs as much as the shortest match saves.
        if (match.length == kShortestMatch && literals >= kMostLiterals + kDigit)
            match = {};
        if (match.length != 0 && match.length < rest && literals != kMostLiterals - 1 &&
            positions.longest(at + 1, match.length + 1, match.length + 1).length != 0)
            match = {}; // the next position has a longer one
        if (match.length == 0) {
            positions.enter(at++);
            ++literals;
            continue;
        }
        writeMatch(out, waiting(), match.length, at - match.from);
        literals = 0;
        for (const std::size_t end = at + match.length; at < end; ++at)
            positions.enter(at);
    }
    if (literals != 0)
        writeToken(out, waiting(), 0);
    return out;
}

} // namespace navsmith::compression

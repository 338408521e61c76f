#include "formats/source/ain_text.h"

#include "formats/bytes/format_error.h"
#include "formats/bytes/plain_text.h"
#include "formats/bytes/text_bytes.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace navsmith::source {

using bytes::FormatErrorCode;

namespace {

constexpr std::string_view kStart = "Version\t";
constexpr std::string_view kNodes = "NumNodes:";
constexpr std::string_view kLinks = "TotalNumLinks";
constexpr std::string_view kUsualLineEnd = "\r\r\n";

/// Words between blanks, commas and ends of lines.
class Words {
public:
    explicit Words(std::string_view text) : text_(text) {}

    [[nodiscard]] bool ok() const { return !error_.has_value(); }
    [[nodiscard]] const bytes::FormatError& error() const { return *error_; }

    template <typename T>
    T number(std::string_view field) {
        const auto word = next();
        const auto value = bytes::parsed<T>(word);
        if (!value)
            fail(field, word, "a number");
        return ok() ? *value : T{};
    }

    void expect(std::string_view word) {
        if (const auto there = next(); there != word)
            fail("text", there, fmt::format("\"{}\"", word));
    }

    void expectEnd() {
        if (const auto there = next(); !there.empty())
            fail("text", there, "the end");
    }

    [[nodiscard]] std::size_t left() const { return text_.size() - at_; }
    [[nodiscard]] std::size_t offset() const { return start_; }

    void fail(std::string_view field, std::string_view value, std::string expected) {
        constexpr std::size_t shown = 20;
        if (ok())
            error_ = bytes::FormatError{value.empty() ? FormatErrorCode::Truncated : FormatErrorCode::BadValue,
                                        start_,
                                        std::string(field),
                                        value.empty() ? "the end" : fmt::format("\"{}\"", value.substr(0, shown)),
                                        std::move(expected),
                                        {}};
    }

private:
    std::string_view next() {
        constexpr std::string_view gaps = " ,\t\r\n";
        start_ = std::min(text_.find_first_not_of(gaps, at_), text_.size());
        at_ = std::min(text_.find_first_of(gaps, start_), text_.size());
        return text_.substr(start_, at_ - start_);
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t start_ = 0; ///< of the last word
    std::optional<bytes::FormatError> error_;
};

/// No more than there are bytes for.
std::size_t readCount(Words& in, std::string_view field, std::size_t leastBytes) {
    const auto count = in.number<std::int32_t>(field);
    if (in.ok() && (count < 0 || static_cast<std::size_t>(count) > in.left() / leastBytes))
        in.fail(field, std::to_string(count), fmt::format("as many as there are bytes for ({})", in.left()));
    return in.ok() ? static_cast<std::size_t>(count) : 0;
}

AinNode readNode(Words& in, std::size_t hulls) {
    AinNode node;
    node.position.x = in.number<float>("x");
    node.position.y = in.number<float>("y");
    node.position.z = in.number<float>("z");
    node.yaw = in.number<float>("yaw");
    for (std::size_t h = 0; h < hulls; ++h)
        node.offsets[h] = in.number<float>("offset");
    node.type = in.number<std::uint8_t>("type");
    node.info = in.number<std::uint16_t>("info bits");
    node.zone = in.number<std::int16_t>("zone");
    (void)in.number<std::int32_t>("links of the node");
    return node;
}

AinLink readLink(Words& in, std::size_t hulls) {
    AinLink link;
    link.source = in.number<std::int16_t>("source");
    link.target = in.number<std::int16_t>("target");
    for (std::size_t h = 0; h < hulls; ++h)
        link.moves[h] = in.number<std::uint8_t>("move");
    return link;
}

std::vector<std::size_t> linksAtNodes(const AinFile& file) {
    std::vector<std::size_t> counts(file.nodes.size(), 0);
    for (const auto& link : file.links) {
        for (const auto node : {link.source, link.target}) {
            if (node >= 0 && static_cast<std::size_t>(node) < counts.size())
                ++counts[static_cast<std::size_t>(node)];
        }
    }
    return counts;
}

std::string_view lineEndOf(std::string_view text) {
    const auto end = text.find_first_of("\r\n");
    if (end == std::string_view::npos)
        return kUsualLineEnd;
    return text.substr(end, text.find('\n', end) - end + 1);
}

std::string newText(const AinFile& file) {
    const auto lineEnd = lineEndOf(file.text);
    std::string text =
        fmt::format("{}{}{}{}         {}{}", kStart, file.version, lineEnd, kNodes, file.nodes.size(), lineEnd);
    auto out = std::back_inserter(text);
    const auto links = linksAtNodes(file);
    for (std::size_t n = 0; n < file.nodes.size(); ++n) {
        const auto& node = file.nodes[n];
        fmt::format_to(out, "{:.2f},{:.2f},{:.2f} {:f}", node.position.x, node.position.y, node.position.z, node.yaw);
        for (std::size_t h = 0; h < file.hulls; ++h)
            fmt::format_to(out, " {:.2f}", node.offsets[h]);
        fmt::format_to(out, " {} {} {} {} ", node.type, node.info, node.zone, links[n]);
    }
    fmt::format_to(out, "{}      {}{}", kLinks, file.links.size(), lineEnd);
    for (const auto& link : file.links) {
        fmt::format_to(out, "{} {} ", link.source, link.target);
        for (std::size_t h = 0; h < file.hulls; ++h)
            fmt::format_to(out, "{} ", link.moves[h]);
    }
    for (const auto& node : file.nodes)
        fmt::format_to(out, "{} ", node.id);
    return text;
}

bytes::Result<AinFile> parse(std::string_view text) {
    Words in(text);
    AinFile file;
    file.hulls = kTextAinHulls;
    in.expect("Version");
    file.version = in.number<std::int32_t>("version");
    if (in.ok() && !isTextAin(file.version))
        return tl::unexpected(bytes::FormatError{
            FormatErrorCode::Unsupported, in.offset(), "version", std::to_string(file.version), "27 or 28", {}});
    in.expect(kNodes);
    const auto nodes = readCount(in, "node count", 2 * (file.hulls + 8));
    for (std::size_t n = 0; n < nodes && in.ok(); ++n)
        file.nodes.push_back(readNode(in, file.hulls));
    in.expect(kLinks);
    const auto links = readCount(in, "link count", 2 * (file.hulls + 2));
    for (std::size_t l = 0; l < links && in.ok(); ++l)
        file.links.push_back(readLink(in, file.hulls));
    for (auto& node : file.nodes)
        node.id = in.number<std::int32_t>("id");
    in.expectEnd();
    if (!in.ok())
        return tl::unexpected(in.error());
    return file;
}

} // namespace

bool startsAsAinText(std::span<const std::byte> start) {
    return bytes::textOf(start).starts_with(kStart);
}

bytes::Result<AinFile> readAinText(std::span<const std::byte> bytes) {
    auto file = parse(bytes::textOf(bytes));
    if (file)
        file->text = bytes::textOf(bytes);
    return file;
}

std::vector<std::byte> writeAinText(const AinFile& file) {
    auto text = newText(file);
    if (auto asRead = parse(file.text)) {
        asRead->text = file.text; // for the ends of its lines
        if (newText(*asRead) == text)
            text = file.text;
    }
    return bytes::bytesOf(text);
}

} // namespace navsmith::source

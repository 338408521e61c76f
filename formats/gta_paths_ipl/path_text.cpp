#include "formats/gta_paths_ipl/path_text.h"

#include "formats/bytes/plain_text.h"
#include "formats/bytes/text_bytes.h"
#include "formats/gta_world/ipl_file.h"
#include "formats/gta_world/text_rows.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>
#include <utility>

namespace navsmith::gta_paths_ipl {
namespace {

using bytes::FormatError;
using bytes::FormatErrorCode;
using gta_world::TextRows;
using Fields = std::vector<std::string_view>;

/// A field of a line: a whole number, or any number.
struct Field {
    std::string_view name;
    std::int32_t NodeLine::*whole = nullptr;
    double NodeLine::*number = nullptr;
};
constexpr std::array<Field, 13> kFields{{
    {"kind", &NodeLine::kind},
    {"next", &NodeLine::next},
    {"cross", &NodeLine::cross},
    {"x", nullptr, &NodeLine::x},
    {"y", nullptr, &NodeLine::y},
    {"z", nullptr, &NodeLine::z},
    {"width", nullptr, &NodeLine::width},
    {"left", &NodeLine::left},
    {"right", &NodeLine::right},
    {"speed", &NodeLine::speed},
    {"flags", &NodeLine::flags},
    {"spawn", nullptr, &NodeLine::spawn},
    {"behaviour", &NodeLine::behaviour},
}};

constexpr std::size_t kMostHeaderFields = 3;
constexpr std::size_t kFieldsOfGta3 = 7;
constexpr std::size_t kFieldsOfGta3Cars = 9;
constexpr std::size_t kFieldsOfViceCity = 12;
constexpr std::size_t kFieldsWithoutSpawn = 11;

/// The most that a line of the form has.
std::size_t fieldsOf(Form form) {
    switch (form) {
    case Form::Gta3:
        return kFieldsOfGta3Cars;
    case Form::ViceCity:
        return kFieldsOfViceCity;
    case Form::SanAndreas:
        break;
    }
    return kFields.size();
}

bool isFieldCount(bool gta3, std::size_t count) {
    return gta3 ? count == kFieldsOfGta3 || count == kFieldsOfGta3Cars
                : count >= kFieldsWithoutSpawn && count <= kFields.size();
}

template <typename T>
std::optional<T> toNumber(std::string_view field) {
    if (field.size() > 1 && field[0] == '+' && field[1] != '-') // bytes::parsed() takes no '+'
        field.remove_prefix(1);
    const auto value = bytes::parsed<T>(field);
    if constexpr (std::floating_point<T>) {
        if (value && !std::isfinite(*value))
            return std::nullopt;
    }
    return value;
}

/// False if the text is no such number.
bool take(const Field& field, std::string_view text, NodeLine& to) {
    if (field.whole != nullptr) {
        const auto value = toNumber<std::int32_t>(text);
        to.*field.whole = value.value_or(0);
        return value.has_value();
    }
    const auto value = toNumber<double>(text);
    to.*field.number = value.value_or(0.0);
    return value.has_value();
}

bool sameValue(const Field& field, const NodeLine& a, const NodeLine& b) {
    return field.whole != nullptr ? a.*field.whole == b.*field.whole : a.*field.number == b.*field.number;
}

std::string spelled(const Field& field, const NodeLine& node) {
    return field.whole != nullptr ? fmt::format("{}", node.*field.whole) : fmt::format("{}", node.*field.number);
}

struct Header {
    bool gta3 = false;
    std::int32_t type = kCar;
    std::int32_t id = -1;
    std::string model;

    bool operator==(const Header&) const = default;
};

constexpr std::array<std::string_view, 2> kWords{"ped", "car"}; ///< by type

/// The header, or the name of the first field that is wrong.
tl::expected<Header, std::pair<std::size_t, std::string_view>> headerOf(const Fields& fields) {
    Header header;
    const auto word = std::ranges::find(kWords, bytes::lowered(fields[0]));
    header.gta3 = word != kWords.end();
    if (header.gta3) {
        header.type = static_cast<std::int32_t>(word - kWords.begin());
    } else {
        const auto type = toNumber<std::int32_t>(fields[0]);
        if (!type)
            return tl::unexpected(std::pair(std::size_t{0}, std::string_view("type")));
        header.type = *type;
    }
    if (fields.size() < 2)
        return tl::unexpected(std::pair(std::size_t{0}, std::string_view("header")));
    const auto id = toNumber<std::int32_t>(fields[1]);
    if (!id)
        return tl::unexpected(std::pair(std::size_t{1}, std::string_view("model id")));
    header.id = *id;
    if (fields.size() > 2)
        header.model = fields[2];
    return header;
}

/// Whether the line ends a section.
bool isEnd(const Fields& fields) {
    return fields.size() == 1 && bytes::lowered(fields[0]) == "end";
}

class Reader {
public:
    explicit Reader(std::span<const std::byte> file) : source_(bytes::textOf(file)), rows_(file) {}

    PathText run() {
        if (const auto first = source_.find('\n'); first != std::string_view::npos)
            file_.lineEnd = first > 0 && source_[first - 1] == '\r' ? "\r\n" : "\n";
        std::string section;
        while (rows_.next()) {
            const auto& fields = rows_.fields();
            const bool ends = isEnd(fields);
            const auto from = rowEnd_;
            rowEnd_ = std::min(source_.find('\n', offsetOf(fields.back())), source_.size() - 1) + 1;
            if (ends) {
                endGroup();
                skipping_ = false;
                section.clear();
            } else if (section.empty()) {
                section = bytes::lowered(fields[0]);
                if (section == "path")
                    beginSection();
            } else if (section == "path") {
                takeRow(fields, source_.substr(from, rowEnd_ - from), from);
            }
        }
        endGroup();
        auto& rest = file_.hasSection ? file_.tail : file_.head;
        rest = source_.substr(copiedTo_);
        return std::move(file_);
    }

private:
    [[nodiscard]] std::size_t offsetOf(std::string_view field) const {
        return static_cast<std::size_t>(field.data() - source_.data());
    }

    void beginSection() {
        if (!file_.hasSection) {
            file_.head = source_.substr(0, rowEnd_);
            copiedTo_ = rowEnd_;
            constexpr std::size_t kUsualGroup = 600; // bytes
            file_.groups.reserve((source_.size() - rowEnd_) / kUsualGroup);
        }
        file_.hasSection = true;
    }

    void takeRow(const Fields& fields, std::string_view text, std::size_t from) {
        if (fields.size() <= kMostHeaderFields) {
            endGroup();
            takeHeader(fields, text, from);
            return;
        }
        if (skipping_)
            return;
        if (!open_) {
            breakGroup(offsetOf(fields[0]), texts::format("row"), texts::format("{} fields", fields.size()),
                       texts::format("a header"));
            return;
        }
        takeNode(fields, text);
    }

    void takeHeader(const Fields& fields, std::string_view text, std::size_t from) {
        skipping_ = false;
        auto header = headerOf(fields);
        if (!header) {
            const auto [index, name] = header.error();
            breakGroup(offsetOf(fields[index]), name, gta_world::shown(fields[index]),
                       name == "header" ? texts::format("a type and a model id") : texts::format("a whole number"));
            return;
        }
        group_ = {};
        gta3_ = header->gta3;
        group_.form = gta3_ ? Form::Gta3 : Form::ViceCity;
        group_.type = header->type;
        group_.id = header->id;
        group_.model = std::move(header->model);
        group_.line = rows_.line();
        group_.text = text;
        start_ = from;
        count_ = 0;
        open_ = true;
    }

    void takeNode(const Fields& fields, std::string_view text) {
        if (!isFieldCount(gta3_, fields.size())) {
            breakGroup(offsetOf(fields[0]), texts::format("fields of a node"), fmt::format("{}", fields.size()),
                       gta3_ ? texts::format("{} or {}", 7, 9) : texts::format("{} to {}", 11, 13));
            return;
        }
        auto& node = group_.nodes[count_];
        for (std::size_t i = 0; i < fields.size(); ++i) {
            if (!take(kFields[i], fields[i], node)) {
                breakGroup(offsetOf(fields[i]), kFields[i].name, gta_world::shown(fields[i]),
                           kFields[i].whole != nullptr ? texts::format("a whole number") : texts::format("a number"));
                return;
            }
        }
        if (fields.size() == kFields.size())
            group_.form = Form::SanAndreas;
        node.line = rows_.line();
        node.text = text;
        if (++count_ < kNodesInGroup)
            return;
        group_.before = source_.substr(copiedTo_, start_ - copiedTo_);
        copiedTo_ = rowEnd_;
        file_.groups.push_back(std::move(group_));
        open_ = false;
    }

    /// Reports a group that has fewer lines than it should.
    void endGroup() {
        if (open_)
            breakGroup(rowEnd_, texts::format("lines of the group"), fmt::format("{}", count_), "12");
    }

    void breakGroup(std::size_t offset, std::string_view field, std::string found, std::string expected) {
        open_ = false;
        skipping_ = true;
        if (++file_.brokenTotal > kMostBroken)
            return;
        file_.broken.push_back({rows_.line(), FormatError{.code = FormatErrorCode::BadValue,
                                                          .offset = offset,
                                                          .field = std::string(field),
                                                          .found = std::move(found),
                                                          .expected = std::move(expected),
                                                          .file = {}}});
    }

    std::string_view source_;
    TextRows rows_;
    PathText file_;
    std::size_t copiedTo_ = 0; ///< what is before is in file_
    std::size_t rowEnd_ = 0;   ///< behind the line of the last row
    Group group_;              ///< the current one
    std::size_t start_ = 0;    ///< where its text begins
    std::size_t count_ = 0;    ///< of its nodes
    bool gta3_ = false;
    bool open_ = false;     ///< the group waits for nodes
    bool skipping_ = false; ///< the group is broken
};

/// Words of a new line must not become several.
std::string oneWord(std::string_view name) {
    std::string word(name);
    std::ranges::replace_if(
        word, [](char c) { return static_cast<unsigned char>(c) <= ' ' || c == ',' || c == '#'; }, '_');
    return word;
}

class Writer {
public:
    explicit Writer(const PathText& file) : file_(file) {}

    std::vector<std::byte> run() {
        std::size_t size = file_.head.size() + file_.tail.size();
        for (const auto& group : file_.groups) {
            size += group.before.size() + group.text.size();
            for (const auto& node : group.nodes)
                size += node.text.size();
        }
        out_.reserve(size);
        add(file_.head);
        for (const auto& group : file_.groups) {
            add(group.before);
            addHeader(group);
            for (const auto& node : group.nodes)
                addNode(group, node);
        }
        add(file_.tail);
        const auto written = std::as_bytes(std::span(out_));
        return {written.begin(), written.end()};
    }

private:
    /// Begins a new line if the last one of the file that was read had no end.
    void add(std::string_view text) {
        if (!text.empty() && !out_.empty() && out_.back() != '\n')
            out_ += file_.lineEnd;
        out_ += text;
    }

    /// None if the text is not one row.
    static Fields fieldsOfText(std::string_view text) {
        TextRows rows(std::as_bytes(std::span(text)));
        if (!rows.next())
            return {};
        auto fields = rows.fields();
        return rows.next() ? Fields() : fields;
    }

    void addHeader(const Group& group) {
        const auto fields = fieldsOfText(group.text);
        const auto old = fields.empty() ? std::nullopt : std::optional(headerOf(fields));
        const Header now{group.form == Form::Gta3, group.type, group.id, group.model};
        if (old && *old && **old == now)
            return add(group.text);
        Fields words;
        std::vector<std::string> spelled;
        if (now.gta3)
            spelled.emplace_back(now.type == kPed ? kWords[0] : kWords[1]);
        else
            spelled.push_back(fmt::format("{}", now.type));
        spelled.push_back(fmt::format("{}", now.id));
        if (now.gta3 || !now.model.empty())
            spelled.push_back(now.model.empty() ? "none" : oneWord(now.model));
        if (!old || !*old || fields.size() != spelled.size())
            return add(fmt::format("{}{}", fmt::join(spelled, ", "), file_.lineEnd));
        std::string text;
        auto rest = std::string_view(group.text);
        const std::array same{(*old)->type == now.type && (*old)->gta3 == now.gta3, (*old)->id == now.id,
                              (*old)->model == now.model};
        for (std::size_t i = 0; i < fields.size(); ++i)
            replaceField(text, rest, fields[i], same[i] ? std::string(fields[i]) : spelled[i]);
        add(text.append(rest));
    }

    void addNode(const Group& group, const NodeLine& node) {
        const auto fields = fieldsOfText(node.text);
        if (!isFieldCount(group.form == Form::Gta3, fields.size()))
            return addNewNode(group, node);
        NodeLine old;
        std::string text;
        auto rest = std::string_view(node.text);
        bool changed = false;
        for (std::size_t i = 0; i < fields.size(); ++i) {
            const bool same = take(kFields[i], fields[i], old) && sameValue(kFields[i], old, node);
            if (same)
                continue;
            changed = true;
            replaceField(text, rest, fields[i], spelled(kFields[i], node));
        }
        const auto count = fieldsNeeded(group.form, node, fields.size());
        if (!changed && count == fields.size())
            return add(node.text);
        // Behind the last field, whether or not it has been replaced.
        const auto end = static_cast<std::size_t>(fields.back().data() + fields.back().size() - rest.data());
        text += rest.substr(0, end);
        rest.remove_prefix(end);
        for (std::size_t i = fields.size(); i < count; ++i)
            text += ", " + spelled(kFields[i], node);
        add(text.append(rest));
    }

    /// At least `least`, and so many that all values of the form that are not initial are there.
    static std::size_t fieldsNeeded(Form form, const NodeLine& node, std::size_t least) {
        static const NodeLine kInitial;
        auto count = fieldsOf(form);
        while (count > least && sameValue(kFields[count - 1], kInitial, node))
            --count;
        if (form == Form::Gta3 && count > kFieldsOfGta3)
            return kFieldsOfGta3Cars;
        return std::max(count, least);
    }

    void addNewNode(const Group& group, const NodeLine& node) {
        const bool ped = group.form == Form::Gta3 && group.type == kPed;
        const auto count = ped ? fieldsNeeded(Form::Gta3, node, kFieldsOfGta3) : fieldsOf(group.form);
        std::string text = "\t";
        for (std::size_t i = 0; i < count; ++i)
            text += (i == 0 ? "" : ", ") + spelled(kFields[i], node);
        add(text + file_.lineEnd);
    }

    /// Moves what is before the field, and `now` in its place, from `rest` to `text`.
    static void replaceField(std::string& text, std::string_view& rest, std::string_view field,
                             const std::string& now) {
        const auto at = static_cast<std::size_t>(field.data() - rest.data());
        text += rest.substr(0, at);
        text += now;
        rest.remove_prefix(at + field.size());
    }

    const PathText& file_;
    std::string out_;
};

} // namespace

bytes::Result<PathText> read(std::span<const std::byte> file) {
    if (gta_world::isBinaryIpl(file))
        return tl::unexpected(FormatError{.code = FormatErrorCode::Unsupported,
                                          .offset = 0,
                                          .field = "file",
                                          .found = "a binary file of placements",
                                          .expected = "a text",
                                          .file = {}});
    return Reader(file).run();
}

std::vector<std::byte> write(const PathText& text) {
    return Writer(text).run();
}

PathText blank(const std::string& source) {
    PathText text;
    text.head = fmt::format("# IPL generated from {}\ninst\nend\ncull\nend\npath\n", source);
    text.tail = "end\ngrge\nend\nenex\nend\npick\nend\ncars\nend\njump\nend\ntcyc\nend\nauzo\nend\nmult\nend\n";
    text.hasSection = true;
    return text;
}

void addSection(PathText& text) {
    // A section that does not end would take the new one for a row of its own.
    bool ended = true;
    TextRows rows(std::as_bytes(std::span(text.head)));
    while (rows.next())
        ended = isEnd(rows.fields());
    if (!text.head.empty() && text.head.back() != '\n')
        text.head += text.lineEnd;
    if (!ended)
        text.head += "end" + text.lineEnd;
    text.head += "path" + text.lineEnd;
    text.tail = "end" + text.lineEnd;
    text.hasSection = true;
}

void insertGroup(PathText& text, std::size_t at, Group group) {
    text.groups.insert(text.groups.begin() + static_cast<std::ptrdiff_t>(at), std::move(group));
}

void eraseGroup(PathText& text, std::size_t at) {
    auto before = std::move(text.groups[at].before);
    text.groups.erase(text.groups.begin() + static_cast<std::ptrdiff_t>(at));
    auto& behind = at < text.groups.size() ? text.groups[at].before : text.tail;
    behind.insert(0, before);
}

} // namespace navsmith::gta_paths_ipl

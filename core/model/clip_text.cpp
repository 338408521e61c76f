// Clips as text. The text comes from the clipboard, which every program can write to, so the reader trusts nothing.
#include "core/model/clip.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <optional>

namespace navsmith::model {

namespace {

using Json = nlohmann::ordered_json;

// Every clip begins with this, so foreign text is rejected at once.
constexpr std::string_view kStart = R"({"navsmith":1,)";
constexpr const char* kHexDigits = "0123456789abcdef";

// Writing ---------------------------------------------------------------------------------------------------------

/// Text columns hold bytes that need not be UTF-8, which JSON requires.
std::string hexOf(std::string_view bytes) {
    std::string out;
    out.reserve(bytes.size() * 2);
    for (const char c : bytes) {
        const auto byte = static_cast<std::uint8_t>(c);
        out += kHexDigits[byte >> 4U];
        out += kHexDigits[byte & 15U];
    }
    return out;
}

template <typename T>
Json jsonOf(const T& value) {
    if constexpr (std::is_same_v<T, std::string>)
        return hexOf(value);
    else if constexpr (std::is_same_v<T, float>)
        return std::bit_cast<std::uint32_t>(value); // JSON has no NaN and would round
    else if constexpr (std::is_same_v<T, Ref>)
        return value.isSlot() ? Json(value.slot()) : Json(nullptr);
    else
        return value;
}

Json columnJson(const ColumnData& column) {
    auto array = Json::array();
    std::visit(
        [&](const auto& v) {
            for (const auto& value : v)
                array.push_back(jsonOf(value));
        },
        column);
    return array;
}

Json columnsJson(std::span<const ColumnSpec> specs, std::span<const ColumnData> columns, std::size_t first) {
    auto json = Json::object();
    for (std::size_t c = first; c < specs.size(); ++c)
        json[std::string(specs[c].id)] = columnJson(columns[c]);
    return json;
}

// Reading ---------------------------------------------------------------------------------------------------------

/// Keeps the first error.
struct Reader {
    std::string error;

    bool fail(std::string_view what, std::string_view where) {
        if (error.empty())
            error = texts::format("The copied text is damaged: {} in \"{}\".", what, where);
        return false;
    }
};

const Json* member(const Json& object, std::string_view name) {
    if (!object.is_object())
        return nullptr;
    const auto it = object.find(std::string(name));
    return it == object.end() ? nullptr : &*it;
}

template <typename T>
std::optional<T> integer(const Json& json) {
    if (json.is_number_unsigned()) {
        const auto value = json.get<std::uint64_t>();
        return std::in_range<T>(value) ? std::optional(static_cast<T>(value)) : std::nullopt;
    }
    if (!json.is_number_integer())
        return std::nullopt;
    const auto value = json.get<std::int64_t>();
    return std::in_range<T>(value) ? std::optional(static_cast<T>(value)) : std::nullopt;
}

std::optional<std::string> bytesOf(const Json& json) {
    if (!json.is_string())
        return std::nullopt;
    const auto& hex = json.get_ref<const std::string&>();
    const auto digit = [](char c) { return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1; };
    if (hex.size() % 2 != 0)
        return std::nullopt;
    std::string out;
    out.reserve(hex.size() / 2);
    for (std::size_t i = 0; i < hex.size(); i += 2) {
        const int high = digit(hex[i]);
        const int low = digit(hex[i + 1]);
        if (high < 0 || low < 0)
            return std::nullopt;
        out += static_cast<char>(high * 16 + low);
    }
    return out;
}

template <typename T>
std::optional<T> valueOf(const Json& json, std::size_t targets) {
    if constexpr (std::is_same_v<T, std::string>) {
        return bytesOf(json);
    } else if constexpr (std::is_same_v<T, float>) {
        const auto bits = integer<std::uint32_t>(json);
        return bits ? std::optional(std::bit_cast<float>(*bits)) : std::nullopt;
    } else if constexpr (std::is_same_v<T, Ref>) {
        if (json.is_null())
            return Ref::none();
        const auto row = integer<std::uint32_t>(json);
        return row && *row < targets ? std::optional(Ref::to(*row)) : std::nullopt;
    } else {
        return integer<T>(json);
    }
}

/// Number of rows of each type, to check references against.
using Counts = std::vector<std::size_t>;

bool readColumn(Reader& reader, const Json& json, const ColumnSpec& spec, std::size_t rows, const Counts& counts,
                ColumnData& out) {
    if (!json.is_array() || json.size() != rows)
        return reader.fail(texts::format("a wrong number of values"), spec.id);
    const auto targets = spec.ref ? counts[spec.ref->target] : 0;
    return std::visit(
        [&](auto& v) {
            using T = typename std::remove_cvref_t<decltype(v)>::value_type;
            v.reserve(rows);
            for (const auto& item : json) {
                auto value = valueOf<T>(item, targets);
                if (!value)
                    return reader.fail(texts::format("a value that does not fit"), spec.id);
                v.push_back(std::move(*value));
            }
            return true;
        },
        out);
}

bool readColumns(Reader& reader, const Json& json, std::span<const ColumnSpec> specs, std::size_t first,
                 std::size_t rows, const Counts& counts, std::vector<ColumnData>& out) {
    for (std::size_t c = 0; c < specs.size(); ++c) {
        auto& column = out.emplace_back(makeColumn(specs[c].storage));
        if (c < first)
            continue;
        const auto* values = member(json, specs[c].id);
        if (values == nullptr)
            return reader.fail(texts::format("no values"), specs[c].id);
        if (!readColumn(reader, *values, specs[c], rows, counts, column))
            return false;
    }
    return true;
}

bool readList(Reader& reader, const Json& json, const ListSpec& spec, std::size_t rows, const Counts& counts,
              Clip::Entries& out) {
    const auto* parents = member(json, "counts");
    if (parents == nullptr || !parents->is_array() || parents->size() != rows)
        return reader.fail(texts::format("a wrong number of values"), spec.id);
    std::uint64_t total = 0;
    for (const auto& item : *parents) {
        const auto count = integer<std::uint32_t>(item);
        if (!count)
            return reader.fail(texts::format("a value that does not fit"), spec.id);
        out.counts.push_back(*count);
        total += *count;
    }
    const auto* fields = member(json, "columns");
    return fields != nullptr ? readColumns(reader, *fields, spec.columns, 0, total, counts, out.fields)
                             : reader.fail(texts::format("no values"), spec.id);
}

bool readTable(Reader& reader, const Json& json, const ElementType& spec, const Counts& counts, std::size_t rows,
               Clip::Table& out) {
    out.rows = rows;
    const auto* columns = member(json, "columns");
    if (columns == nullptr)
        return reader.fail(texts::format("no values"), spec.id);
    if (!readColumns(reader, *columns, spec.columns, kFirstOwn, rows, counts, out.columns))
        return false;
    for (const auto& list : spec.lists) {
        const auto* lists = member(json, "lists");
        const auto* entries = lists == nullptr ? nullptr : member(*lists, list.id);
        if (entries == nullptr)
            return reader.fail(texts::format("no values"), list.id);
        if (!readList(reader, *entries, list, rows, counts, out.lists.emplace_back()))
            return false;
    }
    return true;
}

/// For a type that is missing from the text.
Clip::Table emptyTable(const ElementType& spec) {
    Clip::Table table;
    for (const auto& column : spec.columns)
        table.columns.push_back(makeColumn(column.storage));
    for (const auto& list : spec.lists)
        table.lists.push_back({{}, makeEntries(list)});
    return table;
}

} // namespace

std::string toText(const Clip& clip, const Schema& schema) {
    auto types = Json::object();
    for (std::size_t k = 0; k < clip.tables.size(); ++k) {
        const auto& table = clip.tables[k];
        const auto& spec = schema.types[k];
        if (table.rows == 0)
            continue;
        Json json{{"rows", table.rows}, {"columns", columnsJson(spec.columns, table.columns, kFirstOwn)}};
        for (std::size_t l = 0; l < spec.lists.size(); ++l)
            json["lists"][std::string(spec.lists[l].id)] = {
                {"counts", table.lists[l].counts},
                {"columns", columnsJson(spec.lists[l].columns, table.lists[l].fields, 0)}};
        types[std::string(spec.id)] = std::move(json);
    }
    return Json{{"navsmith", 1}, {"system", clip.schema}, {"kinds", std::move(types)}}.dump();
}

tl::expected<Clip, std::string> fromText(std::string_view text, const Schema& schema) {
    if (!text.starts_with(kStart))
        return tl::unexpected(texts::format("The clipboard contains no copied elements."));
    const auto json = Json::parse(text, nullptr, false);
    const auto* system = member(json, "system");
    const auto* types = member(json, "kinds");
    if (json.is_discarded() || system == nullptr || !system->is_string() || types == nullptr || !types->is_object())
        return tl::unexpected(texts::format("The copied text is damaged: it ends too early or was changed."));
    if (system->get_ref<const std::string&>() != schema.id)
        return tl::unexpected(texts::format("The copied elements belong to another type of document."));
    Reader reader;
    Counts counts(schema.types.size());
    for (std::size_t k = 0; k < schema.types.size(); ++k) {
        const auto* type = member(*types, schema.types[k].id);
        if (type == nullptr)
            continue;
        const auto* rows = member(*type, "rows");
        const auto count = rows == nullptr ? std::nullopt : integer<std::uint32_t>(*rows);
        if (!count || k == kFileType)
            return tl::unexpected(texts::format("The copied text is damaged: it ends too early or was changed."));
        counts[k] = *count;
    }
    Clip clip{std::string(schema.id), {}};
    for (std::size_t k = 0; k < schema.types.size(); ++k) {
        const auto& spec = schema.types[k];
        const auto* type = member(*types, spec.id);
        clip.tables.push_back(emptyTable(spec));
        if (type == nullptr)
            continue;
        clip.tables.back() = {};
        if (!readTable(reader, *type, spec, counts, counts[k], clip.tables.back()))
            return tl::unexpected(reader.error);
    }
    return clip;
}

} // namespace navsmith::model

#include "core/query/row_names.h"

#include "core/model/property.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <map>
#include <optional>

namespace navsmith::query {

using model::Element;
using model::ElementTypeId;
using model::Model;
using model::Slot;

namespace {

constexpr char kBetween = '\t';

/// Positions from first to last, inclusive.
struct Run {
    std::size_t first = 0;
    std::size_t last = 0;
};

std::optional<std::size_t> readNumber(std::string_view& text) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc())
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

std::optional<std::size_t> wholeNumber(std::string_view text) {
    const auto number = readNumber(text);
    return text.empty() ? number : std::nullopt;
}

/// Parses "0-5,9".
std::optional<std::vector<Run>> readRuns(std::string_view text) {
    std::vector<Run> runs;
    while (true) {
        const auto first = readNumber(text);
        if (!first)
            return std::nullopt;
        runs.push_back({*first, *first});
        if (text.starts_with('-')) {
            text.remove_prefix(1);
            const auto last = readNumber(text);
            if (!last || *last < *first)
                return std::nullopt;
            runs.back().last = *last;
        }
        if (text.empty())
            return runs;
        if (text.front() != ',')
            return std::nullopt;
        text.remove_prefix(1);
    }
}

std::vector<Slot> rowsOf(const Model& model, ElementTypeId type, Slot file) {
    std::vector<Slot> rows;
    for (const Slot row : model.order(type).all()) {
        if (model.fileOf({type, row}) == file)
            rows.push_back(row);
    }
    return rows;
}

} // namespace

std::vector<std::string> nameRows(const Model& model, ElementTypeId type, std::span<const Slot> rows) {
    struct OfFile {
        std::size_t count = 0;
        std::vector<Run> runs;
    };
    std::vector<Slot> sortedRows(rows.begin(), rows.end());
    std::ranges::sort(sortedRows);
    std::map<Slot, OfFile> files;
    for (const Slot row : model.order(type).all()) {
        const Slot file = model.fileOf({type, row});
        if (file == model::kNoSlot)
            continue;
        auto& [count, runs] = files[file];
        if (std::ranges::binary_search(sortedRows, row)) {
            if (!runs.empty() && runs.back().last + 1 == count)
                runs.back().last = count;
            else
                runs.push_back({count, count});
        }
        ++count;
    }
    std::vector<std::string> lines;
    for (const auto& [file, of] : files) {
        if (of.runs.empty())
            continue;
        auto line = fmt::format("{}\t{}\t{}\t", model.schema().type(type).id,
                                model::elementName(model, {model::kFileType, file}), of.count);
        for (std::size_t i = 0; i < of.runs.size(); ++i) {
            const auto& run = of.runs[i];
            line += fmt::format("{}{}", i == 0 ? "" : ",", run.first);
            if (run.last != run.first)
                line += fmt::format("-{}", run.last);
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<Element> findRows(const Model& model, std::string_view line) {
    std::array<std::string_view, 4> parts;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto end = i + 1 < parts.size() ? line.find(kBetween) : line.size();
        if (end == std::string_view::npos)
            return {};
        parts[i] = line.substr(0, end);
        line.remove_prefix(std::min(line.size(), end + 1));
    }
    const auto type = model.schema().findElementType(parts[0]);
    const auto count = wholeNumber(parts[2]);
    const auto runs = readRuns(parts[3]);
    if (!type || !count || !runs)
        return {};
    const auto all = model.order(model::kFileType).all();
    const auto file = std::ranges::find_if(all, [&](Slot row) {
        return model::elementName(model, {model::kFileType, row}) == parts[1];
    });
    if (file == all.end())
        return {};
    const auto rows = rowsOf(model, *type, *file);
    if (rows.size() != *count)
        return {};
    std::vector<Element> elements;
    for (const auto& run : *runs) {
        for (std::size_t at = run.first; at <= run.last && at < rows.size(); ++at)
            elements.push_back({*type, rows[at]});
    }
    return elements;
}

} // namespace navsmith::query

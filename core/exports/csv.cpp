#include "core/exports/csv.h"

#include "core/exports/fields.h"
#include "core/model/element_index.h"
#include "formats/bytes/text_bytes.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::exports {

std::string csvCell(std::string_view text) {
    if (text.find_first_of(",\"\r\n") == std::string_view::npos)
        return std::string(text);
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

Result<Bytes> toCsv(const model::Model& model, model::ElementTypeId type, std::span<const model::Slot> rows,
                    const Progress& progress) {
    constexpr std::size_t kChunk = 8192;
    const auto fields = fieldsOf(model.schema().type(type));
    std::string text = "element_index,element"; // some types have a property "index"
    for (const auto& field : fields)
        text += ',' + csvCell(field.unit.empty() ? field.id : fmt::format("{} [{}]", field.id, field.unit));
    text += '\n';
    model::ElementIndex index(model);
    for (std::size_t first = 0; first < rows.size(); first += kChunk) {
        if (!keepGoing(progress, static_cast<double>(first) / static_cast<double>(rows.size())))
            return cancelled();
        const auto chunk = rows.subspan(first, std::min(kChunk, rows.size() - first));
        std::vector<std::vector<std::string>> columns;
        columns.reserve(fields.size());
        for (const auto& field : fields)
            columns.push_back(textsOf(model, type, field, chunk));
        for (std::size_t i = 0; i < chunk.size(); ++i) {
            text += fmt::format("{},{}", index.of({type, chunk[i]}), csvCell(shortName(model, {type, chunk[i]})));
            for (const auto& column : columns)
                text += ',' + csvCell(column[i]);
            text += '\n';
        }
        if (text.size() > kMostBytes)
            return failed(texts::format("The file would be larger than 1 GiB: choose fewer elements"));
    }
    return bytes::bytesOf(text);
}

} // namespace navsmith::exports

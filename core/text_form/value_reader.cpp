#include "core/text_form/value_reader.h"

#include "core/model/part_text.h"
#include "formats/texts/texts.h"

namespace navsmith::text_form {

namespace {

std::string readStrings(JsonReader& json) {
    if (json.token() == Token::String)
        return json.string();
    if (!json.expect(Token::BeginArray, texts::mark("a text is expected")))
        return {};
    std::string all;
    while (json.next() == Token::String)
        all += json.string();
    if (json.ok())
        json.expectEnd(Token::EndArray);
    return all;
}

std::string readHex(JsonReader& json, const std::string& hex) {
    const auto digit = [](char c) {
        return c >= '0' && c <= '9'   ? c - '0'
               : c >= 'a' && c <= 'f' ? c - 'a' + 10
               : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                      : -1;
    };
    std::string bytes;
    bytes.reserve(hex.size() / 2);
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
        const int high = digit(hex[i]);
        const int low = digit(hex[i + 1]);
        if (high < 0 || low < 0) {
            json.fail(texts::format("these are no bytes: only digits from 0 to f are"));
            return {};
        }
        bytes += static_cast<char>(high * 16 + low);
    }
    if (hex.size() % 2 != 0)
        json.fail(texts::format("these are no bytes: a digit is missing"));
    return bytes;
}

} // namespace

void readNumber(JsonReader& json, const model::StoredPart& part, std::span<const model::ColumnSpec> specs,
                std::size_t component, std::vector<model::ColumnData>& columns, std::size_t row) {
    std::string text;
    switch (json.token()) {
    case Token::True:
        text = "1";
        break;
    case Token::False:
        text = "0";
        break;
    case Token::Number:
        text = json.number();
        break;
    case Token::String:
        text = json.string();
        if (text.starts_with("0x"))
            break;
        [[fallthrough]];
    default:
        return json.fail(texts::format("the value of \"{}\" is no number", part.id));
    }
    const auto column = part.columns[component];
    if (!model::readNumberText(text, specs[column], part, component, columns[column], row))
        json.fail(texts::format("\"{}\" cannot be {}: it does not fit into the file", part.id, text));
}

std::string readText(JsonReader& json, const model::StoredPart& part) {
    const bool isBytes = part.property != nullptr && part.property->type == model::PropertyType::Bytes;
    if (isBytes)
        return readHex(json, readStrings(json));
    if (json.token() != Token::BeginObject)
        return readStrings(json);
    if (json.next() != Token::Key || json.string() != "hex") {
        json.fail(texts::format("\"hex\" is expected"));
        return {};
    }
    json.next();
    auto bytes = readHex(json, readStrings(json));
    if (json.ok() && json.next() != Token::EndObject)
        json.fail(texts::format("{} is expected", "'}'"));
    return bytes;
}

} // namespace navsmith::text_form

#include "core/model/part_text.h"
#include "core/model/storage.h"
#include "core/model/stored_parts.h"
#include "core/text_form/text_form.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace navsmith::text_form {

namespace {

using Json = nlohmann::ordered_json;
using model::PropertyType;
using model::RecordView;
using model::Storage;
using model::StoredPart;

Json ref(std::string_view name) {
    return {{"$ref", fmt::format("#/$defs/{}", name)}};
}

Json valueSchema(const RecordView& record, const StoredPart& part) {
    switch (record.specs[part.column()].storage) {
    case Storage::Text:
        return ref(part.property != nullptr && part.property->type == PropertyType::Bytes ? "bytes" : "text");
    case Storage::Ref:
        return ref("reference");
    default:
        break;
    }
    if (part.columns.size() > 1)
        return {{"type", "array"},
                {"items", ref("number")},
                {"minItems", part.columns.size()},
                {"maxItems", part.columns.size()}};
    const bool flag = part.property != nullptr && part.property->type == PropertyType::Bool;
    return ref(flag ? "flag" : "number");
}

std::string description(const model::PropertySpec& property) {
    std::string text(property.title);
    if (!property.unit.empty())
        text += fmt::format(" ({})", property.unit);
    if (!property.help.empty())
        text += fmt::format(". {}", property.help);
    for (std::size_t i = 0; i < property.names.size(); ++i)
        text += fmt::format("{}{} {}", i == 0 ? " Values: " : ", ", property.names[i].value, property.names[i].title);
    return text;
}

Json membersSchema(const RecordView& record) {
    Json members = Json::object();
    for (const auto& part : model::allParts(record)) {
        auto value = valueSchema(record, part);
        if (part.property != nullptr)
            value["description"] = description(*part.property);
        members[part.id] = std::move(value);
    }
    return members;
}

Json objectSchema(Json members) {
    return {{"type", "object"}, {"properties", std::move(members)}, {"additionalProperties", false}};
}

Json arrayOf(Json items) {
    return {{"type", "array"}, {"items", std::move(items)}};
}

Json definitions() {
    const Json hex{{"type", "string"}, {"pattern", "^([0-9a-fA-F]{2})*$"}};
    const Json bits{{"type", "string"}, {"pattern", "^0x[0-9a-fA-F]+$"}};
    const Json string{{"type", "string"}};
    Json bytes{{"description", "Bytes in hexadecimal; strings of an array continue each other"},
               {"oneOf", Json::array({hex, arrayOf(hex)})}};
    Json text{{"description", "A text; strings of an array continue each other"},
              {"oneOf", Json::array({string, arrayOf(string), objectSchema({{"hex", ref("bytes")}})})}};
    Json number{{"description", "A number, or stored bits"}, {"oneOf", Json::array({Json{{"type", "number"}}, bits})}};
    Json flag{{"oneOf", Json::array({Json{{"type", "boolean"}}, Json{{"type", "number"}}, bits})}};
    Json raw = objectSchema({{"raw", {{"type", "integer"}, {"minimum", 0}}}});
    raw["required"] = Json::array({"raw"});
    Json reference{{"description", "The name of an element, or the number that the file has where there is none"},
                   {"oneOf", Json::array({string, raw, Json{{"type", "null"}}})}};
    return {{"bytes", std::move(bytes)},
            {"text", std::move(text)},
            {"number", std::move(number)},
            {"flag", std::move(flag)},
            {"reference", std::move(reference)}};
}

} // namespace

std::string jsonSchema(const model::Schema& schema) {
    const model::Model empty(std::make_shared<const model::Schema>(schema));
    Json types = Json::object();
    for (model::ElementTypeId type = 0; type < schema.typeCount(); ++type) {
        const auto& spec = schema.type(type);
        auto members = membersSchema(model::recordOf(empty, type));
        Json lists = Json::object();
        for (model::ListId l = 0; l < spec.listCount(); ++l)
            lists[std::string(spec.lists[l].id)] =
                arrayOf(objectSchema(membersSchema(model::recordOf(empty, type, l))));
        if (!lists.empty())
            members["lists"] = objectSchema(std::move(lists));
        types[std::string(spec.id)] = arrayOf(objectSchema(std::move(members)));
    }
    Json root = objectSchema({{"navsmith_text", {{"type", "integer"}, {"minimum", 1}, {"maximum", kVersion}}},
                              {"system", {{"const", schema.id}}},
                              {"elements", objectSchema(std::move(types))}});
    root["required"] = Json::array({"navsmith_text", "system", "elements"});
    Json out{{"$schema", "https://json-schema.org/draft/2020-12/schema"},
             {"title", fmt::format("Navsmith text form of {}", schema.id)},
             {"$defs", definitions()}};
    out.update(root);
    return out.dump(2) + "\n";
}

} // namespace navsmith::text_form

// Names in expressions: properties, references followed, and what every element has.
#include "core/query/names.h"
#include "core/query/parser.h"
#include "core/symbol/symbol.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <utility>

namespace navsmith::query {

using model::PropertySpec;
using model::PropertyType;

namespace {

ExpressionPtr make(Expression expression) {
    return std::make_shared<const Expression>(std::move(expression));
}

std::vector<std::string_view> split(std::string_view text) {
    std::vector<std::string_view> parts;
    for (auto dot = text.find('.'); dot != std::string_view::npos; dot = text.find('.')) {
        parts.push_back(text.substr(0, dot));
        text.remove_prefix(dot + 1);
    }
    parts.push_back(text);
    return parts;
}

struct BuiltIn {
    std::string_view name;
    Operator op;
    ValueType type = ValueType::Number;
    bool placed = false; ///< only for types that are drawn
};

constexpr std::array<BuiltIn, 9> kBuiltIns{{{"name", Operator::Name, ValueType::Text},
                                            {"selected", Operator::Selected},
                                            {"hidden", Operator::Hidden},
                                            {"on_ground", Operator::OnGround, ValueType::Number, true},
                                            {"above_ground", Operator::AboveGround, ValueType::Number, true},
                                            {"slope", Operator::Slope, ValueType::Number, true},
                                            {"x", Operator::PlaceX, ValueType::Number, true},
                                            {"y", Operator::PlaceY, ValueType::Number, true},
                                            {"z", Operator::PlaceZ, ValueType::Number, true}}};

} // namespace

std::vector<std::string_view> builtInNames() {
    std::vector<std::string_view> names;
    std::ranges::transform(kBuiltIns, std::back_inserter(names), &BuiltIn::name);
    names.insert(names.end(), {"file", "has problem", "and", "or", "not", "yes", "no", "none"});
    return names;
}

ExpressionPtr Parser::path(const Token& token) {
    const auto parts = split(token.text);
    if (parts.size() == 1 && findProperty(schema_, domain_, parts[0]) == nullptr) {
        if (comparedTo_ != nullptr) {
            if (auto constant = named(*comparedTo_, parts[0]))
                return constant;
        }
        if (auto value = builtIn(parts[0], domain_))
            return value;
        if (auto constant = constantOf(parts[0]))
            return constant;
    }
    return step(parts, 0, domain_, token);
}

ExpressionPtr Parser::constantOf(std::string_view name) const {
    if (equalsIgnoringCase(name, "yes") || equalsIgnoringCase(name, "true"))
        return make({.number = 1});
    if (equalsIgnoringCase(name, "no") || equalsIgnoringCase(name, "false"))
        return make({.number = 0});
    return nullptr;
}

ExpressionPtr Parser::builtIn(std::string_view name, Domain domain) const {
    if (domain.list != model::kNoList)
        return nullptr;
    const auto found =
        std::ranges::find_if(kBuiltIns, [&](const auto& each) { return equalsIgnoringCase(each.name, name); });
    if (found == kBuiltIns.end())
        return nullptr;
    if (found->placed && (system_ == nullptr || symbol::symbolOf(system_->view, domain.type) == nullptr))
        return nullptr;
    return make({.op = found->op, .type = found->type});
}

ExpressionPtr Parser::step(const std::vector<std::string_view>& parts, std::size_t at, Domain domain,
                           const Token& token) {
    const auto name = parts[at];
    if (const auto* spec = findProperty(schema_, domain, name))
        return property(*spec, parts, at, domain, token);
    const bool last = at + 1 == parts.size();
    if (domain.list == model::kNoList && domain.type != model::kFileType && equalsIgnoringCase(name, "file")) {
        if (last)
            return make({.op = Operator::File, .type = ValueType::Reference, .target = model::kFileType});
        auto rest = step(parts, at + 1, {model::kFileType, model::kNoList}, token);
        if (rest == nullptr)
            return nullptr;
        Expression followed{
            .op = Operator::Follow, .type = rest->type, .property = rest->property, .target = rest->target};
        followed.parts = {make({.op = Operator::File, .type = ValueType::Reference, .target = model::kFileType}), rest};
        return make(std::move(followed));
    }
    if (at == 0 && !last && domain.list == model::kNoList && equalsIgnoringCase(name, schema_.type(domain.type).id)) {
        namedItsType_ = true;
        return step(parts, 1, domain, token);
    }
    if (const auto* reference = last ? nullptr : onlyReferenceTo(schema_, domain, name))
        return follow(*reference, parts, at, domain, token);
    if (at > 0 && last) {
        if (auto value = builtIn(name, domain))
            return value;
    }
    return unknown(name, domain, token);
}

ExpressionPtr Parser::unknown(std::string_view name, Domain domain, const Token& token) {
    if (comparedTo_ != nullptr && name.size() == token.text.size())
        return failed(token.position, texts::format("'{}' is not a value of {}", name, comparedTo_->id));
    const auto at = token.position + static_cast<std::size_t>(name.data() - token.text.data());
    return failed(at, texts::format("{} have no property '{}'", pluralOf(schema_, domain), name));
}

ExpressionPtr Parser::follow(const PropertySpec& reference, const std::vector<std::string_view>& parts, std::size_t at,
                             Domain domain, const Token& token) {
    const auto target = targetOf(schema_, domain, reference);
    auto from =
        make({.op = Operator::Property, .type = ValueType::Reference, .property = &reference, .target = target});
    if (at + 1 == parts.size())
        return from;
    auto rest = step(parts, at + 1, {target, model::kNoList}, token);
    if (rest == nullptr)
        return nullptr;
    Expression followed{.op = Operator::Follow, .type = rest->type, .property = rest->property, .target = rest->target};
    followed.parts = {std::move(from), std::move(rest)};
    return make(std::move(followed));
}

ExpressionPtr Parser::property(const PropertySpec& spec, const std::vector<std::string_view>& parts, std::size_t at,
                               Domain domain, const Token& token) {
    const auto position = token.position + static_cast<std::size_t>(parts[at].data() - token.text.data());
    const bool last = at + 1 == parts.size();
    Expression read{.op = Operator::Property, .property = &spec};
    switch (spec.type) {
    case PropertyType::Reference:
        return follow(spec, parts, at, domain, token);
    case PropertyType::Vector: {
        const auto axis = at + 2 == parts.size() && parts[at + 1].size() == 1
                              ? std::string_view("xyz").find(parts[at + 1].front())
                              : std::string_view::npos;
        if (axis >= spec.components.size())
            return failed(position, texts::format("choose a coordinate, as in position.x"));
        read.component = static_cast<int>(axis);
        return make(std::move(read));
    }
    case PropertyType::Text:
    case PropertyType::Bytes:
        read.type = ValueType::Text;
        break;
    default:
        break;
    }
    if (last)
        return make(std::move(read));
    return failed(position, parts[at + 1].size() == 1 ? texts::format("it has no coordinates")
                                                      : texts::format("'{}' refers to no other element", spec.id));
}

} // namespace navsmith::query

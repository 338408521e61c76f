// Names in expressions: properties, references followed, and what every element has.
#include "core/query/names.h"
#include "core/query/parser.h"
#include "core/query/suggestions.h"
#include "core/query/synonyms.h"
#include "core/symbol/symbol.h"
#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <utility>

namespace navsmith::query {

using model::PropertySpec;
using model::PropertyType;

namespace {

std::vector<std::string_view> split(std::string_view text) {
    std::vector<std::string_view> parts;
    for (auto dot = text.find('.'); dot != std::string_view::npos; dot = text.find('.')) {
        parts.push_back(text.substr(0, dot));
        text.remove_prefix(dot + 1);
    }
    parts.push_back(text);
    return parts;
}

enum class Of : std::uint8_t {
    Any,
    Drawn, ///< types that are drawn
    Edges, ///< types whose elements lead from one element to another
};

struct BuiltIn {
    std::string_view name;
    Operator op;
    ValueType type = ValueType::Number;
    Of of = Of::Any;
};

constexpr std::array<BuiltIn, 11> kBuiltIns{{{"name", Operator::Name, ValueType::Text},
                                             {"selected", Operator::Selected},
                                             {"hidden", Operator::Hidden},
                                             {"on_ground", Operator::OnGround, ValueType::Number, Of::Drawn},
                                             {"above_ground", Operator::AboveGround, ValueType::Number, Of::Drawn},
                                             {"slope", Operator::Slope, ValueType::Number, Of::Drawn},
                                             {"x", Operator::PlaceX, ValueType::Number, Of::Drawn},
                                             {"y", Operator::PlaceY, ValueType::Number, Of::Drawn},
                                             {"z", Operator::PlaceZ, ValueType::Number, Of::Drawn},
                                             {"one_way", Operator::OneWay, ValueType::Number, Of::Edges},
                                             {"two_way", Operator::OneWay, ValueType::Number, Of::Edges}}};

/// Words that end a name of several words.
constexpr std::array<std::string_view, 22> kKeywords{
    "and",  "or",         "not",      "in",  "between", "like", "ilike", "is",    "contains", "includes", "starts",
    "ends", "startswith", "endswith", "via", "where",   "from", "order", "group", "limit",    "sort",     "having"};
/// Names have few words: "switched off original".
constexpr std::size_t kMostWordsOfName = 5;

} // namespace

std::vector<std::string_view> builtInNames() {
    std::vector<std::string_view> names;
    std::ranges::transform(kBuiltIns, std::back_inserter(names), &BuiltIn::name);
    names.insert(names.end(),
                 {"file", "has problem", "and", "or", "not", "in", "between", "like", "is", "yes", "no", "none"});
    return names;
}

ExpressionPtr Parser::path(const Token& token) {
    const auto parts = split(token.text);
    const auto close = findPropertyFreely(schema_, domain_, parts[0]);
    const bool isProperty = close.property != nullptr && close.reading <= std::min(freest_, Reading::Spelling);
    if (parts.size() == 1 && !isProperty) {
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
    if (bytes::equalIgnoringCase(name, "yes") || bytes::equalIgnoringCase(name, "true"))
        return make({.number = 1});
    if (bytes::equalIgnoringCase(name, "no") || bytes::equalIgnoringCase(name, "false"))
        return make({.number = 0});
    return nullptr;
}

ExpressionPtr Parser::builtIn(std::string_view name, Domain domain) const {
    if (domain.list != model::kNoList)
        return nullptr;
    const auto entry = std::ranges::find_if(kBuiltIns, [&](const auto& each) { return sameName(each.name, name); });
    if (entry == kBuiltIns.end())
        return nullptr;
    if (entry->of == Of::Drawn && (system_ == nullptr || symbol::symbolOf(system_->view, domain.type) == nullptr))
        return nullptr;
    if (entry->of == Of::Edges && !schema_.type(domain.type).edge)
        return nullptr;
    auto value = make({.op = entry->op, .type = entry->type});
    if (entry->name != "two_way")
        return value;
    return make({.op = Operator::Equal, .parts = {std::move(value), make({.number = 0})}});
}

ExpressionPtr Parser::step(const std::vector<std::string_view>& parts, std::size_t at, Domain domain,
                           const Token& token) {
    const auto name = parts[at];
    if (const auto* spec = findProperty(schema_, domain, name))
        return property(*spec, parts, at, domain, token);
    const bool last = at + 1 == parts.size();
    if (domain.list == model::kNoList && domain.type != model::kFileType && bytes::equalIgnoringCase(name, "file")) {
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
    if (at == 0 && !last && domain.list == model::kNoList && findType(schema_, name) == domain.type) {
        namesOwnType_ = true;
        return step(parts, 1, domain, token);
    }
    if (const auto* reference = last ? nullptr : onlyReferenceTo(schema_, domain, name))
        return follow(*reference, parts, at, domain, token);
    if (at > 0 && last) {
        if (auto value = builtIn(name, domain))
            return value;
    }
    if (auto value = readFreely(parts, at, domain, token))
        return value;
    return error_ ? nullptr : unknown(name, domain, token);
}

/// Whether names may be read so freely here.
bool Parser::read(Reading reading) {
    if (reading > freest_)
        return false;
    reading_ = std::max(reading_, reading);
    return true;
}

ExpressionPtr Parser::readFreely(const std::vector<std::string_view>& parts, std::size_t at, Domain domain,
                                 const Token& token) {
    const auto name = parts[at];
    const bool last = at + 1 == parts.size();
    const auto close = findPropertyFreely(schema_, domain, name);
    // "links" is the list, even if some property has that title.
    auto list = last && freest_ >= Reading::Part ? listOf(name, domain) : nullptr;
    if (close.property != nullptr && close.reading < (list == nullptr ? Reading::Part : Reading::Synonym))
        return read(close.reading) ? property(*close.property, parts, at, domain, token) : nullptr;
    if (last && freest_ >= Reading::Synonym) {
        if (auto value = synonymOf(name, domain); value != nullptr && read(Reading::Synonym))
            return value;
    }
    if (freest_ < Reading::Part)
        return nullptr;
    auto value = last ? conditionOfValue(name, domain) : nullptr;
    if (value == nullptr)
        value = std::move(list);
    if (value == nullptr && close.property != nullptr)
        value = property(*close.property, parts, at, domain, token);
    return value != nullptr && read(Reading::Part) ? value : nullptr;
}

ExpressionPtr Parser::synonymOf(std::string_view name, Domain domain) {
    for (const auto& synonym : synonyms()) {
        if (!sameName(synonym.word, name))
            continue;
        Parser meant(synonym.expression, schema_, system_, domain);
        meant.freest_ = Reading::Exact;
        if (auto value = meant.condition())
            return *value;
    }
    return nullptr;
}

/// A list stands for how many it has: "links > 4", "links" alone for at least one.
ExpressionPtr Parser::listOf(std::string_view name, Domain domain) {
    if (domain.list != model::kNoList)
        return nullptr;
    for (const auto prefix : {std::string_view(), std::string_view("has_")}) {
        if (!prefix.empty() && !name.starts_with(prefix))
            continue;
        if (const auto list = findCollection(schema_, domain, name.substr(prefix.size()), {}))
            return make({.op = Operator::Count, .collection = *list});
    }
    return nullptr;
}

/// The value of an enumeration stands for having it, if no other has such a value: "highway" for "road_class =
/// highway".
ExpressionPtr Parser::conditionOfValue(std::string_view name, Domain domain) const {
    ExpressionPtr only;
    for (const auto& property : propertiesOf(schema_, domain)) {
        // "none" says nothing without its property.
        auto value = property.type == PropertyType::Enum && !meansNothing(name) ? named(property, name) : nullptr;
        if (value == nullptr)
            continue;
        if (only != nullptr)
            return nullptr;
        auto side = make({.op = Operator::Property, .property = &property});
        only = make({.op = Operator::Equal, .parts = {std::move(side), std::move(value)}});
    }
    return only;
}

/// A name whose words have blanks between them: the longest that means something. Null if there is none.
ExpressionPtr Parser::nameOfWords(const Token& first) {
    if (freest_ == Reading::Exact)
        return nullptr;
    struct End {
        std::string name;
        Lexer lexer;
    };
    std::vector<End> ends;
    auto lexer = lexer_;
    std::string name(first.text);
    for (auto token = token_; token.type == Token::Type::Word && ends.size() + 1 < kMostWordsOfName;
         token = lexer.next()) {
        const bool keyword = std::ranges::any_of(kKeywords, [&](auto word) { return token.isWord(word); });
        const bool endsSentence = first.isWord("has") && namesProblem(token);
        if (keyword || endsSentence)
            break;
        name += '_' + std::string(token.text);
        ends.push_back({name, lexer});
    }
    for (auto end = ends.rbegin(); end != ends.rend(); ++end) {
        Parser attempt(*this);
        attempt.lexer_ = end->lexer;
        attempt.next();
        if (attempt.token_.isSign("(")) // the last word is a function
            continue;
        if (auto value = attempt.path({Token::Type::Word, end->name, first.position})) {
            adopt(attempt);
            return value;
        }
    }
    return nullptr;
}

std::vector<std::string> Parser::namesIn(Domain domain) const {
    std::vector<std::string> names;
    for (const auto& property : propertiesOf(schema_, domain))
        names.emplace_back(property.id);
    if (domain.list != model::kNoList)
        return names;
    for (const auto& list : collectionsOf(schema_, domain.type))
        names.push_back(list.name);
    for (const auto& each : kBuiltIns) {
        if (builtIn(each.name, domain) != nullptr)
            names.emplace_back(each.name);
    }
    return names;
}

/// Tells where a name exists that these elements do not have.
std::string Parser::hintForName(std::string_view name, Domain domain) const {
    if (auto hint = didYouMean(name, namesIn(domain)); !hint.empty())
        return hint;
    if (domain.list != model::kNoList)
        return {};
    const auto has = [&](Domain other) {
        const auto match = findPropertyFreely(schema_, other, name);
        return (match.property != nullptr && match.reading < Reading::Part) ||
               (other.list == model::kNoList && builtIn(name, other) != nullptr);
    };
    for (const auto& reference : propertiesOf(schema_, domain)) {
        if (reference.type == PropertyType::Reference && has({targetOf(schema_, domain, reference), model::kNoList}))
            return texts::format("write {}.{}", reference.id, name);
    }
    for (const auto& list : collectionsOf(schema_, domain.type)) {
        if (has(list.collection.domain))
            return texts::format("{} have it: any({}, {})", pluralOf(schema_, list.collection.domain), list.name, name);
    }
    for (model::ElementTypeId k = 0; k < schema_.typeCount(); ++k) {
        if (has({k, model::kNoList}))
            return texts::format("{} have it, as in \"{}: {}\"", schema_.type(k).plural, schema_.type(k).id, name);
    }
    return {};
}

ExpressionPtr Parser::unknown(std::string_view name, Domain domain, const Token& token) {
    if (comparedTo_ != nullptr && name.size() == token.text.size())
        return notAValue(name, token.position);
    const auto at = token.position + static_cast<std::size_t>(name.data() - token.text.data());
    return failed(at, texts::format("{} have no property '{}'", pluralOf(schema_, domain), name),
                  hintForName(name, domain));
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

// Comparisons in expressions: by signs, and by the words of SQL.
#include "core/model/property.h"
#include "core/query/names.h"
#include "core/query/parser.h"
#include "core/query/suggestions.h"
#include "core/query/synonyms.h"
#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace navsmith::query {

using model::PropertySpec;
using model::PropertyType;

namespace {

/// Names of values have few words: "walk off ledge".
constexpr std::size_t kMostWordsOfChoice = 6;

bool isLess(Operator op) {
    return op == Operator::Less || op == Operator::LessEqual;
}

bool isGreater(Operator op) {
    return op == Operator::Greater || op == Operator::GreaterEqual;
}

bool isSameness(Operator op) {
    return op == Operator::Equal || op == Operator::Unequal;
}

ExpressionPtr negated(ExpressionPtr condition) {
    return condition == nullptr ? nullptr : make({.op = Operator::Not, .parts = {std::move(condition)}});
}

/// A text as a pattern that stands for itself.
std::string asPattern(std::string_view text) {
    std::string pattern;
    for (const char c : text) {
        if (c == '%' || c == '_' || c == '\\')
            pattern += '\\';
        pattern += c;
    }
    return pattern;
}

} // namespace

std::optional<Operator> Parser::comparator() {
    static constexpr std::array<std::pair<std::string_view, Operator>, 11> table{{{"=", Operator::Equal},
                                                                                  {"==", Operator::Equal},
                                                                                  {"!=", Operator::Unequal},
                                                                                  {"<>", Operator::Unequal},
                                                                                  {"<", Operator::Less},
                                                                                  {"<=", Operator::LessEqual},
                                                                                  {"=<", Operator::LessEqual},
                                                                                  {">", Operator::Greater},
                                                                                  {">=", Operator::GreaterEqual},
                                                                                  {"=>", Operator::GreaterEqual},
                                                                                  {"~", Operator::Contains}}};
    for (const auto& [sign, op] : table) {
        if (token_.isSign(sign))
            return op;
    }
    return std::nullopt;
}

ExpressionPtr Parser::comparison() {
    afterPlainWord_ = false;
    const auto start = token_.position;
    auto left = bits();
    if (error_)
        return nullptr;
    if (comparator())
        return comparedBySigns(std::move(left), start);
    if (takeSign("!~")) {
        auto part = literal(*left, Operator::Contains);
        return error_ ? nullptr : negated(make({.op = Operator::Contains, .parts = {left, std::move(part)}}));
    }
    return token_.type == Token::Type::Word ? comparedByWords(left) : left;
}

/// "width > 3", and "0 < z <= 100", which is both.
ExpressionPtr Parser::comparedBySigns(ExpressionPtr left, std::size_t start) {
    auto op = comparator();
    Expression all{.op = Operator::And};
    while (op) {
        const auto at = token_.position;
        next();
        const bool text = left->op == Operator::Constant && left->type == ValueType::Text;
        auto one = text && (isSameness(*op) || *op == Operator::Contains) ? textCompared(*left, *op, start)
                                                                          : compared(left, *op, at);
        if (error_)
            return nullptr;
        left = one->parts.size() == 2 ? one->parts[1] : nullptr;
        all.parts.push_back(std::move(one));
        const auto further = comparator();
        const bool goesOn = further && left != nullptr && left->type == ValueType::Number &&
                            ((isLess(*op) && isLess(*further)) || (isGreater(*op) && isGreater(*further)));
        if (!goesOn)
            break;
        op = further;
    }
    return all.parts.size() == 1 ? all.parts.front() : make(std::move(all));
}

/// A text in quotation marks on the left: "'BombsiteA' = place".
ExpressionPtr Parser::textCompared(const Expression& text, Operator op, std::size_t start) {
    const auto at = token_.position;
    const auto outer = std::exchange(freest_, Reading::Exact); // another word is a text
    Parser attempt(*this);
    auto value = attempt.sum();
    const bool isText = attempt.error_.has_value() || value->op == Operator::Constant;
    if (isText) {
        value = right(text, op);
        freest_ = outer;
        return error_ ? nullptr : make({.op = op, .parts = {make(text), std::move(value)}});
    }
    adopt(attempt);
    freest_ = outer;
    Expression constant = text;
    if (value->type == ValueType::Reference && op != Operator::Contains) {
        constant.target = value->target;
    } else if (value->type == ValueType::Number && op != Operator::Contains) {
        const auto number = value->property == nullptr ? nullptr : named(*value->property, text.text);
        const auto plain = parsedNumber(text.text);
        if (number == nullptr && !plain) {
            comparedTo_ = value->property;
            return comparedTo_ == nullptr ? failed(at, texts::format("expected a number"))
                                          : notAValue(text.text, start);
        }
        constant = number != nullptr ? *number : Expression{.number = *plain};
    }
    return make({.op = op, .parts = {std::move(value), make(std::move(constant))}});
}

/// "in (1, 2)", "between 1 and 2", "like 'Bomb%'", "is null" and the like, all also after "not".
ExpressionPtr Parser::comparedByWords(const ExpressionPtr& left) {
    struct Words {
        std::string_view first;
        std::string_view second;
        ExpressionPtr (*parse)(Parser&, const ExpressionPtr&);
    };
    static constexpr std::array<Words, 14> table{{
        {"in", "", [](Parser& p, const ExpressionPtr& l) { return p.among(l); }},
        {"between", "", [](Parser& p, const ExpressionPtr& l) { return p.between(l); }},
        {"like", "", [](Parser& p, const ExpressionPtr& l) { return p.pattern(l, {}, {}); }},
        {"ilike", "", [](Parser& p, const ExpressionPtr& l) { return p.pattern(l, {}, {}); }},
        {"contains", "", [](Parser& p, const ExpressionPtr& l) { return p.pattern(l, "%", "%"); }},
        {"contain", "", [](Parser& p, const ExpressionPtr& l) { return p.pattern(l, "%", "%"); }},
        {"includes", "", [](Parser& p, const ExpressionPtr& l) { return p.pattern(l, "%", "%"); }},
        {"startswith", "", [](Parser& p, const ExpressionPtr& l) { return p.pattern(l, "", "%"); }},
        {"starts_with", "", [](Parser& p, const ExpressionPtr& l) { return p.pattern(l, "", "%"); }},
        {"starts", "with", [](Parser& p, const ExpressionPtr& l) { return p.pattern(l, "", "%"); }},
        {"endswith", "", [](Parser& p, const ExpressionPtr& l) { return p.pattern(l, "%", ""); }},
        {"ends_with", "", [](Parser& p, const ExpressionPtr& l) { return p.pattern(l, "%", ""); }},
        {"ends", "with", [](Parser& p, const ExpressionPtr& l) { return p.pattern(l, "%", ""); }},
        {"is", "", [](Parser& p, const ExpressionPtr& l) { return p.isThat(l); }},
    }};
    const bool inverse = token_.isWord("not");
    const auto first = inverse ? peek() : token_;
    const auto entry = std::ranges::find_if(table, [&](const Words& words) { return first.isWord(words.first); });
    if (entry == table.end())
        return left;
    if (inverse)
        next();
    next();
    if (!entry->second.empty() && !take(entry->second, ""))
        return failed(token_.position, texts::format("expected '{}'", entry->second));
    auto condition = entry->parse(*this, left);
    return error_ ? nullptr : inverse ? negated(std::move(condition)) : condition;
}

ExpressionPtr Parser::among(const ExpressionPtr& left) {
    const bool square = token_.isSign("[");
    if (!square && !token_.isSign("("))
        return failed(token_.position, texts::format("expected '('"),
                      texts::format("values stand in brackets: in (1, 2)"));
    next();
    Expression any{.op = Operator::Or};
    do {
        any.parts.push_back(compared(left, Operator::Equal, token_.position));
    } while (!error_ && takeSign(","));
    if (!error_ && !takeSign(square ? "]" : ")"))
        failAt(token_.position, texts::format("missing closing bracket"), hintFor(token_));
    return error_ ? nullptr : any.parts.size() == 1 ? any.parts.front() : make(std::move(any));
}

ExpressionPtr Parser::between(const ExpressionPtr& left) {
    auto least = compared(left, Operator::GreaterEqual, token_.position);
    if (error_)
        return nullptr;
    if (!take("and", "&&") && !takeSign(","))
        return failed(token_.position, texts::format("expected 'and'"), texts::format("as in: between 1 and 5"));
    auto most = compared(left, Operator::LessEqual, token_.position);
    return error_ ? nullptr : make({.op = Operator::And, .parts = {std::move(least), std::move(most)}});
}

/// "is null", "is not empty", "is set", "is BombsiteA".
ExpressionPtr Parser::isThat(const ExpressionPtr& left) {
    const bool inverse = take("not", "");
    const bool emptiness = token_.isWord("empty") || token_.isWord("missing") || token_.isWord("nothing");
    const bool valued =
        left->type == ValueType::Number && hasNames(left->property) && named(*left->property, token_.text) != nullptr;
    if (!valued && (emptiness || (token_.type == Token::Type::Word && meansNothing(token_.text)))) {
        next();
        auto without = withoutValue(left);
        return inverse ? negated(std::move(without)) : without;
    }
    if (!valued && token_.isWord("set")) {
        next();
        return inverse ? withoutValue(left) : negated(withoutValue(left));
    }
    return compared(left, inverse ? Operator::Unequal : Operator::Equal, token_.position);
}

/// `before` and `after` are added to a text that stands for itself; both empty: the text is a pattern.
ExpressionPtr Parser::pattern(const ExpressionPtr& left, std::string_view before, std::string_view after) {
    const auto text = literal(*left, Operator::Contains);
    if (error_)
        return nullptr;
    // The name of what a reference leads to, without the word "place" before it.
    auto of = left;
    if (left->type == ValueType::Reference && left->target != model::kNoElementType) {
        const auto& type = schema_.type(left->target);
        if (const auto* name = type.namedBy.empty() ? nullptr : type.findProperty(type.namedBy);
            name != nullptr && name->type == PropertyType::Text) {
            auto property = make({.op = Operator::Property, .type = ValueType::Text, .property = name});
            of = make({.op = Operator::Follow, .type = ValueType::Text, .parts = {left, std::move(property)}});
        }
    }
    const bool whole = before.empty() && after.empty();
    auto pattern = whole ? text->text : std::string(before) + asPattern(text->text) + std::string(after);
    return make({.op = Operator::Like, .parts = {of, make({.type = ValueType::Text, .text = std::move(pattern)})}});
}

/// Whether a value is not there: no number, an empty text, a reference that leads nowhere, an empty list, and what an
/// enumeration calls "none".
ExpressionPtr Parser::withoutValue(const ExpressionPtr& left) const {
    if (left->type == ValueType::Reference)
        return make({.op = Operator::Equal, .parts = {left, make({.type = ValueType::Reference})}});
    if (left->type == ValueType::Text)
        return make({.op = Operator::Not, .parts = {left}});
    if (left->op == Operator::Count)
        return make({.op = Operator::Equal, .parts = {left, make({.number = 0})}});
    if (left->property != nullptr && left->property->type != PropertyType::Bool) {
        if (auto none = named(*left->property, "none"))
            return make({.op = Operator::Equal, .parts = {left, std::move(none)}});
    }
    // What has no value is unequal even to itself.
    return make({.op = Operator::Unequal, .parts = {left, left}});
}

bool Parser::comparesWithNothing(const Expression& left, Operator op) const {
    return isSameness(op) && left.type == ValueType::Number && token_.type == Token::Type::Word &&
           meansNothing(token_.text) && findProperty(schema_, domain_, token_.text) == nullptr &&
           !(hasNames(left.property) && named(*left.property, token_.text) != nullptr) && !peek().isSign("(");
}

ExpressionPtr Parser::compared(const ExpressionPtr& left, Operator op, std::size_t at) {
    if (left->type == ValueType::Reference && !isSameness(op) && op != Operator::Contains)
        return failed(at, texts::format("references can only be compared with =, != and ~"));
    if (comparesWithNothing(*left, op)) {
        next();
        auto without = withoutValue(left);
        return op == Operator::Equal ? without : negated(std::move(without));
    }
    const auto start = token_.position;
    auto value = op == Operator::Contains || left->type != ValueType::Number ? right(*left, op) : choice(left);
    if (error_)
        return nullptr;
    if (left->type == ValueType::Number && op != Operator::Contains)
        value = asNumber(std::move(value), start);
    return error_ ? nullptr : make({.op = op, .parts = {left, std::move(value)}});
}

/// The right side of a comparison with a text or a reference.
ExpressionPtr Parser::right(const Expression& left, Operator op) {
    if (token_.type == Token::Type::Unclosed)
        return failed(token_.position, texts::format("missing closing quotation mark"));
    if (token_.type == Token::Type::Quoted || op == Operator::Contains)
        return literal(left, op);
    token_ = lexer_.valueAt(token_.position);
    if (token_.type != Token::Type::Word)
        return failed(token_.position, texts::format("expected a value"));
    if (left.type == ValueType::Reference && meansNothing(token_.text)) {
        next();
        return make({.type = ValueType::Reference});
    }
    // A word that is no property of the same type is the text itself.
    Parser attempt(*this);
    attempt.freest_ = Reading::Exact;
    if (auto value = attempt.path(token_); value && value->type == left.type && value->target == left.target) {
        next();
        return value;
    }
    return literal(left, op);
}

ExpressionPtr Parser::literal(const Expression& left, Operator op) {
    if (token_.type != Token::Type::Quoted)
        token_ = lexer_.valueAt(token_.position);
    if (token_.type == Token::Type::Unclosed)
        return failed(token_.position, texts::format("missing closing quotation mark"));
    if (token_.type != Token::Type::Word && token_.type != Token::Type::Quoted)
        return failed(token_.position, texts::format("expected a value"));
    afterPlainWord_ = token_.type == Token::Type::Word;
    Expression text{.type = ValueType::Text, .text = std::string(token_.text)};
    if (left.type == ValueType::Reference && op != Operator::Contains)
        text.target = left.target; // the name of an element
    next();
    return make(std::move(text));
}

/// The right side of a comparison with a number: perhaps one of its names.
ExpressionPtr Parser::choice(const ExpressionPtr& left) {
    const auto* property = left->property;
    if (token_.type == Token::Type::End)
        return failed(token_.position, texts::format("expected a value"));
    if (hasNames(property)) {
        if (auto constant = choiceOfWords(*property))
            return constant;
    }
    const auto* outer = std::exchange(comparedTo_, property);
    const auto free = std::exchange(freest_, hasNames(property) ? Reading::Spelling : Reading::Synonym);
    auto value = sum();
    comparedTo_ = outer;
    freest_ = free;
    return value;
}

/// A name of a value, which may have blanks without quotation marks: the longest that there is. Null if there is none.
ExpressionPtr Parser::choiceOfWords(const PropertySpec& property) {
    const auto start = token_;
    const auto before = lexer_;
    if (token_.type == Token::Type::Quoted) {
        auto constant = named(property, token_.text);
        if (constant != nullptr)
            next();
        return constant;
    }
    ExpressionPtr best;
    auto after = lexer_;
    auto word = lexer_.valueAt(start.position);
    std::string text;
    for (std::size_t i = 0;
         i < kMostWordsOfChoice && (word.type == Token::Type::Word || word.type == Token::Type::Number); ++i) {
        text += (text.empty() ? "" : " ") + std::string(word.text);
        if (auto constant = named(property, text)) {
            best = std::move(constant);
            after = lexer_;
        }
        word = lexer_.next();
    }
    lexer_ = best != nullptr ? after : before;
    token_ = start;
    if (best != nullptr)
        next();
    return best;
}

ExpressionPtr Parser::named(const PropertySpec& property, std::string_view text) const {
    // A number, perhaps with a sign, is no other way to write a name.
    const bool word = !text.empty() && std::isalpha(static_cast<unsigned char>(text.front())) != 0;
    const auto is = [&](std::string_view name) {
        return word ? sameName(name, text) : bytes::equalIgnoringCase(name, text);
    };
    for (const auto& name : property.names) {
        if (is(name.title) || is(name.english))
            return make({.number = static_cast<double>(name.value)});
    }
    if (property.type != PropertyType::Bool)
        return nullptr;
    if (const auto value = model::parseValue(property, text))
        return make({.number = std::get<bool>(*value) ? 1.0 : 0.0});
    return constantOf(text);
}

} // namespace navsmith::query

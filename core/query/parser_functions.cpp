// Functions in expressions.
#include "core/query/names.h"
#include "core/query/parser.h"
#include "core/query/suggestions.h"
#include "core/symbol/symbol.h"
#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace navsmith::query {

namespace {

enum class Shape : std::uint8_t {
    Numbers,    ///< takes numbers
    Placed,     ///< takes numbers, of an element that is drawn
    Condition,  ///< the first argument is a condition
    Collection, ///< the first argument is a collection
    Either,     ///< likewise if it names one; else numbers
    Text,       ///< takes a text
    Same,       ///< is its only argument, a condition
};

constexpr std::size_t kAny = 1000;

} // namespace

struct Parser::Function {
    std::string_view name;
    Operator op;
    Shape shape;
    std::size_t least;
    std::size_t most;
    bool negated = false;
};

const Parser::Function* Parser::findFunction(std::string_view name) {
    static constexpr Function table[] = {{"abs", Operator::Absolute, Shape::Numbers, 1, 1},
                                         {"min", Operator::Minimum, Shape::Either, 2, kAny},
                                         {"max", Operator::Maximum, Shape::Either, 2, kAny},
                                         {"clamp", Operator::Clamp, Shape::Numbers, 3, 3},
                                         {"round", Operator::Round, Shape::Numbers, 1, 2},
                                         {"floor", Operator::Floor, Shape::Numbers, 1, 1},
                                         {"ceil", Operator::Ceiling, Shape::Numbers, 1, 1},
                                         {"sqrt", Operator::SquareRoot, Shape::Numbers, 1, 1},
                                         {"if", Operator::If, Shape::Condition, 3, 3},
                                         {"count", Operator::Count, Shape::Collection, 0, 1},
                                         {"any", Operator::Any, Shape::Collection, 0, 1},
                                         {"all", Operator::All, Shape::Collection, 1, 1},
                                         {"none", Operator::Any, Shape::Collection, 0, 1, true},
                                         {"sum", Operator::Sum, Shape::Collection, 1, 1},
                                         {"average", Operator::Average, Shape::Collection, 1, 1},
                                         {"smallest", Operator::Smallest, Shape::Collection, 1, 1},
                                         {"largest", Operator::Largest, Shape::Collection, 1, 1},
                                         {"within", Operator::Within, Shape::Placed, 4, 6},
                                         {"distance", Operator::Distance, Shape::Placed, 2, 3},
                                         {"at", Operator::At, Shape::Placed, 2, 4},
                                         {"nearest", Operator::Nearest, Shape::Placed, 2, 3},
                                         {"named", Operator::Named, Shape::Text, 1, 1},
                                         // As other languages call them
                                         {"len", Operator::Count, Shape::Collection, 0, 1},
                                         {"length", Operator::Count, Shape::Collection, 0, 1},
                                         {"size", Operator::Count, Shape::Collection, 0, 1},
                                         {"exists", Operator::Any, Shape::Collection, 0, 1},
                                         {"some", Operator::Any, Shape::Collection, 0, 1},
                                         {"every", Operator::All, Shape::Collection, 1, 1},
                                         {"avg", Operator::Average, Shape::Collection, 1, 1},
                                         {"mean", Operator::Average, Shape::Collection, 1, 1},
                                         {"ceiling", Operator::Ceiling, Shape::Numbers, 1, 1},
                                         {"iif", Operator::If, Shape::Condition, 3, 3},
                                         {"inside", Operator::Within, Shape::Placed, 4, 6},
                                         {"near", Operator::At, Shape::Placed, 2, 4},
                                         {"select", Operator::Constant, Shape::Same, 1, 1}};
    const auto it =
        std::ranges::find_if(table, [&](const auto& each) { return bytes::equalIgnoringCase(each.name, name); });
    return it == std::end(table) ? nullptr : &*it;
}

std::vector<std::string_view> functionNames() {
    return {"abs",     "all", "any", "at",    "average", "ceil", "clamp", "count",    "distance", "floor", "if",
            "largest", "max", "min", "named", "nearest", "none", "round", "smallest", "sqrt",     "sum",   "within"};
}

ExpressionPtr Parser::call(const Function& function, const Token& name) {
    if (++depth_ > 150)
        return failed(name.position, texts::format("too deeply nested"));
    const bool chooses = function.op == Operator::If && comparedTo_ != nullptr;
    const auto* compared = std::exchange(comparedTo_, chooses ? comparedTo_ : nullptr);
    const auto free = std::exchange(freest_, chooses ? freest_ : Reading::Part);
    next(); // the bracket
    ExpressionPtr result;
    if (function.shape == Shape::Collection) {
        result = aggregate(function.op, name);
        if (!error_ && result->parts.size() < function.least)
            failAt(name.position, texts::format("{} needs a value of each element, after a comma", function.name));
    } else if (function.shape == Shape::Either && namesCollection(token_)) {
        result = aggregate(function.op == Operator::Minimum ? Operator::Smallest : Operator::Largest, name);
    } else if (function.shape == Shape::Same) {
        result = either();
    } else if (function.shape == Shape::Text) {
        if (token_.type != Token::Type::Quoted && token_.type != Token::Type::Word)
            fail(texts::format("expected a value"));
        result = make({.op = function.op, .text = std::string(token_.text)});
        next();
    } else {
        const bool placed = domain_.list == model::kNoList && system_ != nullptr &&
                            symbol::symbolOf(system_->view, domain_.type) != nullptr;
        if (function.shape == Shape::Placed && !placed)
            failAt(name.position, texts::format("{} have no place", pluralOf(schema_, domain_)));
        result = make({.op = function.op, .parts = arguments(function.least, function.most, name)});
    }
    expectSign(")");
    comparedTo_ = compared;
    freest_ = free;
    --depth_;
    if (error_)
        return nullptr;
    return function.negated ? make({.op = Operator::Not, .parts = {result}}) : result;
}

std::vector<ExpressionPtr> Parser::arguments(std::size_t least, std::size_t most, const Token& name) {
    std::vector<ExpressionPtr> parts;
    do {
        const auto at = token_.position;
        parts.push_back(either());
        if (!error_ && parts.back()->type != ValueType::Number)
            failAt(at, texts::format("expected a number"));
    } while (!error_ && takeSign(","));
    if (!error_ && (parts.size() < least || parts.size() > most))
        failAt(name.position, least == most ? texts::format("{} takes {} values", name.text, least)
                                            : texts::format("{} takes at least {} values", name.text, least));
    return parts;
}

bool Parser::namesCollection(const Token& token) const {
    return token.type == Token::Type::Word && findProperty(schema_, domain_, token.text) == nullptr &&
           findCollection(schema_, domain_, token.text, {}).has_value();
}

std::string Parser::hintForList(std::string_view name) const {
    if (domain_.list != model::kNoList)
        return {};
    std::vector<std::string> names;
    for (const auto& each : collectionsOf(schema_, domain_.type))
        names.push_back(each.name);
    if (auto hint = didYouMean(name, names); !hint.empty())
        return hint;
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names.empty() ? std::string()
                         : texts::format("what can be counted: {}", fmt::format("{}", fmt::join(names, ", ")));
}

/// "links, water", "links via target, water".
ExpressionPtr Parser::aggregate(Operator op, const Token& name) {
    if (token_.type != Token::Type::Word)
        return failed(token_.position,
                      texts::format("{} needs the name of a list, as in {}(links)", name.text, name.text));
    const auto named = token_;
    next();
    std::string_view via;
    if (take("via", "")) {
        via = token_.text;
        if (token_.type == Token::Type::Word)
            next();
    }
    const auto collection = findCollection(schema_, domain_, named.text, via);
    if (!collection)
        return failed(named.position, collection.error(), hintForList(named.text));
    Expression all{.op = op, .collection = *collection};
    if (takeSign(",")) {
        const auto outer = std::exchange(domain_, collection->domain);
        const auto at = token_.position;
        all.parts.push_back(either());
        domain_ = outer;
        const bool condition = op == Operator::Count || op == Operator::Any || op == Operator::All;
        if (!error_ && !condition)
            all.parts.back() = asNumber(all.parts.back(), at);
    }
    return make(std::move(all));
}

/// Functions of other languages, and what to write for them.
ExpressionPtr Parser::unknownFunction(const Token& name) {
    struct Other {
        std::string_view name;
        std::string_view instead;
    };
    static constexpr std::array<Other, 7> others{{{"around", "distance(x, y) < 100"},
                                                  {"bbox", "within(x1, y1, x2, y2)"},
                                                  {"intersects", "within(x1, y1, x2, y2)"},
                                                  {"st_within", "within(x1, y1, x2, y2)"},
                                                  {"st_distance", "distance(x, y)"},
                                                  {"test", "name ~ \"part\""},
                                                  {"case", "if(condition, a, b)"}}};
    const auto is = [&](const Other& other) { return bytes::equalIgnoringCase(other.name, name.text); };
    std::string hint;
    if (const auto other = std::ranges::find_if(others, is); other != others.end()) {
        hint = texts::format("write {}", other->instead);
    } else if (findTypeFreely(schema_, name.text)) {
        hint = texts::format("a condition follows the name of the elements after a colon, as in \"{}: {}\"", name.text,
                             "distance(x, y) < 100");
    } else {
        std::vector<std::string> names;
        for (const auto each : functionNames())
            names.emplace_back(each);
        hint = didYouMean(name.text, names);
    }
    return failed(name.position, texts::format("there is no function '{}'", name.text), std::move(hint));
}

bool Parser::namesProblem(const Token& token) {
    static constexpr std::array<std::string_view, 4> words{"problem", "error", "warning", "note"};
    return std::ranges::any_of(words, [&](auto word) { return token.isWord(word); });
}

/// "has problem", "has problem SA039", "has error".
/// In a stored selection: in "walls".
ExpressionPtr Parser::inStored() {
    if (token_.type != Token::Type::Word && token_.type != Token::Type::Quoted)
        return failed(token_.position, texts::format("expected the name of a stored selection"));
    if (domain_.list != model::kNoList)
        return failed(token_.position, texts::format("selections hold no entries of lists"));
    auto name = std::string(token_.text);
    next();
    return make({.op = Operator::InStored, .text = std::move(name)});
}

ExpressionPtr Parser::hasProblem() {
    static constexpr std::array<checks::Severity, 3> severities{checks::Severity::Error, checks::Severity::Warning,
                                                                checks::Severity::Note};
    for (const auto severity : severities) {
        if (take(checks::toString(severity), ""))
            return make({.op = Operator::HasProblem, .severity = static_cast<int>(severity)});
    }
    if (!take("problem", ""))
        return failed(token_.position, texts::format("expected 'problem', 'error', 'warning' or 'note'"));
    const bool alone = (token_.type != Token::Type::Word && token_.type != Token::Type::Quoted) ||
                       token_.isWord("and") || token_.isWord("or");
    if (alone)
        return make({.op = Operator::HasProblem});
    const auto token = token_;
    next();
    if (system_ != nullptr) {
        for (const auto& rule : system_->rules) {
            if (!bytes::equalIgnoringCase(rule.id, token.text))
                continue;
            if (rule.type != domain_.type)
                return failed(token.position,
                              texts::format("rule {} is about {}", rule.id, schema_.type(rule.type).plural));
            return make({.op = Operator::HasProblem, .rule = &rule});
        }
    }
    return failed(token.position, texts::format("there is no rule '{}'", token.text));
}

} // namespace navsmith::query

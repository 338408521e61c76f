#include "core/query/query.h"

#include "core/model/property.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <functional>

namespace navsmith::query {

using model::PropertySpec;
using model::PropertyType;
using model::Slot;

enum class Operator : std::uint8_t {
    Or,
    And,
    Not,
    Equal,
    Unequal,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Contains,
    Set
};

struct Query::Node {
    Operator op = Operator::Set;
    std::shared_ptr<const Node> left;
    std::shared_ptr<const Node> right;
    const PropertySpec* property = nullptr; ///< for comparisons and Set
    int component = -1;                     ///< of a vector, else -1
    double number = 0;
    std::string text;
};

namespace {

using NodePtr = std::shared_ptr<const Query::Node>;

struct Token {
    enum class Type : std::uint8_t { Word, Quoted, Sign, End } type = Type::End;
    std::string_view text;
    std::size_t position = 0;
};

bool isWord(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.' || c == '-' || c == ':' || c == '+';
}

bool equalsIgnoringCase(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, [](char x, char y) {
        return std::tolower(static_cast<unsigned char>(x)) == std::tolower(static_cast<unsigned char>(y));
    });
}

bool containsIgnoringCase(std::string_view text, std::string_view part) {
    const auto same = [](char x, char y) {
        return std::tolower(static_cast<unsigned char>(x)) == std::tolower(static_cast<unsigned char>(y));
    };
    // Not std::ranges::search: Clang 14 cannot compile that of GCC 12's library.
    return std::search(text.begin(), text.end(), part.begin(), part.end(), same) != text.end() || part.empty();
}

class Parser {
public:
    Parser(std::string_view text, const model::ElementType& type) : text_(text), type_(type) { next(); }

    tl::expected<NodePtr, QueryError> run() {
        auto root = either();
        if (!error_ && token_.type != Token::Type::End)
            fail(texts::format("unexpected '{}'", token_.text));
        if (error_)
            return tl::unexpected(*error_);
        return root;
    }

private:
    void fail(std::string message) {
        if (!error_)
            error_ = QueryError{token_.position, std::move(message)};
    }

    void next() {
        while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0)
            ++at_;
        const auto start = at_;
        token_ = {Token::Type::End, {}, start};
        if (at_ == text_.size())
            return;
        if (text_[at_] == '"' || text_[at_] == '\'') {
            const auto end = text_.find(text_[at_], at_ + 1);
            if (end == std::string_view::npos) {
                fail(texts::format("missing closing quotation mark"));
                at_ = text_.size();
                return;
            }
            token_ = {Token::Type::Quoted, text_.substr(start + 1, end - start - 1), start};
            at_ = end + 1;
            return;
        }
        if (isWord(text_[at_])) {
            while (at_ < text_.size() && isWord(text_[at_]))
                ++at_;
            token_ = {Token::Type::Word, text_.substr(start, at_ - start), start};
            return;
        }
        static constexpr std::string_view two[] = {"&&", "||", "!=", "<=", ">=", "=="};
        const auto pair = text_.substr(at_, 2);
        at_ += std::ranges::find(two, pair) != std::end(two) ? 2 : 1;
        token_ = {Token::Type::Sign, text_.substr(start, at_ - start), start};
    }

    bool take(std::string_view word, std::string_view sign) {
        const bool is = (token_.type == Token::Type::Word && !word.empty() && equalsIgnoringCase(token_.text, word)) ||
                        (token_.type == Token::Type::Sign && token_.text == sign);
        if (is)
            next();
        return is;
    }

    static NodePtr make(Operator op, NodePtr left, NodePtr right) {
        auto node = std::make_shared<Query::Node>();
        node->op = op;
        node->left = std::move(left);
        node->right = std::move(right);
        return node;
    }

    // Limits recursion: a script could nest a million brackets.
    static constexpr int kDeepest = 200;

    NodePtr either() {
        auto left = both();
        while (!error_ && take("or", "||"))
            left = make(Operator::Or, left, both());
        return left;
    }

    NodePtr both() {
        auto left = one();
        while (!error_ && take("and", "&&"))
            left = make(Operator::And, left, one());
        return left;
    }

    NodePtr one() {
        if (error_)
            return nullptr;
        if (++depth_ > kDeepest) {
            fail(texts::format("too deeply nested"));
            return nullptr;
        }
        NodePtr node;
        if (take("not", "!")) {
            node = make(Operator::Not, one(), nullptr);
        } else if (take("", "(")) {
            node = either();
            if (!error_ && !take("", ")"))
                fail(texts::format("missing closing bracket"));
        } else {
            node = comparison();
        }
        --depth_;
        return node;
    }

    NodePtr comparison() {
        if (token_.type != Token::Type::Word) {
            fail(texts::format("expected a property"));
            return nullptr;
        }
        auto node = std::make_shared<Query::Node>();
        auto name = token_.text;
        if (const auto dot = name.rfind('.'); dot != std::string_view::npos && dot + 2 == name.size()) {
            node->component = static_cast<int>(std::string_view("xyz").find(name.back()));
            name = name.substr(0, dot);
        }
        node->property = type_.findProperty(name);
        if (node->property == nullptr) {
            fail(texts::format("{} have no property '{}'", type_.plural, name));
            return nullptr;
        }
        const auto parts = static_cast<int>(node->property->components.size());
        if ((parts > 0) != (node->component >= 0) || node->component >= std::max(parts, 1)) {
            fail(parts > 0 ? texts::format("choose a coordinate, as in position.x")
                           : texts::format("it has no coordinates"));
            return nullptr;
        }
        next();
        node->op = comparator();
        if (node->op != Operator::Set)
            value(*node);
        return node;
    }

    Operator comparator() {
        static constexpr std::pair<std::string_view, Operator> table[] = {
            {"=", Operator::Equal},         {"==", Operator::Equal},     {"!=", Operator::Unequal},
            {"<", Operator::Less},          {"<=", Operator::LessEqual}, {">", Operator::Greater},
            {">=", Operator::GreaterEqual}, {"~", Operator::Contains}};
        if (token_.type != Token::Type::Sign)
            return Operator::Set;
        for (const auto& [sign, op] : table) {
            if (token_.text == sign) {
                next();
                return op;
            }
        }
        return Operator::Set;
    }

    void value(Query::Node& node) {
        if (token_.type != Token::Type::Word && token_.type != Token::Type::Quoted) {
            fail(texts::format("expected a value"));
            return;
        }
        node.text = std::string(token_.text);
        const bool text = node.property->type == PropertyType::Text || node.op == Operator::Contains;
        if (!text) {
            auto scalar = *node.property;
            if (node.component >= 0)
                scalar.type = PropertyType::Number;
            for (const auto& name : scalar.names) {
                if (equalsIgnoringCase(name.title, node.text) || equalsIgnoringCase(name.english, node.text))
                    node.text = std::string(name.title);
            }
            const auto parsed = model::parseValue(scalar, node.text);
            if (!parsed) {
                fail(texts::format("'{}' is not a value of {}", node.text, node.property->id));
                return;
            }
            if (const auto* b = std::get_if<bool>(&*parsed))
                node.number = *b ? 1 : 0;
            else if (const auto* i = std::get_if<std::int64_t>(&*parsed))
                node.number = static_cast<double>(*i);
            else if (const auto* d = std::get_if<double>(&*parsed))
                node.number = *d;
        }
        next();
    }

    std::string_view text_;
    const model::ElementType& type_;
    std::size_t at_ = 0;
    int depth_ = 0;
    Token token_;
    std::optional<QueryError> error_;
};

using Flags = std::vector<std::uint8_t>;

bool compare(Operator op, double a, double b) {
    switch (op) {
    case Operator::Equal:
        return a == b;
    case Operator::Unequal:
        return a != b;
    case Operator::Less:
        return a < b;
    case Operator::LessEqual:
        return a <= b;
    case Operator::Greater:
        return a > b;
    case Operator::GreaterEqual:
        return a >= b;
    default:
        return a != 0;
    }
}

Flags evaluate(const model::Model& m, model::ElementTypeId type, const Query::Node& node, std::span<const Slot> rows) {
    Flags out(rows.size());
    if (node.op == Operator::Or || node.op == Operator::And || node.op == Operator::Not) {
        const auto left = evaluate(m, type, *node.left, rows);
        const auto right = node.right ? evaluate(m, type, *node.right, rows) : left;
        for (std::size_t i = 0; i < out.size(); ++i) {
            out[i] = node.op == Operator::Or    ? left[i] | right[i]
                     : node.op == Operator::And ? left[i] & right[i]
                                                : left[i] ^ 1U;
        }
        return out;
    }
    const auto& property = *node.property;
    if (property.type == PropertyType::Text || node.op == Operator::Contains) {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const auto text = model::displayText(m, property, {type, rows[i]});
            switch (node.op) {
            case Operator::Contains:
                out[i] = containsIgnoringCase(text, node.text) ? 1 : 0;
                break;
            case Operator::Set:
                out[i] = text.empty() ? 0 : 1;
                break;
            case Operator::Unequal:
                out[i] = text == node.text ? 0 : 1;
                break;
            default:
                out[i] = text == node.text ? 1 : 0;
                break;
            }
        }
        return out;
    }
    std::vector<double> numbers(rows.size());
    if (node.component >= 0) {
        for (std::size_t i = 0; i < rows.size(); ++i)
            numbers[i] = std::get<glm::dvec3>(
                model::readValue(m, property, {type, rows[i]}))[static_cast<std::size_t>(node.component)];
    } else {
        model::readNumbers(m, type, property, rows, numbers);
    }
    if (property.type == PropertyType::Reference && node.op == Operator::Set) {
        for (std::size_t i = 0; i < rows.size(); ++i)
            out[i] = numbers[i] >= 0 ? 1 : 0;
        return out;
    }
    for (std::size_t i = 0; i < rows.size(); ++i)
        out[i] = compare(node.op, numbers[i], node.number) ? 1 : 0;
    return out;
}

} // namespace

tl::expected<Query, QueryError> Query::parse(std::string_view text, const model::Schema& schema,
                                             model::ElementTypeId type) {
    auto root = Parser(text, schema.type(type)).run();
    if (!root)
        return tl::unexpected(root.error());
    return Query(type, std::move(*root));
}

std::vector<std::uint8_t> Query::matches(const model::Model& model, std::span<const Slot> rows) const {
    return evaluate(model, type_, *root_, rows);
}

} // namespace navsmith::query

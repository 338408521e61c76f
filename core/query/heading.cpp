#include "core/query/heading.h"

#include "core/query/lexer.h"
#include "core/query/names.h"
#include "core/query/suggestions.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <string>
#include <vector>

namespace navsmith::query {

using model::Schema;

namespace {

constexpr std::size_t kMostWords = 4;

QueryError noSuchType(std::string_view name, std::size_t position, const Schema& schema) {
    std::vector<std::string> names;
    for (const auto& type : schema.types) {
        names.emplace_back(type.id);
        names.emplace_back(type.plural);
    }
    auto hint = didYouMean(name, names);
    hint += (hint.empty() ? "" : " ") + texts::format("there are: {}", listOfTypes(schema));
    return {position, texts::format("there is no element type '{}'", name), std::move(hint)};
}

class Reader {
public:
    Reader(std::string_view text, const Schema& schema) : text_(text), schema_(schema), lexer_(text) { next(); }

    tl::expected<Heading, QueryError> read() {
        const bool selects = take("select");
        if (selects && token_.isSign("("))
            return Heading{}; // jq: the rest is a condition
        if (selects && !takeSign("*"))
            return tl::unexpected(QueryError{token_.position, texts::format("expected '*'"),
                                             texts::format("an expression only says which elements, not what of them "
                                                           "is shown")});
        const bool from = take("from");
        if (selects && !from)
            return tl::unexpected(QueryError{token_.position, texts::format("expected 'from'")});
        if (take("where"))
            return Heading{std::nullopt, token_.position};
        if (!from && text_.substr(token_.position).starts_with(".["))
            return afterPipe(std::nullopt);
        const auto start = token_.position;
        if (token_.type != Token::Type::Word && token_.type != Token::Type::Quoted)
            return Heading{};
        const auto name = words();
        if (name.empty())
            return from ? fault(text_, start) : Heading{};
        const auto type = findTypeFreely(schema_, name);
        const bool ends = token_.type == Token::Type::End || token_.isSign(";");
        if (from && !type)
            return fault(name, start);
        if (token_.isWord("where"))
            return type ? after(*type) : fault(name, start);
        if (token_.isSign(":"))
            return type ? after(*type) : namedElement(name) ? Heading{} : fault(name, start);
        if (type && token_.isSign("["))
            return afterBracket(*type);
        if (from && ends)
            return Heading{type, text_.size()};
        return Heading{};
    }

private:
    void next() { token_ = lexer_.next(); }

    bool take(std::string_view word) {
        const bool is = token_.isWord(word);
        if (is)
            next();
        return is;
    }

    bool takeSign(std::string_view sign) {
        const bool is = token_.isSign(sign);
        if (is)
            next();
        return is;
    }

    tl::expected<Heading, QueryError> fault(std::string_view name, std::size_t position) {
        return tl::unexpected(noSuchType(name, position, schema_));
    }

    /// What is before a colon may also be the name of a file: "NODES27.DAT: ...". The parser says more of it.
    [[nodiscard]] bool namedElement(std::string_view name) const { return name.find('.') != std::string_view::npos; }

    Heading after(model::ElementTypeId type) {
        next();
        return {type, token_.position};
    }

    /// "area[crouch]" of Overpass, "areas[] | select(" of jq.
    tl::expected<Heading, QueryError> afterBracket(model::ElementTypeId type) {
        const auto bracket = token_.position;
        next();
        if (!token_.isSign("]"))
            return Heading{type, bracket};
        next();
        return pipe(type);
    }

    /// ".[] | select(".
    tl::expected<Heading, QueryError> afterPipe(std::optional<model::ElementTypeId> type) {
        for (const std::string_view sign : {".", "[", "]"}) {
            if (!takeSign(sign))
                return Heading{};
        }
        return pipe(type);
    }

    Heading pipe(std::optional<model::ElementTypeId> type) {
        if (takeSign("|"))
            return {type, token_.position};
        return {type, text_.size()};
    }

    /// Up to a word or sign that ends the name: "hiding spots".
    std::string_view words() {
        const auto start = token_.position;
        auto end = start;
        std::size_t count = 0;
        if (token_.type == Token::Type::Quoted) {
            const auto name = token_.text;
            next();
            return name;
        }
        while (token_.type == Token::Type::Word && !token_.isWord("where") && count < kMostWords) {
            end = token_.position + token_.text.size();
            ++count;
            next();
        }
        return text_.substr(start, end - start);
    }

    std::string_view text_;
    const Schema& schema_;
    Lexer lexer_;
    Token token_;
};

} // namespace

tl::expected<Heading, QueryError> readHeading(std::string_view text, const Schema& schema) {
    return Reader(text, schema).read();
}

} // namespace navsmith::query

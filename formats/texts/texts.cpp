#include "formats/texts/texts.h"

#include <algorithm>
#include <cstddef>
#include <locale>
#include <ostream>

namespace navsmith::texts {

namespace {

Translate installed = nullptr;
Punctuation punctuation;

/// Numbers in messages: only the decimal point, because thousands are grouped where counts are made.
class LocalPoint final : public std::numpunct<char> {
protected:
    char do_decimal_point() const override { return punctuation.point; }
};

const std::locale& numbers() {
    static const std::locale numbersLocale(std::locale::classic(), new LocalPoint);
    return numbersLocale;
}

/// "{:.1f}" becomes "{:.1Lf}", for which fmt asks the locale.
std::string withLocalNumbers(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if ((text[at] == 'f' || text[at] == 'g') && text.substr(at + 1).starts_with('}')) {
            const auto open = text.rfind('{', at);
            if (open != std::string_view::npos &&
                text.substr(open, at - open).find_first_of(":}") != std::string_view::npos &&
                text.substr(open, at - open).find('}') == std::string_view::npos)
                out += 'L';
        }
        out += text[at];
    }
    return out;
}

} // namespace

void install(Translate translate, const Punctuation& ofNumbers) {
    installed = translate;
    punctuation = ofNumbers;
}

bool isInstalled() {
    return installed != nullptr;
}

std::string_view translated(const Request& request) {
    if (!isInstalled() || request.english.empty())
        return request.english;
    const auto translation = installed(request);
    return translation.empty() ? request.english : translation;
}

void PrintTo(const Sentence& sentence, std::ostream* out) {
    *out << '"' << sentence << '"';
}

std::string grouped(std::uint64_t number) {
    auto digits = fmt::format("{}", number);
    for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3)
        digits.insert(static_cast<std::size_t>(at), punctuation.thousands);
    return digits;
}

std::string localNumber(std::string number) {
    std::ranges::replace(number, '.', punctuation.point);
    return number;
}

std::string plainNumber(std::string_view number) {
    std::string plain(number);
    std::ranges::replace(plain, punctuation.point, '.');
    return plain;
}

std::string_view separator() {
    return punctuation.point == ',' ? "; " : ", ";
}

std::string formatted(std::string_view english, fmt::format_args arguments) {
    const auto text = translated({english});
    if (punctuation.point == '.')
        return fmt::vformat({text.data(), text.size()}, arguments);
    return fmt::vformat(numbers(), withLocalNumbers(text), arguments);
}

} // namespace navsmith::texts

// Rules for how sources treat text: numbers in it, letters, and sentences that people read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace navsmith::architecture {

/// Functions that read numbers by the locale of the user, for whom "96.5" may be 96. One per line.
std::vector<std::string> numbersByLocale(std::string_view path, std::string_view text);

/// Functions that formats/bytes/plain_text.h has, written again: letters in lower case, text without blanks at its
/// ends. One per line.
std::vector<std::string> copiesOfPlainText(std::string_view path, std::string_view text);

/// Sentences of issues, notes, refusals and errors that people read in the window and that are not translated
/// (texts::format). One per line. Literals for texts::Sentence do not compile; this finds those inside other calls.
std::vector<std::string> untranslatedSentences(std::string_view path, std::string_view text);

} // namespace navsmith::architecture

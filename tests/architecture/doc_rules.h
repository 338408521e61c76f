// The rules of docs/languages.md for pages of the documentation, as functions over their text. No disk access here.
#pragma once

#include <cstddef>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::architecture {

struct Link {
    std::size_t line = 0; ///< starting with 1
    std::string target;   ///< between the parentheses, such as "../saving.md#backups"
};

/// Links and pictures of a page that lead to files of the project or places in them, not to the network.
std::vector<Link> linksOf(std::string_view page);

/// The names by which links refer to the headings of a page, such as "1-open-the-files", in order.
std::vector<std::string> anchorsOf(std::string_view page);

/// What a page sets in bold or italics: names of the window's menus and fields. "File > Open" gives two. Words that
/// begin an item of a list with a dash are left out; they sum it up.
std::vector<std::string> namesIn(std::string_view page);

/// A page without its words: headings, paragraphs, items, rows, pictures and pieces of code in the order of the page.
/// Two pages with one shape say the same step by step.
std::vector<std::string> shapeOf(std::string_view page);

/// The texts of a translation (.ts) as the window shows them, without mnemonics, dots and colons at the end.
std::set<std::string> textsOf(std::string_view translation);

/// Paths in backquotes in the text of a page that end no file or folder of `files`, one per line: "mesh/schema.h",
/// "panels/", "tool_box.*". Words with a placeholder in capitals (NAME) or "..." are left out.
std::vector<std::string> missingFiles(std::string_view page, std::string_view text, std::span<const std::string> files);

} // namespace navsmith::architecture

#include "app/cli/input_options.h"

#include "app/cli/path_options.h"
#include "core/files/path_text.h"
#include "core/files/read_file.h"
#include "formats/bytes/text_bytes.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <iterator>
#include <string>
#include <string_view>

namespace navsmith::cli {

namespace {

files::Result<std::string> contentOf(const std::filesystem::path& file) {
    if (file == "-")
        return std::string(std::istreambuf_iterator<char>(std::cin), {});
    auto bytes = files::readFile(file);
    if (!bytes)
        return tl::unexpected(std::move(bytes.error()));
    return std::string(bytes::textOf(*bytes));
}

std::vector<std::string> pieces(std::string_view text, char end) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const auto at = text.find(end);
        auto piece = text.substr(0, at);
        if (end == '\n' && piece.ends_with('\r'))
            piece.remove_suffix(1);
        parts.emplace_back(piece);
        text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
    }
    return parts;
}

} // namespace

void addInputOptions(CLI::App& command, InputOptions& to) {
    command.add_flag("-r,--recursive", to.recursive, "Folders stand for all folders below them, too");
    auto* paths = command.get_option("PATH");
    command
        .add_option_function<std::string>(
            "--files-from",
            [&to, paths](const std::string& text) {
                to.listFile = files::fromBytes(text);
                if (paths->get_items_expected_min() == 1)
                    paths->required(false);
            },
            "Read more paths from this file, one a line; \"-\" is standard input")
        ->type_name("FILE");
}

void addLines(CLI::App& command, InputOptions& to) {
    command.add_flag("--ndjson", to.lines, "Write JSON as it comes, an object a line")
        ->excludes(command.get_option("--json"));
}

files::Result<std::vector<std::filesystem::path>> readPathList(const std::filesystem::path& file) {
    const auto text = contentOf(file);
    if (!text)
        return tl::unexpected(text.error());
    std::vector<std::filesystem::path> paths;
    for (const auto& piece : pieces(*text, text->find('\0') == std::string::npos ? '\n' : '\0')) {
        if (!piece.empty())
            paths.push_back(files::fromBytes(piece));
    }
    return paths;
}

files::Result<std::vector<std::string>> readLines(const std::filesystem::path& file) {
    return contentOf(file).map([](const std::string& text) { return pieces(text, '\n'); });
}

} // namespace navsmith::cli

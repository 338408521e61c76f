#include "app/cli/text_inputs.h"

#include "core/files/path_text.h"
#include "core/files/read_file.h"
#include "core/systems/registry.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

namespace navsmith::cli {

namespace fs = std::filesystem;

void TextInputs::take(const fs::path& path, std::vector<systems::InputFile>& to) {
    auto bytes = files::readFile(path);
    if (!bytes)
        return session_.add(std::move(bytes.error()));
    const auto& content = contents_.emplace_back(std::move(*bytes));
    to.push_back({.name = files::toText(path.filename()), .bytes = content});
    pathOf_.emplace_back(to.back().name, path);
}

void TextInputs::takeFolder(const fs::path& folder, std::vector<systems::InputFile>& to) {
    const auto paths = files::listFolder(folder);
    if (!paths)
        return session_.add(paths.error());
    const auto makers = systems::systemsWithTextCompiler();
    for (const auto& path : *paths) {
        // By name: a file of another kind need not be read.
        const auto makes = [&](const systems::System* system) {
            return system->codec.recognise(files::toText(path.filename()), {}, 0) != systems::Confidence::No;
        };
        if (std::ranges::any_of(makers, makes))
            take(path, to);
    }
    if (to.empty())
        session_.add({files::FileErrorKind::NotRecognised, folder,
                      fmt::format("contains no files of {}", makers.front()->title)});
}

void TextInputs::addProblem(const systems::Notice& notice) {
    const auto it = std::ranges::find(pathOf_, notice.file, &std::pair<std::string, fs::path>::first);
    session_.add(
        {files::FileErrorKind::Other, it == pathOf_.end() ? files::fromBytes(notice.file) : it->second, notice.text});
}

Json toJson(const TextCounts& counts, std::span<const systems::TextLoss> losses) {
    auto numbers = Json::object();
    for (const auto& [what, count] : counts)
        numbers[std::string(what)] = count;
    auto list = Json::array();
    for (const auto& [what, count, first] : losses)
        list.push_back({{"what", what}, {"count", count}, {"first", first}});
    return {{"counts", std::move(numbers)}, {"losses", std::move(list)}};
}

void printCounts(std::ostream& out, const TextCounts& counts, std::string_view lossTitle,
                 std::span<const systems::TextLoss> losses) {
    for (const auto& [what, count] : counts)
        out << fmt::format("{:>8} {}\n", count, what);
    if (!losses.empty())
        out << lossTitle << '\n';
    for (const auto& [what, count, first] : losses)
        out << fmt::format("{:>8} {} (first: {})\n", count, what, first);
}

} // namespace navsmith::cli

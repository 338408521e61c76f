#include "app/cli/session.h"

#include "app/cli/json_output.h"
#include "core/files/path_text.h"
#include "core/opening/find_everything.h"
#include "formats/texts/texts.h"

#include <ostream>
#include <utility>

namespace navsmith::cli {

namespace {

std::filesystem::path pathOf(const opening::DocumentPlace& place, const std::string& name) {
    const auto* file = place.find(name);
    return file != nullptr ? file->path : place.folder / files::fromBytes(name);
}

} // namespace

void Session::add(files::FileError problem) {
    log_.error("{}", files::describe(problem));
    if (options_.lines) {
        Json line{{"type", "problem"}};
        line.update(toJson(problem));
        printLine(out_, line);
    }
    problems_.push_back(std::move(problem));
}

void Session::readOthers(std::span<const std::filesystem::path> paths, const opening::OpenOptions& options) {
    std::vector<opening::WorldDocument> others;
    const auto depth = std::exchange(options_.depth, opening::Depth::Folder);
    openEach(paths, options,
             [&](opening::OpenedDocument& document) { others.push_back(opening::publisherOf(document)); });
    options_.depth = depth;
    others_ = std::move(others);
}

std::vector<opening::Candidate> Session::find(std::span<const std::filesystem::path> paths,
                                              const opening::OpenOptions& options) {
    std::size_t looked = 0;
    const auto count = [&](double) {
        searchProgress(++looked, false);
        return !options_.openingProgress || options_.openingProgress(0);
    };
    auto search = options_.everything ? opening::findEverything(paths, {}, options.recovery, count)
                                      : opening::findDocuments(paths, {}, options.recovery, options_.depth, count);
    searchProgress(looked, true);
    if (search.stopped) {
        add({files::FileErrorKind::Cancelled, paths.front(), texts::inEnglish("was not opened: cancelled"),
             std::nullopt});
        return {};
    }
    for (const auto& notice : search.notices)
        log_.warn("{}", notice);
    for (const auto& path : search.skipped)
        log_.info("{}: skipped, unknown format", files::toText(path));
    for (auto& problem : search.problems)
        add(std::move(problem));
    for (const auto& offer : search.offers)
        add(opening::problemOf(offer));
    return std::move(search.candidates);
}

void Session::tellOf(const opening::OpenedDocument& document) {
    for (const auto& notice : document.notices) {
        // A notice about the whole folder, such as an interrupted save, is a warning; one about a file's format is
        // not.
        if (notice.file.empty())
            log_.warn("{}", notice.text);
        else
            log_.info("{}: {}", files::toText(pathOf(document.place, notice.file)), notice.text);
    }
    for (const auto& failure : document.failures)
        add(failure);
}

void Session::openEach(std::span<const std::filesystem::path> paths, const opening::OpenOptions& options,
                       const std::function<void(opening::OpenedDocument&)>& use) {
    if (options_.open == nullptr)
        return openEach(find(paths, options), options, use);
    for (auto* held : heldAt(paths)) {
        connect(held->document);
        use(held->document);
    }
}

std::vector<OpenDocuments::Held*> Session::heldAt(std::span<const std::filesystem::path> paths) {
    std::vector<files::FileError> problems;
    auto all = options_.open->find(paths, problems);
    for (auto& problem : problems)
        add(std::move(problem));
    return all;
}

PreparedRoutes& Session::preparedRoutes(const opening::OpenedDocument& document) {
    auto* held = options_.open == nullptr ? nullptr : options_.open->find(document);
    if (held != nullptr)
        return held->routes;
    ownRoutes_.clear();
    return ownRoutes_;
}

void Session::takeBack(opening::OpenedDocument& document, const model::Change& change) const {
    if (options_.open != nullptr)
        document.model.apply(change, model::Direction::Backward);
}

void Session::openEach(std::span<const opening::Candidate> candidates, const opening::OpenOptions& options,
                       const std::function<void(opening::OpenedDocument&)>& use) {
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const auto progress = [&](double done) {
            return !options_.openingProgress ||
                   options_.openingProgress((static_cast<double>(i) + done) / static_cast<double>(candidates.size()));
        };
        auto document = opening::openDocument(candidates[i], options, progress);
        if (!document) {
            const bool isCancelled = document.error().front().kind == files::FileErrorKind::Cancelled;
            for (auto& problem : document.error())
                add(std::move(problem));
            if (isCancelled)
                return;
            continue;
        }
        tellOf(*document);
        connect(*document);
        use(*document);
    }
}

void Session::searchProgress(std::size_t looked, bool last) const {
    constexpr std::size_t kMany = 1000;
    if (options_.progress == nullptr || looked < kMany || (!last && looked % kMany != 0))
        return;
    *options_.progress << "\rsearched " << looked << " files" << (last ? "\n" : "") << std::flush;
}

void Session::progress(std::size_t done, std::size_t all) {
    constexpr std::size_t kMany = 20;
    if (options_.progress == nullptr || all < kMany)
        return;
    const auto percent = done * 100 / all;
    if (done != all && percent == shownPercent_)
        return;
    shownPercent_ = percent;
    *options_.progress << '\r' << done << " of " << all << (done == all ? "\n" : "") << std::flush;
}

std::vector<std::string> fileNames(const opening::OpenedDocument& document) {
    std::vector<std::string> names;
    for (const auto& file : document.place.files)
        names.push_back(file.name);
    return names;
}

} // namespace navsmith::cli

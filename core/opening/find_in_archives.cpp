// The part of the search for documents that looks into archives and maps.
#include "core/files/path_text.h"
#include "core/model/wording.h"
#include "core/opening/begin_document.h"
#include "core/opening/document_search.h"
#include "core/systems/registry.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <unordered_set>
#include <utility>

namespace navsmith::opening {

bool DocumentSearch::addDocumentsOf(const fs::path& map) {
    auto search = DocumentSearch(
                      disk_, recovery_, [this](double) { return goesOn(1, 1); }, Depth::Folder, Games::Ignore)
                      .run(filesOfMap(map, disk_));
    for (auto& candidate : search.candidates) {
        found_.notices.push_back(texts::format("{} is a map. Opened {}, which belongs to it.",
                                               files::toText(map.filename()), files::toText(candidate.shownPath)));
        candidate.given = given_;
        found_.candidates.push_back(std::move(candidate));
    }
    return !search.candidates.empty();
}

bool DocumentSearch::noteBareMap(const fs::path& map) {
    const bool canBegin = !beginnersFor(map, disk_).empty();
    if (canBegin)
        found_.bareMaps.push_back(map);
    return canBegin;
}

FileOfMap DocumentSearch::takeOwn(const fs::path& map, const files::ArchiveContent& content) {
    FileOfMap all;
    for (const auto& system : systems::all()) {
        auto own = fileOfMap(system, map, content, disk_);
        std::ranges::move(own.notices, std::back_inserter(found_.notices));
        all.passedOver.merge(own.passedOver);
        if (own.beside) {
            addFile(*own.beside);
            all.beside = std::move(own.beside);
        }
    }
    return all;
}

std::optional<files::Archive> DocumentSearch::openArchive(const fs::path& archive) {
    if (recovery_ == Recovery::Recover) {
        auto undone = files::recoverArchive(archive, disk_);
        if (!undone) {
            found_.problems.push_back(std::move(undone.error()));
            return std::nullopt;
        }
        if (undone->isNews())
            found_.notices.push_back(std::move(undone->message));
    }
    auto opened = files::openArchive(archive, {.disk = disk_});
    if (!opened) {
        found_.problems.push_back(opened.error());
        return std::nullopt;
    }
    if (toldOf_.insert(keyOf(folderOf(archive)) / archive.filename()).second)
        for (const auto& notice : opened->content.notices)
            found_.notices.push_back(fmt::format("{}: {}.", files::toText(opened->directoryPath()), notice));
    return std::move(*opened);
}

DocumentSearch::Entries DocumentSearch::addEntries(const fs::path& archive, const files::Archive& opened,
                                                   std::string_view inside, const std::set<std::string>& passedOver) {
    const auto folder = folderOf(archive);
    const auto key = keyOf(folder) / archive.filename();
    const auto& kind = *opened.kind;
    const auto& content = opened.content;
    Entries result;
    std::unordered_set<std::string> names; // a set: there may be tens of thousands
    names.reserve(content.entries.size());
    for (std::size_t i = 0; i < content.entries.size(); ++i) {
        const auto name = files::insideName(content.entries[i].name);
        if (!name || !files::liesIn(kind, *name, inside))
            continue;
        result.anyThere = true;
        if (passedOver.contains(*name))
            continue;
        // With duplicate names the first entry counts.
        if (!names.insert(files::entryKey(kind, *name)).second)
            continue;
        // Some systems recognise files by name. Archives of such kinds have tens of thousands of entries, so do not
        // read them.
        const auto head = kind.byName ? bytes::Result<std::vector<std::byte>>() : content.start(i, kHeadBytes);
        if (!head && !result.unreadable)
            result.unreadable = files::fileError(head.error(), archive);
        auto systems = systems::recogniseAll(name->substr(name->rfind('/') + 1),
                                             head.value_or(std::vector<std::byte>{}), content.entries[i].size);
        if (systems.empty())
            continue;
        result.any = true;
        const auto inArchive = files::fromBytes(*name);
        if (seen_.insert(key / files::fromBytes(files::entryKey(kind, *name))).second)
            place(std::move(systems), folder, (key / inArchive).parent_path(), archive / inArchive, false, archive);
    }
    return result;
}

void DocumentSearch::addArchive(const fs::path& archive, std::string_view inside) {
    const auto opened = openArchive(archive);
    if (!opened)
        return;
    const auto& kind = *opened->kind;
    const auto own = inside.empty() && !kind.byName ? takeOwn(archive, opened->content) : FileOfMap{};
    auto entries = addEntries(archive, *opened, inside, own.passedOver);
    if (own.beside || entries.any || (inside.empty() && !kind.byName && addDocumentsOf(archive)))
        return;
    if (entries.unreadable)
        found_.problems.push_back(std::move(*entries.unreadable));
    if (!entries.anyThere && !inside.empty())
        found_.problems.push_back(
            {files::FileErrorKind::Other, archive / files::fromBytes(inside),
             texts::format("cannot be opened: {} contains no such file", files::toText(archive.filename())),
             std::nullopt});
    else if (inside.empty() && noteBareMap(archive))
        found_.problems.push_back({files::FileErrorKind::NotRecognised, archive,
                                   texts::format("is a map without navigation data ({}). New File for Map, or "
                                                 "navsmith-cli new, begins navigation data for it",
                                                 kind.title),
                                   std::nullopt});
    else
        found_.problems.push_back({files::FileErrorKind::NotRecognised,
                                   inside.empty() ? archive : archive / files::fromBytes(inside),
                                   texts::format("contains no supported file ({}, {})", kind.title,
                                                 model::counted(opened->content.entries.size(), "file")),
                                   std::nullopt});
}

bool DocumentSearch::addArchiveInTree(const fs::path& archive) {
    const auto opened = openArchive(archive);
    if (!opened)
        return true;
    auto entries = addEntries(archive, *opened, {}, {});
    if (entries.unreadable)
        found_.problems.push_back(std::move(*entries.unreadable));
    return entries.any || entries.unreadable.has_value();
}

} // namespace navsmith::opening

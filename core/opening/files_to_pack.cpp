#include "core/opening/files_to_pack.h"

#include "core/files/path_text.h"
#include "core/opening/file_head.h"
#include "core/opening/packed_files.h"
#include "core/systems/registry.h"
#include "formats/texts/texts.h"

#include <algorithm>

namespace navsmith::opening {

namespace fs = std::filesystem;

namespace {

using files::FileError;
using files::FileErrorKind;
using Problems = std::vector<FileError>;

/// The system that a file is of, if there is one; null also for files that cannot be read.
const systems::System* systemOf(const fs::path& file) {
    const auto head = readHead({}, file, kHeadBytes);
    return head ? systems::recognise(files::toText(file.filename()), head->bytes, head->size) : nullptr;
}

/// A file on its way into a map.
struct Content {
    std::string name;
    std::vector<std::byte> bytes;           ///< of a document, before it knows the size of the map
    std::optional<OpenedDocument> document; ///< if its games look for such files in maps
};

tl::expected<OpenedDocument, Problems> openOne(const fs::path& file, const std::string& variant) {
    auto search = findDocuments(std::span(&file, 1), {}, Recovery::Report);
    if (search.candidates.size() != 1) {
        if (search.problems.empty())
            search.problems.push_back({FileErrorKind::Invalid, file, texts::format("is no single document")});
        return tl::unexpected(std::move(search.problems));
    }
    return openDocument(search.candidates.front(), {.recovery = Recovery::Report, .variant = variant});
}

tl::expected<Content, Problems> read(const FileToPack& file, const fs::path& map, const std::string& variant) {
    const auto one = [](FileError problem) { return tl::unexpected(Problems{std::move(problem)}); };
    const auto head = readHead({}, file.file, kHeadBytes);
    if (!head) // else a document that cannot be read would be packed as what it is not
        return one(head.error());
    const auto* system = systems::recognise(files::toText(file.file.filename()), head->bytes, head->size);
    Content content{file.name.empty() ? nameForMap(file.file, map).value_or("") : file.name, {}, {}};
    if (system == nullptr || system->map.namesInMap == nullptr) {
        auto bytes = files::readFile(file.file);
        if (!bytes)
            return one(std::move(bytes.error()));
        if (content.name.empty())
            return one({FileErrorKind::Invalid, file.file,
                        system != nullptr
                            ? texts::format("cannot be packed without a name: no game looks for such files in a map")
                            : texts::format("cannot be packed without a name: it is unknown where in a map the game "
                                            "looks for it")});
        content.bytes = std::move(*bytes);
        return content;
    }
    auto document = openOne(file.file, variant);
    if (!document)
        return tl::unexpected(std::move(document.error()));
    auto bytes = bytesToPack(*system, document->model, map);
    if (!bytes)
        return one(std::move(bytes.error()));
    content.bytes = std::move(*bytes);
    content.document = std::move(*document);
    return content;
}

} // namespace

std::optional<std::string> nameForMap(const fs::path& file, const fs::path& map) {
    const auto* system = systemOf(file);
    auto name = system != nullptr ? nameInMap(*system, map) : std::nullopt;
    return name ? name : gameNameOf(file, map);
}

tl::expected<ReadyToPack, Problems> readToPack(const fs::path& map, const PackRequest& request, Recovery recovery,
                                               const std::string& variant) {
    Problems problems;
    std::vector<Content> contents;
    std::vector<files::NewEntry> entries;
    for (const auto& file : request.files) {
        auto content = read(file, map, variant);
        if (!content) {
            std::ranges::move(content.error(), std::back_inserter(problems));
            continue;
        }
        entries.push_back({content->name, content->bytes.size()});
        contents.push_back(std::move(*content));
    }
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    auto planned = planMapPack(map, {entries, request.erased}, recovery);
    if (!planned)
        return tl::unexpected(Problems{std::move(planned.error())});
    ReadyToPack ready{std::move(*planned), {}};
    for (auto& content : contents) {
        if (auto& document = content.document) {
            if (auto loose = readBeforePacked(*document->system, map);
                loose && std::ranges::find(ready.readInstead, *loose) == ready.readInstead.end())
                ready.readInstead.push_back(std::move(*loose));
            auto bytes = bytesInMap(*document->system, std::move(document->model), ready.planned);
            if (!bytes)
                return tl::unexpected(Problems{std::move(bytes.error())});
            content.bytes = std::move(*bytes);
        }
        ready.contents.push_back(std::move(content.bytes));
    }
    return ready;
}

files::Result<files::InPlaceReport> pack(const ReadyToPack& ready, const files::InPlaceOptions& options,
                                         const files::SaveProgress& progress) {
    const std::vector<std::span<const std::byte>> contents(ready.contents.begin(), ready.contents.end());
    return files::putEntries(ready.planned, contents, options, progress);
}

} // namespace navsmith::opening

#include "core/opening/open_state.h"

#include "core/files/path_text.h"
#include "core/files/read_file.h"
#include "core/opening/file_head.h"
#include "core/opening/find_documents.h"
#include "core/opening/open_document.h"
#include "core/systems/registry.h"
#include "core/text_form/text_form.h"
#include "formats/bytes/text_bytes.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <utility>

namespace navsmith::opening {

namespace fs = std::filesystem;

namespace {

using Errors = std::vector<files::FileError>;
using Result = tl::expected<DocumentState, Errors>;

tl::unexpected<Errors> failed(files::FileErrorKind kind, const fs::path& path, texts::Sentence what) {
    return tl::unexpected(Errors{{kind, path, std::move(what), std::nullopt}});
}

Result readText(const fs::path& path, std::string_view text) {
    auto model = text_form::read(text, [](std::string_view id) -> std::optional<text_form::KnownSystem> {
        const auto* system = systems::find(id);
        if (system == nullptr)
            return std::nullopt;
        return text_form::KnownSystem{system->schema, system->identities};
    });
    if (!model)
        return failed(files::FileErrorKind::Malformed, path,
                      texts::format("line {}: {}", model.error().line, model.error().reason));
    const auto* system = &systems::systemOf(*model);
    return DocumentState{system, std::move(*model), true, {}, {}};
}

Result readFileAs(const fs::path& path, std::span<const std::byte> bytes, const StateOptions& options) {
    const auto head = bytes.first(std::min(bytes.size(), kHeadBytes));
    const auto* system = systems::recognise(options.name, head, bytes.size());
    if (system == nullptr)
        return failed(files::FileErrorKind::NotRecognised, path,
                      texts::format("is of no known format under the name {}", options.name));
    const std::array inputs{systems::InputFile{options.name, bytes, options.variant}};
    auto loaded = system->codec.load(inputs, {});
    if (!loaded)
        return tl::unexpected(Errors{files::fileError(std::move(loaded.error()), path)});
    return DocumentState{system, std::move(loaded->model), false, std::move(loaded->notices), {}};
}

Result openFiles(const fs::path& path, const StateOptions& options) {
    auto found = findDocuments(std::array{path}, {}, Recovery::Report);
    if (found.candidates.empty()) {
        for (const auto& offer : found.offers)
            found.problems.push_back(problemOf(offer));
        if (found.problems.empty())
            return failed(files::FileErrorKind::NotRecognised, path, texts::format("holds no document"));
        return tl::unexpected(std::move(found.problems));
    }
    if (found.candidates.size() > 1)
        return failed(files::FileErrorKind::Invalid, path,
                      texts::format("holds {} documents: name one of them", found.candidates.size()));
    auto opened = openDocument(found.candidates.front(), {.recovery = Recovery::Report, .variant = options.variant});
    if (!opened)
        return tl::unexpected(std::move(opened.error()));
    return DocumentState{opened->system, std::move(opened->model), false, std::move(opened->notices),
                         std::move(opened->failures)};
}

} // namespace

std::string nameAsVersion(const fs::path& file, const fs::path& of) {
    const bool version = file.extension() == of.extension() && mayBeFile(file) && !isTextForm(file);
    return version ? files::toText(of.filename()) : std::string();
}

bool mayBeFile(const fs::path& path) {
    const auto info = files::Disk()->info(path, files::Links::Follow);
    return info ? info->kind == files::FileKind::Regular : !files::isMissing(info.error());
}

bool isTextForm(const fs::path& path) {
    const auto head = readHead({}, path, kHeadBytes); // who reads the file next tells why it cannot
    return head && text_form::isTextForm(bytes::textOf(head->bytes));
}

Result openState(const fs::path& path, const StateOptions& options) {
    const bool isText = isTextForm(path);
    std::error_code error;
    if (!isText && (options.name.empty() || fs::is_directory(path, error)))
        return openFiles(path, options);
    const auto bytes = files::readFile(path);
    if (!bytes)
        return tl::unexpected(Errors{bytes.error()});
    if (isText)
        return readText(path, bytes::textOf(*bytes));
    return readFileAs(path, *bytes, options);
}

} // namespace navsmith::opening

#include "app/gui/compare/other_state.h"

#include "app/gui/language/translate.h"
#include "app/gui/panels/schema_text.h"
#include "core/document/paths.h"
#include "core/opening/open_document.h"

#include <utility>

namespace navsmith::gui {

namespace {

using Errors = std::vector<files::FileError>;
using Read = tl::expected<std::shared_ptr<opening::DocumentState>, Errors>;

ReadState checked(Read read, const systems::System& system) {
    ReadState out;
    const auto tell = [&](const Errors& errors) {
        for (const auto& error : errors)
            out.problems << QString::fromStdString(files::describe(error));
    };
    if (!read) {
        tell(read.error());
        return out;
    }
    auto& state = **read;
    if (state.system != &system)
        out.problems
            << tr("It is a document of %1, not of %2.").arg(fromUtf8(state.system->title), fromUtf8(system.title));
    // References to a file that is missing would look like differences.
    tell(state.failures);
    if (out.problems.isEmpty())
        out.model = std::make_shared<model::Model>(std::move(state.model));
    return out;
}

void run(document::JobQueue& jobs, QObject* context, const document::Document& document, const QString& name,
         std::function<Read()> read, std::function<void(ReadState)> then) {
    jobs.run<Read>(
        context, {.title = tr("Reading %1").arg(name)},
        [read = std::move(read)](const document::JobQueue::Report&) { return read(); },
        [system = &document.system(), then = std::move(then)](Read done) { then(checked(std::move(done), *system)); });
}

} // namespace

void readOther(document::JobQueue& jobs, QObject* context, const document::Document& document, const QString& path,
               std::function<void(ReadState)> then) {
    const auto from = document::toPath(path);
    const auto& own = document.opened().place.files;
    const auto name = own.size() == 1 ? opening::nameAsVersion(from, own.front().path) : std::string();
    run(
        jobs, context, document, path,
        [from, name]() -> Read {
            auto state = opening::openState(from, {.name = name});
            if (!state)
                return tl::unexpected(std::move(state.error()));
            return std::make_shared<opening::DocumentState>(std::move(*state));
        },
        std::move(then));
}

void readSaved(document::JobQueue& jobs, QObject* context, const document::Document& document,
               std::function<void(ReadState)> then) {
    readBackup(jobs, context, document, {}, std::move(then));
}

void readBackup(document::JobQueue& jobs, QObject* context, const document::Document& document,
                const opening::Backup& backup, std::function<void(ReadState)> then) {
    const auto& place = document.opened().place;
    opening::Candidate candidate{&document.system(), place.folder, {}, document.opened().shownPath, place.archive};
    for (const auto& file : place.files)
        candidate.files.push_back(file.path);
    run(
        jobs, context, document, document.title(),
        [candidate, elsewhere = opening::filesOf(place, backup)]() -> Read {
            auto opened =
                opening::openDocument(candidate, {.recovery = opening::Recovery::Report, .elsewhere = elsewhere});
            if (!opened)
                return tl::unexpected(std::move(opened.error()));
            return std::make_shared<opening::DocumentState>(opening::DocumentState{
                opened->system, std::move(opened->model), false, {}, std::move(opened->failures)});
        },
        std::move(then));
}

} // namespace navsmith::gui

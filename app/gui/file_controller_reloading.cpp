// Reading the files of open documents again.
#include "app/gui/file_controller.h"
#include "app/gui/panels/counted.h"
#include "core/document/document_jobs.h"
#include "core/files/natural_order.h"
#include "core/files/path_text.h"
#include "core/opening/read_again.h"
#include "formats/texts/texts.h"

#include <QMessageBox>
#include <QPointer>
#include <QPushButton>

#include <algorithm>
#include <memory>
#include <utility>

namespace navsmith::gui {

using document::Document;

namespace {

using Opened = tl::expected<opening::OpenedDocument, std::vector<files::FileError>>;

/// Adds other files of the set that lie beside those of the candidate, by name. Returns an error for each that does
/// not.
std::vector<files::FileError> addFiles(opening::Candidate& candidate, const std::vector<std::string>& names) {
    if (names.empty())
        return {};
    std::vector<files::FileError> missing;
    const auto beside = opening::findDocuments(std::span(&candidate.folder, 1), {}, opening::Recovery::Report);
    for (const auto& name : names) {
        const auto count = candidate.files.size();
        for (const auto& each : beside.candidates) {
            const auto file = std::ranges::find_if(
                each.files, [&](const auto& path) { return opening::sameName(files::toText(path.filename()), name); });
            if (each.system == candidate.system && file != each.files.end() && candidate.files.size() == count)
                candidate.files.push_back(*file);
        }
        if (candidate.files.size() == count)
            missing.push_back({files::FileErrorKind::Missing, candidate.folder / files::fromBytes(name),
                               texts::format("does not exist"), std::nullopt});
    }
    std::ranges::sort(candidate.files, files::naturalLess, [](const auto& path) { return files::toText(path); });
    candidate.shownPath = candidate.folder;
    return missing;
}

} // namespace

void FileController::reload(Document& document, const QString& variant) {
    if (variant.isEmpty())
        reloadInPlace(document);
    else
        replaceByReloaded(document, variant);
}

void FileController::reloadInPlace(Document& document) {
    struct Input {
        opening::Candidate candidate;
        opening::DocumentPlace place;
        std::optional<model::Model> ours{}; ///< taken when the job starts
        quint64 state = 0;
    };
    using Read = tl::expected<opening::ReadAgain, std::vector<files::FileError>>;
    const auto input = std::make_shared<Input>(
        Input{opening::candidateOf(document.system(), document.opened().place, document.opened().shownPath),
              document.opened().place});
    auto resources = document::resourcesOf(document);
    resources.push_back(openingResource());
    jobs_.run<std::shared_ptr<Read>>(
        &document,
        {.title = tr("Reloading %1").arg(document.title()),
         .resources = std::move(resources),
         .prepare =
             [&document, input] {
                 document.commitPreview();
                 input->ours.emplace(document.model());
                 input->state = document.stateId();
                 return true;
             }},
        [input, label = tr("Reload").toStdString()](const document::JobQueue::Report& report) {
            if (auto gone = opening::leaveOutGone(input->candidate))
                return std::make_shared<Read>(tl::unexpected(std::vector{std::move(*gone)}));
            return std::make_shared<Read>(
                opening::readAgain(input->candidate, input->place, *input->ours, label, report));
        },
        [this, now = &document, input](const std::shared_ptr<Read>& read) {
            if (!*read) {
                if (!isCancelled(read->error()))
                    complain(tr("Cannot Reload %1").arg(now->title()), read->error());
                return;
            }
            if (now->stateId() != input->state || now->isPreviewing()) {
                Q_EMIT statusMessage(tr("Not reloaded: the document was edited in the meantime"));
                return;
            }
            if (!(*read)->change) {
                replaceByReloaded(*now, {});
                return;
            }
            const bool differs = !(*read)->change->empty();
            showOpened((*read)->opened);
            now->takeFromDisk(std::move(*(*read)->change), std::move((*read)->opened.place));
            Q_EMIT statusMessage(differs ? tr("Reloaded. Undo leads back to what was here before.")
                                         : tr("Reloaded: nothing has changed"));
        });
}

void FileController::replaceByReloaded(Document& document, const QString& variant) {
    if (!document.isModified()) {
        reloadNow(document, variant);
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Question, tr("Reload"),
                                tr("%1 has unsaved changes. Reloading discards them.").arg(document.title()),
                                QMessageBox::Discard | QMessageBox::Cancel, &window_);
    box->setObjectName("message.reload");
    box->button(QMessageBox::Discard)->setText(tr("Reload"));
    box->setDefaultButton(QMessageBox::Cancel);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QMessageBox::finished, this, [this, doc = QPointer(&document), variant](int answer) {
        if (answer == QMessageBox::Discard && doc)
            reloadNow(*doc, variant);
    });
    box->open();
}

void FileController::openMore(Document& document, const QStringList& names) {
    std::vector<std::string> more;
    for (const auto& name : names)
        more.push_back(name.toStdString());
    if (!document.isModified()) {
        reloadNow(document, {}, std::move(more));
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Question, tr("Open More Files"),
                                tr("%1 has unsaved changes. Save them before more of its files are opened? The history "
                                   "starts anew.")
                                    .arg(document.title()),
                                QMessageBox::Save | QMessageBox::Cancel, &window_);
    box->setObjectName("message.openMore");
    box->setDefaultButton(QMessageBox::Save);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QMessageBox::finished, this, [this, doc = QPointer(&document), more](int answer) {
        if (answer != QMessageBox::Save || !doc)
            return;
        save(*doc, [this, doc, more] {
            if (doc)
                reloadNow(*doc, {}, more);
        });
    });
    box->open();
}

void FileController::reloadNow(Document& document, const QString& variant, std::vector<std::string> more) {
    auto candidate = std::make_shared<opening::Candidate>(
        opening::candidateOf(document.system(), document.opened().place, document.opened().shownPath));
    auto resources = document::resourcesOf(document);
    resources.push_back(openingResource());
    auto state = std::make_shared<quint64>();
    jobs_.run<Opened>(
        &document,
        {.title = tr("Reloading %1").arg(document.title()),
         .resources = std::move(resources),
         .prepare =
             [&document, state] {
                 *state = document.stateId();
                 return true;
             }},
        [candidate, variant = variant.toStdString(),
         more = std::move(more)](const document::JobQueue::Report& report) -> Opened {
            if (auto gone = opening::leaveOutGone(*candidate))
                return tl::unexpected(std::vector{std::move(*gone)});
            if (auto missing = addFiles(*candidate, more); !missing.empty())
                return tl::unexpected(std::move(missing));
            return opening::openDocument(*candidate, {.variant = variant}, report);
        },
        [this, before = &document, state](Opened opened) {
            if (!opened) {
                if (!isCancelled(opened.error()))
                    complain(tr("Cannot Reload %1").arg(before->title()), opened.error());
                return;
            }
            if (before->stateId() != *state || before->isPreviewing()) {
                Q_EMIT statusMessage(tr("Not reloaded: the document was edited in the meantime"));
                return;
            }
            showOpened(*opened);
            auto& now = workspace_.add(std::make_unique<Document>(std::move(*opened)), before);
            now.setMap(before->map());
            for (std::size_t i = 0; i < before->system().settings.size(); ++i)
                now.setSetting(i, before->model().setting(i));
            Q_EMIT reloaded(before, &now);
            workspace_.close(before);
        });
}

} // namespace navsmith::gui

// Documents from the texts of a studio, and texts from documents.
#include "app/gui/exchange_dialog.h"
#include "app/gui/export_text_dialog.h"
#include "app/gui/file_controller.h"
#include "app/gui/import_text_dialog.h"
#include "app/gui/panels/counted.h"
#include "app/gui/panels/schema_text.h"
#include "core/document/document_jobs.h"
#include "core/document/paths.h"
#include "core/files/natural_order.h"
#include "core/files/path_text.h"
#include "core/files/save_set.h"
#include "core/opening/begin_document.h"

#include <QDir>
#include <QFileDialog>
#include <QPointer>

#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

using document::Document;

void FileController::importTextsByDialog() {
    const auto paths = QFileDialog::getOpenFileNames(&window_, tr("Import Path Text"), startFolder(workspace_.active()),
                                                     tr("Texts (*.ipl *.ide);;All files (*)"));
    if (!paths.isEmpty())
        importTexts(paths);
}

void FileController::importTexts(const QStringList& paths) {
    std::vector<std::filesystem::path> texts;
    for (const auto& path : paths)
        texts.push_back(document::toPath(path));
    std::ranges::sort(texts, files::naturalLess, [](const auto& path) { return files::toText(path.filename()); });
    auto* open = workspace_.active();
    if (open != nullptr && open->system().textCompiler == nullptr)
        open = nullptr;
    auto* dialog = new ImportTextDialog(std::move(texts), open, jobs_, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, doc = QPointer(open)] { importAccepted(*dialog, doc.data()); });
    dialog->open();
}

void FileController::importAccepted(ImportTextDialog& dialog, Document* document) {
    auto accepted = dialog.takeAccepted();
    for (const auto& line : accepted.leftOut)
        spdlog::warn("{}", line.toStdString());
    if (!accepted.leftOut.isEmpty())
        Q_EMIT statusMessage(tr("%1 left out. See the log.")
                                 .arg(counted(static_cast<std::size_t>(accepted.leftOut.size()), "broken group")));
    if (accepted.change) {
        if (document == nullptr)
            return;
        accepted.change->label = tr("Import path text").toStdString();
        document->take(std::move(*accepted.change));
        return;
    }
    const auto path = document::toPath(accepted.folder);
    jobs_.run<files::Result<void>>(
        this,
        {.title = tr("Creating %1").arg(accepted.folder), .resources = {document::resourceOf(path)}, .writes = true},
        [path, contents = std::move(accepted.files)](const document::JobQueue::Report&) mutable {
            return opening::writeNewSet(std::move(contents), path);
        },
        [this, folder = accepted.folder](const files::Result<void>& written) {
            if (written)
                open({QDir::fromNativeSeparators(folder)});
            else
                complain(tr("Cannot Create Document"), {written.error()});
        });
}

void FileController::exportTextByDialog(Document& document) {
    if (document.system().textCompiler == nullptr)
        return;
    auto* dialog = new ExportTextDialog(document, jobs_, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, folder = startFolder(&document)] {
        auto text = dialog->takeText();
        const auto path = QFileDialog::getSaveFileName(&window_, tr("Export Path Text"),
                                                       QDir(folder).filePath(QStringLiteral("paths.ipl")),
                                                       tr("Texts (*.ipl);;All files (*)"));
        if (!path.isEmpty())
            writeText(std::move(text), path);
    });
    dialog->open();
}

void FileController::exchangeByDialog(Document& document) {
    auto* dialog = new ExchangeDialog(document, jobs_, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, start = startFolder(&document)] {
        auto files = dialog->takeFiles();
        const auto folder = QFileDialog::getExistingDirectory(&window_, tr("Convert for Other Bots or Games"), start);
        if (!folder.isEmpty())
            writeAndOpen(std::move(files), folder);
    });
    dialog->open();
}

void FileController::writeAndOpen(std::vector<systems::OutputFile> files, const QString& folder) {
    if (files.empty())
        return;
    const auto path = document::toPath(folder);
    const auto first = QDir(folder).filePath(fromUtf8(files.front().name));
    jobs_.run<files::Result<void>>(
        this, {.title = tr("Writing %1").arg(first), .resources = {document::resourceOf(path)}, .writes = true},
        [path, files = std::move(files)](const document::JobQueue::Report&) mutable {
            return opening::writeNewSet(std::move(files), path);
        },
        [this, first](const files::Result<void>& written) {
            if (written)
                open({first});
            else
                complain(tr("Converting Failed"), {written.error()});
        });
}

void FileController::writeText(std::vector<std::byte> text, const QString& path) {
    const auto target = document::toPath(path);
    jobs_.run<files::Result<files::SaveReport>>(
        this,
        {.title = tr("Writing %1").arg(QDir::toNativeSeparators(path)),
         .resources = {document::resourceOf(target.parent_path())},
         .writes = true},
        [target, text = std::move(text)](const document::JobQueue::Report&) {
            const files::PendingFile pending{target, text};
            return files::saveSet(std::span(&pending, 1));
        },
        [this, path](const files::Result<files::SaveReport>& report) {
            if (!report) {
                complain(tr("Exporting Failed"), {report.error()});
                return;
            }
            for (const auto& warning : report->warnings)
                spdlog::warn("{}", warning);
            Q_EMIT statusMessage(tr("Exported to %1").arg(QDir::toNativeSeparators(path)));
        });
}

} // namespace navsmith::gui

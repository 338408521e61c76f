#include "app/gui/exports/export_controller.h"

#include "app/gui/exports/export_dialog.h"
#include "app/gui/exports/import_points_dialog.h"
#include "app/gui/exports/text_mask.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/preferences/settings.h"
#include "core/document/document_jobs.h"
#include "core/document/paths.h"
#include "core/exports/file_output.h"
#include "core/files/path_text.h"
#include "core/files/platform_files.h"
#include "core/files/read_file.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

#include <spdlog/spdlog.h>

#include <memory>
#include <optional>
#include <span>
#include <utility>

namespace navsmith::gui {

using document::Document;

namespace {

/// What a job needs: the document as it was when the job began.
struct Input {
    const systems::System* system = nullptr;
    std::optional<model::Model> model;
};

/// The points and the polygons of a file; a glTF model counts for its polygons only.
exports::Result<ImportFile> readImport(std::span<const std::byte> bytes) {
    auto polygons = exports::readPolygons(bytes);
    if (!polygons)
        return tl::unexpected(std::move(polygons.error()));
    if (exports::isGltf(bytes))
        return ImportFile{{}, std::move(*polygons)};
    auto points = exports::readPoints(bytes);
    if (!points)
        return tl::unexpected(std::move(points.error()));
    return ImportFile{std::move(*points), std::move(*polygons)};
}

/// Where its files are.
QString folderOf(const Document& document) {
    return QString::fromStdString(files::toText(files::absolutePath(document.opened().place.folder)));
}

/// A file name of a title.
QString nameOf(const Document& document) {
    auto name = QFileInfo(document.title()).completeBaseName();
    return name.isEmpty() ? QStringLiteral("export") : name;
}

} // namespace

ExportController::ExportController(document::JobQueue& jobs, QWidget& window)
    : QObject(&window), jobs_(jobs), window_(window) {}

void ExportController::complain(const QString& title, const QString& text) {
    spdlog::error("{}", text.toStdString());
    auto* box = new QMessageBox(QMessageBox::Warning, title, text, QMessageBox::Ok, &window_);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void ExportController::exportByDialog(ViewState& view) {
    const auto palette = valueOf(settings::kSafeColours) ? symbol::Palette::ColourBlindSafe : symbol::Palette::Standard;
    view.document().commitPreview();
    auto* dialog = new ExportDialog(view, palette, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(&view, &QObject::destroyed, dialog, &QDialog::reject);
    connect(dialog, &QDialog::accepted, this, [this, dialog, &view] { askForPlace(view, *dialog); });
    dialog->open();
}

void ExportController::askForPlace(ViewState& view, const ExportDialog& dialog) {
    auto& document = view.document();
    auto request = dialog.request();
    const auto& info = exports::infoOf(request.format);
    const auto folder = folder_.isEmpty() ? folderOf(document) : folder_;
    const auto extension = QString::fromUtf8(info.id.data(), static_cast<qsizetype>(info.id.size()));
    const auto proposed =
        QDir(folder).filePath(info.folder ? nameOf(document) + "_tiles" : nameOf(document) + '.' + extension);
    auto path = QFileDialog::getSaveFileName(&window_, tr("Export"), proposed,
                                             info.folder ? tr("Folders (*)") : QStringLiteral("*.%1").arg(extension));
    if (path.isEmpty())
        return;
    if (!info.folder && QFileInfo(path).suffix().isEmpty())
        path += '.' + extension;
    folder_ = QFileInfo(path).path();
    exportTo(document, std::move(request), dialog.wantsMap(), path);
}

void ExportController::exportTo(Document& document, exports::Request request, bool withMap, const QString& path) {
    const auto shown = QDir::toNativeSeparators(path);
    const auto target = document::toPath(path);
    const auto input = std::make_shared<Input>();
    input->system = &document.system();
    request.picture.texts = paintedText;
    jobs_.run<exports::Result<std::string>>(
        this,
        {.title = tr("Exporting %1").arg(shown),
         .resources = {document::resourceOf(target.parent_path())},
         .writes = true,
         .prepare =
             [source = QPointer(&document), input] {
                 if (!source)
                     return false;
                 input->model.emplace(source->model());
                 return true;
             }},
        [input, target, withMap, request = std::move(request)](const document::JobQueue::Report& report) mutable {
            request.picture.map = withMap ? input->model->map().get() : nullptr;
            exports::FileOutput output(target, exports::infoOf(request.format).folder);
            if (auto ready = output.begin(); !ready)
                return exports::Result<std::string>(tl::unexpected(std::move(ready.error())));
            auto content = exports::run(*input->system, *input->model, std::move(request), output.taker(), report);
            if (!content)
                return content;
            if (auto done = output.finish(); !done)
                return exports::Result<std::string>(tl::unexpected(std::move(done.error())));
            for (const auto& warning : output.warnings())
                spdlog::warn("{}", warning);
            return content;
        },
        [this, shown](const exports::Result<std::string>& content) {
            if (content)
                Q_EMIT statusMessage(tr("Exported to %1: %2").arg(shown, QString::fromStdString(*content)));
            else if (content.error() == exports::kCancelled)
                Q_EMIT statusMessage(tr("Export cancelled"));
            else
                complain(tr("Exporting Failed"), QString::fromStdString(content.error()));
        });
}

void ExportController::importPointsByDialog(Document& document) {
    const auto folder = folder_.isEmpty() ? folderOf(document) : folder_;
    const auto path =
        QFileDialog::getOpenFileName(&window_, tr("Import Points or Polygons"), folder,
                                     tr("Tables, GeoJSON and models (*.csv *.tsv *.txt *.geojson *.json *.obj *.glb "
                                        "*.gltf);;All files (*)"));
    if (path.isEmpty())
        return;
    folder_ = QFileInfo(path).path();
    importPoints(document, path);
}

void ExportController::importPoints(Document& document, const QString& path) {
    using Read = exports::Result<ImportFile>;
    jobs_.run<Read>(
        this, {.title = tr("Reading %1").arg(QDir::toNativeSeparators(path))},
        [file = document::toPath(path)](const document::JobQueue::Report&) -> Read {
            const auto bytes = files::readFile(file);
            return bytes ? readImport(*bytes) : tl::unexpected(files::describe(bytes.error()));
        },
        [this, path, source = QPointer(&document)](Read content) {
            if (!source)
                return;
            if (content && !ImportPointsDialog::canImport(*source, *content))
                content = tl::unexpected(tr("nothing in the file can become elements of this document").toStdString());
            if (!content)
                return complain(tr("Importing Failed"), tr("%1: %2").arg(QDir::toNativeSeparators(path),
                                                                         QString::fromStdString(content.error())));
            auto* dialog = new ImportPointsDialog(*source, std::move(*content), jobs_, &window_);
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            connect(dialog, &QDialog::accepted, this, [this, dialog, source] {
                auto imported = dialog->takeResult();
                if (!source)
                    return;
                for (const auto& problem : imported.problems)
                    spdlog::warn("{}: {}", problem.row, problem.text);
                const auto elements = imported.elements;
                source->take(std::move(imported.change));
                source->selection().set(elements);
                Q_EMIT statusMessage(tr("Imported %1; %2 left out")
                                         .arg(fromUtf8(model::elementsName(source->model(), elements)))
                                         .arg(imported.problems.size()));
            });
            dialog->open();
        });
}

} // namespace navsmith::gui

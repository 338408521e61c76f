// Exports documents, and imports points and polygons, as jobs of the queue, with their dialogs and messages.
#pragma once

#include "app/gui/view/view_state.h"
#include "core/document/job_queue.h"
#include "core/exports/export.h"
#include "core/exports/import_points.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace navsmith::gui {

class ExportController : public QObject {
    Q_OBJECT

public:
    ExportController(document::JobQueue& jobs, QWidget& window);

    /// Asks what to export, and where to.
    void exportByDialog(ViewState& view);
    /// Writes a file, or a folder.
    void exportTo(document::Document& document, exports::Request request, bool withMap, const QString& path);
    /// Asks for a table, GeoJSON or a model, and what is made of it.
    void importPointsByDialog(document::Document& document);
    void importPoints(document::Document& document, const QString& path);

Q_SIGNALS:
    void statusMessage(const QString& message);

private:
    void askForPlace(ViewState& view, const class ExportDialog& dialog);
    void complain(const QString& title, const QString& text);

    document::JobQueue& jobs_;
    QWidget& window_;
    QString folder_; ///< of the last export
};

} // namespace navsmith::gui

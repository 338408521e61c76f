// Asks what the columns of points become, and shows the result before anything changes.
#pragma once

#include "app/gui/widgets/dialog.h"
#include "core/document/document.h"
#include "core/document/job_queue.h"
#include "core/exports/import_points.h"

#include <QPointer>

#include <memory>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QTableWidget;

namespace navsmith::gui {

/// Widgets: "importPoints", and below that "importPoints.make", "importPoints.columns", "importPoints.link",
/// "importPoints.progress", "importPoints.report", "importPoints.buttons".
class ImportPointsDialog : public Dialog {
    Q_OBJECT

public:
    /// The document's system has builders for points.
    ImportPointsDialog(document::Document& document, exports::PointTable table, document::JobQueue& jobs,
                       QWidget* parent);

    /// Once, after the dialog was accepted. The change is for the document as it is.
    [[nodiscard]] exports::ImportedPoints takeResult() { return std::move(*imported_); }

private:
    using Imported = exports::Result<exports::ImportedPoints>;

    void chooseMaker();
    void fillColumns();
    void plan();
    void show(Imported imported);
    [[nodiscard]] const systems::PointBuilder& maker() const;
    [[nodiscard]] exports::PointImport how() const;

    QPointer<document::Document> document_;
    std::shared_ptr<const exports::PointTable> table_;
    document::JobQueue& jobs_;
    document::JobQueue::Id running_ = 0;
    std::vector<exports::Target> targets_; ///< of the maker
    QComboBox* make_;
    QTableWidget* columns_;
    QCheckBox* link_;
    QProgressBar* progress_;
    QPlainTextEdit* report_;
    QDialogButtonBox* buttons_;
    std::shared_ptr<exports::ImportedPoints> imported_; ///< for the current choices; null while it is made
};

} // namespace navsmith::gui

// Asks what points and polygons of another program become, and shows the result before anything changes.
#pragma once

#include "app/gui/widgets/dialog.h"
#include "core/document/document.h"
#include "core/document/job_queue.h"
#include "core/exports/import_points.h"
#include "core/exports/import_polygons.h"

#include <QPointer>

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QProgressBar;
class QTableWidget;

namespace navsmith::gui {

class ParameterForm;

/// What a file holds that may become elements.
struct ImportFile {
    exports::PointTable points;
    exports::PolygonFile polygons;
};

/// Widgets: "importPoints", and below that "importPoints.make", "importPoints.columns", "importPoints.link",
/// "importPoints.up", "importPoints.scale", "importPoints.objects", "importPoints.progress", "importPoints.report",
/// "importPoints.buttons".
class ImportPointsDialog : public Dialog {
    Q_OBJECT

public:
    /// Whether something of the file may become elements of a document.
    static bool canImport(const document::Document& document, const ImportFile& file);
    /// For a file of which something can be imported.
    ImportPointsDialog(document::Document& document, ImportFile file, document::JobQueue& jobs, QWidget* parent);

    /// Once, after the dialog was accepted. The change is for the document as it is.
    [[nodiscard]] exports::ImportedPoints takeResult() { return std::move(*imported_); }

private:
    struct Outcome {
        exports::ImportedPoints points;
        std::vector<std::string> report; ///< what became of polygons
    };
    using ImportResult = exports::Result<Outcome>;
    using Work = std::function<ImportResult(model::Model& model, const document::JobQueue::Report& report)>;

    void addPointFields();
    void addPolygonFields();
    void chooseMaker();
    void fillColumns();
    void plan();
    void show(ImportResult outcome);
    [[nodiscard]] Work workOf() const;
    /// Null: points become elements.
    [[nodiscard]] const systems::PolygonMaker* polygonMaker() const;
    /// Null: polygons become elements.
    [[nodiscard]] const systems::PointBuilder* pointMaker() const;
    [[nodiscard]] model::ElementTypeId makes() const;
    [[nodiscard]] exports::PointImport pointPlan() const;
    [[nodiscard]] exports::PolygonImport polygonPlan() const;

    QPointer<document::Document> document_;
    std::shared_ptr<const ImportFile> file_;
    document::JobQueue& jobs_;
    document::JobQueue::Id running_ = 0;
    std::vector<exports::Target> targets_; ///< of the maker of points
    /// What the choice offers, in its order; one of each pair is null.
    std::vector<std::pair<const systems::PointBuilder*, const systems::PolygonMaker*>> makers_;
    QComboBox* make_;
    QWidget* ofPoints_; ///< fields that matter for points
    QTableWidget* columns_;
    QCheckBox* link_;
    QWidget* ofPolygons_; ///< fields that matter for polygons
    QComboBox* up_;
    QDoubleSpinBox* scale_;
    QListWidget* objects_;
    std::vector<ParameterForm*> forms_; ///< as makers_, null for points
    QProgressBar* progress_;
    QPlainTextEdit* report_;
    QDialogButtonBox* buttons_;
    std::shared_ptr<exports::ImportedPoints> imported_; ///< for the current choices; null while it is made
};

} // namespace navsmith::gui

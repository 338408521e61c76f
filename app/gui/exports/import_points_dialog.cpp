#include "app/gui/exports/import_points_dialog.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/tools/parameter_form.h"
#include "core/document/document_jobs.h"
#include "formats/texts/texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

using document::Document;

namespace {

constexpr QSize kSize{720, 620};
constexpr int kPercent = 100;
constexpr std::size_t kSamples = 3; ///< values of a column that are shown
constexpr std::size_t kProblemLines = 500;
constexpr int kObjectRows = 4;

enum Column { Title, Samples, Becomes };

} // namespace

bool ImportPointsDialog::canImport(const Document& document, const ImportFile& file) {
    const auto& editing = document.system().editing;
    return (!file.points.columns.empty() && !editing.pointBuilders.empty()) ||
           (!file.polygons.polygons.empty() && !editing.polygonMakers.empty());
}

ImportPointsDialog::ImportPointsDialog(Document& document, ImportFile file, document::JobQueue& jobs, QWidget* parent)
    : Dialog(parent), document_(&document), jobs_(jobs) {
    // Not above, where Qt's lupdate takes "std" for the class of the next text.
    file_ = std::make_shared<ImportFile>(std::move(file));
    setObjectName("importPoints");
    setWindowTitle(tr("Import Points or Polygons"));
    resize(kSize);
    make_ = new QComboBox(this);
    make_->setObjectName("importPoints.make");
    make_->setAccessibleName(tr("Make"));
    const auto& editing = document.system().editing;
    const auto typeName = [&](model::ElementTypeId type) {
        return capitalised(fromUtf8(document.model().schema().type(type).plural));
    };
    for (const auto& maker : editing.polygonMakers) {
        if (file_->polygons.polygons.empty())
            continue;
        makers_.emplace_back(nullptr, &maker);
        make_->addItem(tr("%1 from polygons").arg(typeName(maker.makes)));
    }
    for (const auto& maker : editing.pointBuilders) {
        if (file_->points.columns.empty())
            continue;
        const auto* builder = exports::findBuilder(document.system(), maker.builder);
        makers_.emplace_back(&maker, nullptr);
        make_->addItem(tr("%1, as with \"%2\"")
                           .arg(typeName(maker.makes), builder == nullptr ? QString() : fromUtf8(builder->title)));
    }
    addPointFields();
    addPolygonFields();
    progress_ = new QProgressBar(this);
    progress_->setObjectName("importPoints.progress");
    progress_->setAccessibleName(tr("Progress"));
    progress_->setRange(0, kPercent);
    report_ = new QPlainTextEdit(this);
    report_->setObjectName("importPoints.report");
    report_->setAccessibleName(tr("Report"));
    report_->setReadOnly(true);
    report_->setTabChangesFocus(true);
    buttons_ = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons_->setObjectName("importPoints.buttons");
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("&Import"));
    auto* form = new QFormLayout;
    form->addRow(tr("&Make:"), make_);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(ofPoints_, 3);
    layout->addWidget(ofPolygons_);
    layout->addWidget(progress_);
    layout->addWidget(report_, 2);
    layout->addWidget(buttons_);
    connect(make_, &QComboBox::currentIndexChanged, this, &ImportPointsDialog::chooseMaker);
    connectButtons(buttons_);
    connect(&document, &Document::changed, this, &ImportPointsDialog::plan);
    connect(&document, &QObject::destroyed, this, &QDialog::reject);
    connect(&jobs_, &document::JobQueue::changed, this, [this] {
        for (const auto& job : jobs_.jobs()) {
            if (job.id == running_)
                progress_->setValue(static_cast<int>(job.progress * kPercent));
        }
    });
    chooseMaker();
}

void ImportPointsDialog::addPointFields() {
    ofPoints_ = new QWidget(this);
    columns_ = new QTableWidget(static_cast<int>(file_->points.columns.size()), 3, ofPoints_);
    columns_->setObjectName("importPoints.columns");
    columns_->setAccessibleName(tr("Columns"));
    columns_->setHorizontalHeaderLabels({tr("Column"), tr("Values"), tr("Becomes")});
    columns_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    columns_->verticalHeader()->hide();
    columns_->setTabKeyNavigation(false); // Tab goes on to the next field
    columns_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    link_ = new QCheckBox(tr("&Link each point with the one before, as clicks of the tool do"), ofPoints_);
    link_->setObjectName("importPoints.link");
    auto* layout = new QVBoxLayout(ofPoints_);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(columns_, 1);
    layout->addWidget(link_);
    connect(link_, &QCheckBox::toggled, this, &ImportPointsDialog::plan);
}

void ImportPointsDialog::addPolygonFields() {
    ofPolygons_ = new QWidget(this);
    up_ = new QComboBox(ofPolygons_);
    up_->setObjectName("importPoints.up");
    up_->addItems({tr("Y (exported by default)"), tr("Z (as in the game)")});
    up_->setCurrentIndex(file_->polygons.up == exports::UpAxis::Z ? 1 : 0);
    scale_ = new QDoubleSpinBox(ofPolygons_);
    scale_->setObjectName("importPoints.scale");
    scale_->setDecimals(4);
    scale_->setRange(0.0001, 10000);
    scale_->setValue(1);
    scale_->setToolTip(tr("Units of the game in one of the file's: 39.37 for metres in games that measure in inches"));
    objects_ = new QListWidget(ofPolygons_);
    objects_->setObjectName("importPoints.objects");
    objects_->setAccessibleName(tr("Objects"));
    auto* layout = new QFormLayout(ofPolygons_);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addRow(tr("&Up axis:"), up_);
    layout->addRow(tr("S&cale:"), scale_);
    layout->addRow(tr("&Objects:"), objects_);
    layout->setRowVisible(up_, file_->polygons.isModel);
    const auto objects = exports::objectsOf(file_->polygons);
    layout->setRowVisible(objects_, objects.size() > 1);
    const auto& document = *document_;
    for (const auto& [point, maker] : makers_) {
        forms_.push_back(nullptr);
        if (maker == nullptr)
            continue;
        const auto usual = exports::usualObjects(file_->polygons, document.model().schema().type(maker->makes).id);
        for (const auto& object : objects) {
            if (objects_->count() == static_cast<int>(objects.size()))
                break;
            auto* item =
                new QListWidgetItem(object.empty() ? tr("(no name)") : QString::fromStdString(object), objects_);
            item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
            item->setCheckState(std::ranges::find(usual, object) != usual.end() ? Qt::Checked : Qt::Unchecked);
        }
        forms_.back() =
            new ParameterForm(maker->parameters, document.model(), ParameterForm::Shape::Column, ofPolygons_);
        layout->addRow(forms_.back());
        connect(forms_.back(), &ParameterForm::changed, this, &ImportPointsDialog::plan);
    }
    objects_->setMaximumHeight(std::max(0, objects_->sizeHintForRow(0)) * kObjectRows + 2 * objects_->frameWidth());
    connect(up_, &QComboBox::currentIndexChanged, this, &ImportPointsDialog::plan);
    connect(scale_, &QDoubleSpinBox::valueChanged, this, &ImportPointsDialog::plan);
    connect(objects_, &QListWidget::itemChanged, this, &ImportPointsDialog::plan);
}

const systems::PointBuilder* ImportPointsDialog::pointMaker() const {
    return makers_[static_cast<std::size_t>(std::max(make_->currentIndex(), 0))].first;
}

const systems::PolygonMaker* ImportPointsDialog::polygonMaker() const {
    return makers_[static_cast<std::size_t>(std::max(make_->currentIndex(), 0))].second;
}

model::ElementTypeId ImportPointsDialog::makes() const {
    return pointMaker() != nullptr ? pointMaker()->makes : polygonMaker()->makes;
}

void ImportPointsDialog::chooseMaker() {
    ofPoints_->setVisible(pointMaker() != nullptr);
    ofPolygons_->setVisible(polygonMaker() != nullptr);
    for (std::size_t i = 0; i < forms_.size(); ++i) {
        if (forms_[i] != nullptr)
            forms_[i]->setVisible(i == static_cast<std::size_t>(std::max(make_->currentIndex(), 0)));
    }
    if (pointMaker() != nullptr) {
        targets_ = exports::targetsOf(document_->system(), *pointMaker());
        fillColumns();
    }
    plan();
}

void ImportPointsDialog::fillColumns() {
    const auto usual = exports::usualMapping(document_->system(), *pointMaker(), file_->points);
    for (std::size_t i = 0; i < file_->points.columns.size(); ++i) {
        const auto row = static_cast<int>(i);
        QStringList samples;
        for (std::size_t k = 0; k < std::min(kSamples, file_->points.rows.size()); ++k)
            samples.append(QString::fromStdString(file_->points.rows[k].cells[i]));
        columns_->setItem(row, Title, new QTableWidgetItem(QString::fromStdString(file_->points.columns[i])));
        columns_->setItem(row, Samples, new QTableWidgetItem(samples.join("; ")));
        auto* becomes = new QComboBox(columns_);
        becomes->setAccessibleName(tr("What %1 becomes").arg(QString::fromStdString(file_->points.columns[i])));
        becomes->addItem(tr("nothing"));
        for (const auto& target : targets_) {
            const bool coordinate = target.axis >= 0;
            auto title = coordinate ? coordinateName(static_cast<std::size_t>(target.axis))
                                    : fromUtf8(target.field.property->title);
            if (!coordinate && target.field.component >= 0)
                title += ' ' + coordinateName(static_cast<std::size_t>(target.field.component));
            becomes->addItem(title);
            if (usual[i] == target)
                becomes->setCurrentIndex(becomes->count() - 1);
        }
        connect(becomes, &QComboBox::currentIndexChanged, this, &ImportPointsDialog::plan);
        columns_->setCellWidget(row, Becomes, becomes);
    }
}

exports::PointImport ImportPointsDialog::pointPlan() const {
    const auto& system = document_->system();
    exports::PointImport how{
        .maker = *pointMaker(), .linked = link_->isChecked(), .label = tr("Import points").toStdString()};
    how.numbers = systems::initialNumbers(*exports::findBuilder(system, how.maker.builder), document_->model(), {});
    for (int row = 0; row < columns_->rowCount(); ++row) {
        const auto* becomes = qobject_cast<QComboBox*>(columns_->cellWidget(row, Becomes));
        const int target = becomes == nullptr ? 0 : becomes->currentIndex();
        how.mapping.push_back(target <= 0 ? std::nullopt
                                          : std::optional(targets_[static_cast<std::size_t>(target) - 1]));
    }
    return how;
}

exports::PolygonImport ImportPointsDialog::polygonPlan() const {
    exports::PolygonImport how{.maker = polygonMaker(),
                               .numbers = forms_[static_cast<std::size_t>(make_->currentIndex())]->values(),
                               .up = up_->currentIndex() == 1 ? exports::UpAxis::Z : exports::UpAxis::Y,
                               .scale = scale_->value(),
                               .label = tr("Import polygons").toStdString()};
    const auto objects = exports::objectsOf(file_->polygons);
    for (std::size_t i = 0; i < objects.size(); ++i) {
        if (objects_->item(static_cast<int>(i))->checkState() == Qt::Checked)
            how.objects.push_back(objects[i]);
    }
    return how;
}

ImportPointsDialog::Work ImportPointsDialog::workOf() const {
    if (polygonMaker() != nullptr)
        return [how = polygonPlan(), file = file_](model::Model& model,
                                                   const document::JobQueue::Report&) -> ImportResult {
            auto outcome = exports::importPolygons(model, file->polygons, how);
            if (!outcome)
                return tl::unexpected(std::move(outcome.error()));
            return Outcome{{std::move(outcome->change), std::move(outcome->elements), std::move(outcome->problems)},
                           std::move(outcome->report)};
        };
    return [how = pointPlan(), file = file_, system = &document_->system()](
               model::Model& model, const document::JobQueue::Report& report) -> ImportResult {
        auto outcome = exports::importPoints(*system, model, file->points, how, report);
        if (!outcome)
            return tl::unexpected(std::move(outcome.error()));
        return Outcome{std::move(*outcome), {}};
    };
}

void ImportPointsDialog::plan() {
    if (!document_)
        return;
    imported_ = nullptr;
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(false);
    progress_->setValue(0);
    jobs_.discard(running_);
    const auto copy = std::make_shared<std::optional<model::Model>>();
    running_ = jobs_.run<ImportResult>(
        this, {.title = tr("Trying to import points"), .quiet = true, .prepare = document::copyModel(document_, copy)},
        [copy, work = workOf()](const document::JobQueue::Report& report) { return work(**copy, report); },
        [this](ImportResult outcome) { show(std::move(outcome)); });
}

void ImportPointsDialog::show(ImportResult outcome) {
    running_ = 0;
    progress_->setValue(kPercent);
    if (!outcome) {
        report_->setPlainText(QString::fromStdString(outcome.error()));
        return;
    }
    const auto& type = document_->model().schema().type(makes());
    auto& result = outcome->points;
    QStringList lines{tr("%1 will be made.").arg(counted(type, result.elements.size()))};
    for (const auto& line : outcome->report)
        lines.append(QString::fromStdString(line));
    const auto tell = [&](std::size_t count, const QString& text) {
        if (count > 0)
            lines.append(text.arg(count));
    };
    tell(result.clamped, tr("%1 values do not fit and become the nearest that do."));
    tell(result.snapped, tr("%1 values are rounded to what the file can hold."));
    tell(result.problems.size(),
         pointMaker() != nullptr ? tr("%1 rows are left out:") : tr("%1 polygons are left out:"));
    for (std::size_t i = 0; i < std::min(result.problems.size(), kProblemLines); ++i)
        lines.append(
            QStringLiteral("    %1: %2")
                .arg(QString::fromStdString(result.problems[i].row), QString::fromStdString(result.problems[i].text)));
    report_->setPlainText(lines.join(u'\n'));
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(!result.change.empty());
    imported_ = std::make_shared<exports::ImportedPoints>(std::move(result));
}

} // namespace navsmith::gui

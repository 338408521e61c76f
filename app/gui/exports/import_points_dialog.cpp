#include "app/gui/exports/import_points_dialog.h"

#include "app/gui/panels/schema_text.h"
#include "formats/texts/texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
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

enum Column : int { Title, Samples, Becomes };

} // namespace

ImportPointsDialog::ImportPointsDialog(Document& document, exports::PointTable table, document::JobQueue& jobs,
                                       QWidget* parent)
    : Dialog(parent), document_(&document), table_(std::make_shared<exports::PointTable>(std::move(table))),
      jobs_(jobs) {
    setObjectName("importPoints");
    setWindowTitle(tr("Import Points"));
    resize(kSize);
    make_ = new QComboBox(this);
    make_->setObjectName("importPoints.make");
    make_->setAccessibleName(tr("Make"));
    for (const auto& maker : document.system().editing.pointBuilders) {
        const auto* builder = exports::findBuilder(document.system(), maker.builder);
        make_->addItem(tr("%1, as with \"%2\"")
                           .arg(capitalised(fromUtf8(document.model().schema().type(maker.makes).plural)),
                                builder == nullptr ? QString() : fromUtf8(builder->title)));
    }
    columns_ = new QTableWidget(static_cast<int>(table_->columns.size()), 3, this);
    columns_->setObjectName("importPoints.columns");
    columns_->setAccessibleName(tr("Columns"));
    columns_->setHorizontalHeaderLabels({tr("Column"), tr("Values"), tr("Becomes")});
    columns_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    columns_->verticalHeader()->hide();
    columns_->setTabKeyNavigation(false); // Tab goes on to the next field
    columns_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    link_ = new QCheckBox(tr("&Link each point with the one before, as clicks of the tool do"), this);
    link_->setObjectName("importPoints.link");
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
    layout->addWidget(columns_, 3);
    layout->addWidget(link_);
    layout->addWidget(progress_);
    layout->addWidget(report_, 2);
    layout->addWidget(buttons_);
    connect(make_, &QComboBox::currentIndexChanged, this, &ImportPointsDialog::chooseMaker);
    connect(link_, &QCheckBox::toggled, this, &ImportPointsDialog::plan);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
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

const systems::PointBuilder& ImportPointsDialog::maker() const {
    const auto& makers = document_->system().editing.pointBuilders;
    return makers[static_cast<std::size_t>(std::max(make_->currentIndex(), 0))];
}

void ImportPointsDialog::chooseMaker() {
    targets_ = exports::targetsOf(document_->system(), maker());
    fillColumns();
    plan();
}

void ImportPointsDialog::fillColumns() {
    const auto usual = exports::usualMapping(document_->system(), maker(), *table_);
    for (std::size_t i = 0; i < table_->columns.size(); ++i) {
        const auto row = static_cast<int>(i);
        QStringList samples;
        for (std::size_t k = 0; k < std::min(kSamples, table_->rows.size()); ++k)
            samples.append(QString::fromStdString(table_->rows[k].cells[i]));
        columns_->setItem(row, Title, new QTableWidgetItem(QString::fromStdString(table_->columns[i])));
        columns_->setItem(row, Samples, new QTableWidgetItem(samples.join("; ")));
        auto* becomes = new QComboBox(columns_);
        becomes->setAccessibleName(tr("What %1 becomes").arg(QString::fromStdString(table_->columns[i])));
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

exports::PointImport ImportPointsDialog::how() const {
    const auto& system = document_->system();
    exports::PointImport how{
        .maker = maker(), .linked = link_->isChecked(), .label = tr("Import points").toStdString()};
    how.numbers = systems::initialNumbers(*exports::findBuilder(system, maker().builder), document_->model(), {});
    for (int row = 0; row < columns_->rowCount(); ++row) {
        const auto* becomes = qobject_cast<QComboBox*>(columns_->cellWidget(row, Becomes));
        const int chosen = becomes == nullptr ? 0 : becomes->currentIndex();
        how.mapping.push_back(chosen <= 0 ? std::nullopt
                                          : std::optional(targets_[static_cast<std::size_t>(chosen) - 1]));
    }
    return how;
}

void ImportPointsDialog::plan() {
    if (!document_)
        return;
    imported_ = nullptr;
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(false);
    progress_->setValue(0);
    jobs_.discard(running_);
    const auto copy = std::make_shared<std::optional<model::Model>>();
    running_ = jobs_.run<Imported>(
        this,
        {.title = tr("Trying to import points"),
         .quiet = true,
         .prepare =
             [source = document_, copy] {
                 if (!source)
                     return false;
                 source->commitPreview();
                 copy->emplace(source->model());
                 return true;
             }},
        [copy, how = how(), table = table_, system = &document_->system()](const document::JobQueue::Report& report) {
            return exports::importPoints(*system, **copy, *table, how, report);
        },
        [this](Imported imported) { show(std::move(imported)); });
}

void ImportPointsDialog::show(Imported imported) {
    running_ = 0;
    progress_->setValue(kPercent);
    if (!imported) {
        report_->setPlainText(QString::fromStdString(imported.error()));
        return;
    }
    const auto& type = document_->model().schema().type(maker().makes);
    QStringList lines{tr("%1 will be made.").arg(counted(type, imported->elements.size()))};
    const auto tell = [&](std::size_t count, const QString& text) {
        if (count > 0)
            lines.append(text.arg(count));
    };
    tell(imported->clamped, tr("%1 values do not fit and become the nearest that do."));
    tell(imported->snapped, tr("%1 values are rounded to what the file can hold."));
    tell(imported->problems.size(), tr("%1 rows are left out:"));
    for (std::size_t i = 0; i < std::min(imported->problems.size(), kProblemLines); ++i)
        lines.append(QStringLiteral("    %1: %2")
                         .arg(QString::fromStdString(imported->problems[i].row),
                              QString::fromStdString(imported->problems[i].text)));
    report_->setPlainText(lines.join(u'\n'));
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(!imported->elements.empty());
    imported_ = std::make_shared<exports::ImportedPoints>(std::move(*imported));
}

} // namespace navsmith::gui

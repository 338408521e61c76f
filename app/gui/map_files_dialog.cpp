#include "app/gui/map_files_dialog.h"

#include "app/gui/panels/counted.h"
#include "app/gui/widgets/flow_layout.h"
#include "app/gui/widgets/row_table.h"
#include "core/document/paths.h"
#include "core/files/archive.h"
#include "core/files/path_text.h"
#include "core/model/wording.h"

#include <QAction>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

namespace {

constexpr QSize kMapFilesSize{820, 520};

QString folderOf(const std::filesystem::path& file) {
    return QString::fromStdString(files::toText(file.parent_path()));
}

} // namespace

MapFilesDialog::MapFilesDialog(std::filesystem::path map, const opening::MapPack& pack, document::JobQueue& jobs,
                               QWidget* parent)
    : Dialog(parent), map_(std::move(map)), model_(new MapFilesModel(map_, pack, this)),
      shown_(new QSortFilterProxyModel(this)), jobs_(jobs) {
    setObjectName("mapFiles");
    setWindowTitle(tr("Files in %1").arg(QString::fromStdString(files::toText(map_.filename()))));
    resize(kMapFilesSize);
    shown_->setSourceModel(model_);
    shown_->setSortRole(MapFilesModel::kSortRole);
    shown_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    shown_->setSortCaseSensitivity(Qt::CaseInsensitive);
    auto* filter = new QLineEdit(this);
    filter->setObjectName("mapFiles.filter");
    filter->setAccessibleName(tr("Filter"));
    filter->setPlaceholderText(tr("Filter by name"));
    filter->setClearButtonEnabled(true);
    table_ = makeRowTable(*shown_, "mapFiles.table", tr("Files in the map"), this);
    table_->setSortingEnabled(true);
    table_->sortByColumn(-1, Qt::AscendingOrder); // the map's order
    table_->setTextElideMode(Qt::ElideMiddle);    // names of one folder differ at the end
    table_->horizontalHeader()->setStretchLastSection(false);
    table_->horizontalHeader()->setSectionResizeMode(MapFilesModel::Name, QHeaderView::Stretch);
    table_->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    auto* row = new FlowLayout(nullptr);
    addAction("mapFiles.add", tr("A&dd…"), tr("Add files to the map"), *row, &MapFilesDialog::addByDialog);
    replace_ = addAction("mapFiles.replace", tr("Re&place…"), tr("Put another file in place of this one"), *row,
                         &MapFilesDialog::replaceByDialog);
    extract_ = addAction("mapFiles.extract", tr("E&xtract…"), tr("Write files from the map to disk"), *row,
                         &MapFilesDialog::extract);
    erase_ = addAction("mapFiles.erase", tr("&Erase"), tr("Erase files from the map"), *row, &MapFilesDialog::erase);
    revert_ = addAction("mapFiles.revert", tr("Re&vert"), tr("Take back the changes of these files"), *row,
                        &MapFilesDialog::revert);
    what_ = new QLabel(this);
    what_->setObjectName("mapFiles.what");
    what_->setWordWrap(true);
    what_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    whole_ = new QCheckBox(tr("&Back up the whole map"), this);
    whole_->setObjectName("mapFiles.whole");
    whole_->setToolTip(tr("Otherwise, only replaced and erased files are backed up"));
    buttons_ = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("&Write to Map"));
    buttons_->button(QDialogButtonBox::Ok)->setObjectName("mapFiles.ok");
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(filter);
    layout->addWidget(table_, 1);
    layout->addLayout(row);
    layout->addWidget(what_);
    layout->addWidget(whole_);
    layout->addWidget(buttons_);
    connect(filter, &QLineEdit::textChanged, shown_, &QSortFilterProxyModel::setFilterFixedString);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &MapFilesDialog::enable);
    connect(model_, &MapFilesModel::changed, this, &MapFilesDialog::plan);
    connectButtons(buttons_);
    table_->installEventFilter(this);
    table_->setCurrentIndex(shown_->index(0, 0));
    plan();
}

bool MapFilesDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched != table_ || event->type() != QEvent::KeyPress ||
        !static_cast<QKeyEvent*>(event)->matches(QKeySequence::Delete))
        return Dialog::eventFilter(watched, event);
    erase_->trigger();
    return true;
}

QAction* MapFilesDialog::addAction(const char* name, const QString& text, const QString& tip, QLayout& to,
                                   void (MapFilesDialog::*run)()) {
    auto* action = new QAction(text, this);
    action->setToolTip(tip);
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    button->setAutoDefault(false);
    connect(action, &QAction::triggered, this, run);
    connect(action, &QAction::changed, button, [action, button] { button->setEnabled(action->isEnabled()); });
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    table_->addAction(action);
    to.addWidget(button);
    return action;
}

bool MapFilesDialog::backUpWhole() const {
    return whole_->isChecked();
}

std::vector<int> MapFilesDialog::selectedRows() const {
    std::vector<int> rows;
    for (const auto& index : table_->selectionModel()->selectedRows())
        rows.push_back(shown_->mapToSource(index).row());
    return rows;
}

void MapFilesDialog::select(const std::vector<int>& rows) {
    QItemSelection selection;
    for (const int row : rows) {
        const auto index = shown_->mapFromSource(model_->index(row, MapFilesModel::Name));
        selection.select(index, index);
    }
    table_->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (!rows.empty())
        table_->scrollTo(shown_->mapFromSource(model_->index(rows.front(), MapFilesModel::Name)));
}

void MapFilesDialog::selectFile(const std::filesystem::path& file) {
    for (int row = 0; row < model_->rowCount(); ++row) {
        const auto inside = files::insideName(model_->nameOf(row));
        if (inside && map_ / files::fromBytes(*inside) == file)
            select({row});
    }
}

void MapFilesDialog::enable() {
    const auto rows = selectedRows();
    const auto all = [&](auto holds) { return !rows.empty() && std::ranges::all_of(rows, holds); };
    const auto any = [&](auto holds) { return std::ranges::any_of(rows, holds); };
    replace_->setEnabled(rows.size() == 1);
    extract_->setEnabled(all([this](int row) { return model_->isInMap(row); }));
    erase_->setEnabled(any([this](int row) { return !model_->isErased(row); }));
    revert_->setEnabled(any([this](int row) { return model_->isChanged(row); }));
}

void MapFilesDialog::add(const std::vector<std::filesystem::path>& files) {
    select(model_->add(files));
    enable();
}

void MapFilesDialog::replace(const std::filesystem::path& file) {
    const auto rows = selectedRows();
    if (rows.size() == 1)
        model_->replace(rows.front(), file);
}

void MapFilesDialog::erase() {
    model_->erase(selectedRows());
}

void MapFilesDialog::revert() {
    model_->takeBack(selectedRows());
}

void MapFilesDialog::addByDialog() {
    const auto paths = QFileDialog::getOpenFileNames(this, tr("Add Files to Map"), folderOf(map_));
    std::vector<std::filesystem::path> files;
    for (const auto& path : paths)
        files.push_back(document::toPath(path));
    if (!files.empty())
        add(files);
}

void MapFilesDialog::replaceByDialog() {
    const auto path = QFileDialog::getOpenFileName(this, tr("Replace File in Map"), folderOf(map_));
    if (!path.isEmpty())
        replace(document::toPath(path));
}

void MapFilesDialog::extract() {
    std::vector<std::string> names;
    for (const int row : selectedRows())
        names.push_back(model_->nameOf(row));
    Q_EMIT extractRequested(names);
}

void MapFilesDialog::plan() {
    enable();
    jobs_.discard(planning_);
    if (!model_->hasChanges()) {
        setPlan(tr("The map has %1.").arg(counted(static_cast<std::size_t>(model_->rowCount()), "file")), false);
        return;
    }
    setPlan({}, false);
    planning_ = jobs_.run<files::Result<files::PlannedEntries>>(
        this, {.title = tr("Reading the map"), .quiet = true},
        [map = map_, entries = model_->entries(),
         erased = model_->request().erased](const document::JobQueue::Report&) {
            return opening::planMapPack(map, {entries, erased}, opening::Recovery::Report);
        },
        [this](const files::Result<files::PlannedEntries>& planned) {
            if (!planned)
                setPlan(QString::fromStdString(files::describe(planned.error())), false);
            else
                setPlan(tr("%1. Everything else in the map stays unchanged.")
                            .arg(QString::fromStdString(model::capitalised(opening::describeMapPack(*planned)))),
                        true);
        });
}

void MapFilesDialog::setPlan(const QString& text, bool feasible) {
    what_->setText(text);
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(feasible);
}

} // namespace navsmith::gui

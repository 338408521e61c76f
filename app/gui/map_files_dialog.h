// Lists the files packed into a map, and collects what is to be added, replaced and erased.
#pragma once

#include "app/gui/map_files_model.h"
#include "app/gui/widgets/dialog.h"
#include "core/document/job_queue.h"

#include <filesystem>
#include <string>
#include <vector>

class QAction;
class QCheckBox;
class QDialogButtonBox;
class QLabel;
class QSortFilterProxyModel;
class QTableView;

namespace navsmith::gui {

/// Widgets: "mapFiles.table", "mapFiles.filter", "mapFiles.add", "mapFiles.replace", "mapFiles.extract",
/// "mapFiles.erase", "mapFiles.revert", "mapFiles.what", "mapFiles.whole", "mapFiles.ok".
class MapFilesDialog : public Dialog {
    Q_OBJECT

public:
    MapFilesDialog(std::filesystem::path map, const opening::MapPack& pack, document::JobQueue& jobs, QWidget* parent);

    [[nodiscard]] const std::filesystem::path& map() const { return map_; }
    [[nodiscard]] opening::PackRequest request() const { return model_->request(); }
    [[nodiscard]] bool backUpWhole() const;
    /// Selects the file with this path through the map.
    void selectFile(const std::filesystem::path& file);
    /// The same as its buttons, without asking for files.
    void add(const std::vector<std::filesystem::path>& files);
    void replace(const std::filesystem::path& file);
    void erase();
    void revert();

Q_SIGNALS:
    /// Files as they are in the map, by name.
    void extractRequested(const std::vector<std::string>& names);

protected:
    /// Delete in the table erases.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QAction* addAction(const char* name, const QString& text, const QString& tip, QLayout& to,
                       void (MapFilesDialog::*run)());
    void addByDialog();
    void replaceByDialog();
    void extract();
    [[nodiscard]] std::vector<int> selectedRows() const;
    void select(const std::vector<int>& rows);
    void enable();
    /// Tells what the changes come to. Reads the map.
    void plan();
    void setPlan(const QString& text, bool feasible);

    std::filesystem::path map_;
    MapFilesModel* model_;
    QSortFilterProxyModel* shown_;
    QTableView* table_;
    QLabel* what_;
    QCheckBox* whole_;
    QDialogButtonBox* buttons_;
    QAction* replace_ = nullptr;
    QAction* extract_ = nullptr;
    QAction* erase_ = nullptr;
    QAction* revert_ = nullptr;
    document::JobQueue& jobs_;
    document::JobQueue::Id planning_ = 0; ///< job that plans the present changes
};

} // namespace navsmith::gui

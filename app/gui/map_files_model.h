// The files packed into a map as a table, with changes that are not written yet.
#pragma once

#include "core/opening/files_to_pack.h"

#include <QAbstractTableModel>

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace navsmith::gui {

class MapFilesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Size, PackedSize, Method, State, kColumns };
    /// A value to sort by; numbers in place of their texts.
    static constexpr int kSortRole = Qt::UserRole;

    MapFilesModel(std::filesystem::path map, const opening::MapPack& pack, QObject* parent);

    /// Adds files under the names where the game looks for them, or else their own, or puts them in place of files of
    /// these names. Returns their rows.
    std::vector<int> add(const std::vector<std::filesystem::path>& files);
    /// Puts a file in place of the one in a row, under its name.
    void replace(int row, const std::filesystem::path& file);
    /// Erases rows, and what else has their names; added ones are gone at once.
    void erase(std::vector<int> rows);
    /// Takes back the changes of rows.
    void takeBack(std::vector<int> rows);

    [[nodiscard]] bool isChanged(int row) const { return at(row).change != Change::None; }
    [[nodiscard]] bool isErased(int row) const { return at(row).change == Change::Erased; }
    /// Whether the map has a file in this row, which can be extracted.
    [[nodiscard]] bool isInMap(int row) const { return at(row).change != Change::Added; }
    [[nodiscard]] const std::string& nameOf(int row) const { return at(row).packed.name; }
    [[nodiscard]] bool hasChanges() const;
    /// What to write.
    [[nodiscard]] opening::PackRequest request() const;
    /// The same for a plan: names and sizes.
    [[nodiscard]] std::vector<files::NewEntry> entries() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// The name of an added file.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    void changed();

private:
    enum class Change { None, Added, Replaced, Erased };
    struct File {
        opening::MapPackFile packed; ///< of an added file the name only
        Change change = Change::None;
        std::filesystem::path source = {}; ///< of an added or replaced one
        std::uint64_t sourceSize = 0;
    };
    [[nodiscard]] const File& at(int row) const { return files_[static_cast<std::size_t>(row)]; }
    void put(File& file, Change change, const std::filesystem::path& source);
    void announce();

    std::filesystem::path map_;
    std::vector<File> files_;
};

} // namespace navsmith::gui

#include "app/gui/map_files_model.h"

#include "app/gui/panels/counted.h"
#include "core/files/archive.h"
#include "core/files/disk.h"
#include "core/files/path_text.h"

#include <QFont>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

namespace fs = std::filesystem;

MapFilesModel::MapFilesModel(fs::path map, const opening::MapPack& pack, QObject* parent)
    : QAbstractTableModel(parent), map_(std::move(map)) {
    for (const auto& file : pack.files)
        files_.push_back({file});
}

void MapFilesModel::put(File& file, Change change, const fs::path& source) {
    file.change = change;
    file.source = source;
    const auto info = files::Disk()->info(source, files::Links::Follow);
    file.sourceSize = info ? info->size : 0;
}

void MapFilesModel::announce() {
    if (!files_.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
    Q_EMIT changed();
}

std::vector<int> MapFilesModel::add(const std::vector<fs::path>& files) {
    std::vector<int> rows;
    for (const auto& path : files) {
        const auto name = opening::nameForMap(path, map_).value_or(files::toBytes(path.filename()));
        const auto old =
            std::ranges::find_if(files_, [&](const File& file) { return opening::sameInMap(file.packed.name, name); });
        if (old != files_.end()) {
            put(*old, old->change == Change::Added ? Change::Added : Change::Replaced, path);
            rows.push_back(static_cast<int>(old - files_.begin()));
            continue;
        }
        const int row = rowCount();
        beginInsertRows({}, row, row);
        files_.push_back({{name, 0, 0, {}}});
        put(files_.back(), Change::Added, path);
        endInsertRows();
        rows.push_back(row);
    }
    announce();
    return rows;
}

void MapFilesModel::replace(int row, const fs::path& file) {
    auto& old = files_[static_cast<std::size_t>(row)];
    put(old, old.change == Change::Added ? Change::Added : Change::Replaced, file);
    announce();
}

void MapFilesModel::erase(std::vector<int> rows) {
    std::ranges::sort(rows, std::greater());
    std::vector<std::string> names;
    names.reserve(rows.size());
    for (const int row : rows)
        names.push_back(nameOf(row));
    for (int row = rowCount(); row-- > 0;) {
        auto& file = files_[static_cast<std::size_t>(row)];
        if (std::ranges::none_of(names, [&](const auto& name) { return opening::sameInMap(name, file.packed.name); }))
            continue;
        if (file.change == Change::Added) {
            beginRemoveRows({}, row, row);
            files_.erase(files_.begin() + row);
            endRemoveRows();
        } else {
            file = {std::move(file.packed), Change::Erased};
        }
    }
    announce();
}

void MapFilesModel::takeBack(std::vector<int> rows) {
    std::ranges::sort(rows, std::greater());
    for (const int row : rows) {
        auto& file = files_[static_cast<std::size_t>(row)];
        if (file.change == Change::Added) {
            beginRemoveRows({}, row, row);
            files_.erase(files_.begin() + row);
            endRemoveRows();
            continue;
        }
        const auto name = file.packed.name;
        for (auto& other : files_) // of one name, all are erased or none
            if (other.change != Change::Added && opening::sameInMap(other.packed.name, name))
                other = {std::move(other.packed)};
    }
    announce();
}

bool MapFilesModel::hasChanges() const {
    return std::ranges::any_of(files_, [](const File& file) { return file.change != Change::None; });
}

opening::PackRequest MapFilesModel::request() const {
    opening::PackRequest request;
    for (const auto& file : files_) {
        const auto& name = file.packed.name;
        if (file.change == Change::Added || file.change == Change::Replaced)
            request.files.push_back({file.source, name});
        else if (file.change == Change::Erased && std::ranges::none_of(request.erased, [&](const auto& other) {
                     return opening::sameInMap(other, name);
                 }))
            request.erased.push_back(name);
    }
    return request;
}

std::vector<files::NewEntry> MapFilesModel::entries() const {
    std::vector<files::NewEntry> entries;
    for (const auto& file : files_)
        if (file.change == Change::Added || file.change == Change::Replaced)
            entries.push_back({file.packed.name, file.sourceSize});
    return entries;
}

int MapFilesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(files_.size());
}

int MapFilesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant MapFilesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto& file = at(index.row());
    const bool isFromDisk = file.change == Change::Added || file.change == Change::Replaced;
    const auto size = isFromDisk ? file.sourceSize : file.packed.size;
    const auto packedSize = isFromDisk ? file.sourceSize : file.packed.packedSize; // stored as it is
    const bool isNumber = index.column() == Size || index.column() == PackedSize;
    switch (role) {
    case Qt::TextAlignmentRole:
        return isNumber ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setStrikeOut(file.change == Change::Erased);
        font.setBold(isFromDisk);
        return font;
    }
    case Qt::ToolTipRole:
        return isFromDisk ? tr("From %1").arg(QString::fromStdString(files::toText(file.source)))
                          : QString::fromStdString(file.packed.name);
    case kSortRole:
        if (isNumber)
            return QVariant::fromValue<qulonglong>(index.column() == Size ? size : packedSize);
        break;
    case Qt::DisplayRole:
    case Qt::EditRole:
        break;
    default:
        return {};
    }
    switch (index.column()) {
    case Name:
        return QString::fromStdString(file.packed.name);
    case Size:
        return grouped(size);
    case PackedSize:
        return grouped(packedSize);
    case Method:
        return isFromDisk ? QStringLiteral("stored") : QString::fromStdString(file.packed.method);
    default:
        return file.change == Change::Added      ? tr("Added")
               : file.change == Change::Replaced ? tr("Replaced")
               : file.change == Change::Erased   ? tr("Erased")
                                                 : QString();
    }
}

QVariant MapFilesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case Name:
        return tr("Name in the Map");
    case Size:
        return tr("Bytes");
    case PackedSize:
        return tr("Packed Bytes");
    case Method:
        return tr("Method");
    default:
        return tr("Change");
    }
}

Qt::ItemFlags MapFilesModel::flags(const QModelIndex& index) const {
    const auto flags = QAbstractTableModel::flags(index);
    const bool isEditable = index.isValid() && index.column() == Name && at(index.row()).change == Change::Added;
    return isEditable ? flags | Qt::ItemIsEditable : flags;
}

bool MapFilesModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || (flags(index) & Qt::ItemIsEditable) == 0)
        return false;
    const auto name = opening::mapPackName(value.toString().toStdString());
    auto& file = files_[static_cast<std::size_t>(index.row())];
    const bool isTaken = std::ranges::any_of(
        files_, [&](const File& other) { return &other != &file && opening::sameInMap(other.packed.name, name); });
    if (isTaken || !files::insideName(name))
        return false;
    file.packed.name = name;
    announce();
    return true;
}

} // namespace navsmith::gui

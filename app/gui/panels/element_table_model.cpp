#include "app/gui/panels/element_table_model.h"

#include "app/gui/panels/row_sort.h"
#include "app/gui/panels/schema_text.h"
#include "app/gui/panels/set_for_all.h"
#include "core/model/property.h"

#include <algorithm>
#include <set>
#include <span>
#include <utility>

namespace navsmith::gui {

using model::PropertySpec;
using model::PropertyType;
using model::Slot;

namespace {

/// If more rows are inserted or removed at once, a reset is faster.
constexpr std::size_t kMostSingleRows = 200;
/// If there are more changed rows, emit one range.
constexpr std::size_t kMostRanges = 200;
/// Derived cells; a screen shows some hundred.
constexpr qsizetype kMostDerivedTexts = 20000;

bool isNumeric(PropertyType type) {
    return type == PropertyType::Integer || type == PropertyType::Number || type == PropertyType::Vector;
}

bool editsInPlace(const PropertySpec& property) {
    return property.editable() && property.type != PropertyType::Bytes && property.type != PropertyType::Reference;
}

/// "1, 2.5, -3", or separated by spaces; empty unless there is one number for each coordinate.
std::optional<glm::dvec3> parseVector(const QString& text, std::size_t size) {
    const auto parts = numbersIn(text);
    if (static_cast<std::size_t>(parts.size()) != size)
        return std::nullopt;
    glm::dvec3 out(0);
    for (std::size_t i = 0; i < size; ++i) {
        const auto number = parseNumber(parts[static_cast<qsizetype>(i)]);
        if (!number)
            return std::nullopt;
        out[i] = *number;
    }
    return out;
}

/// Converts the result of an editor or check box to a property value.
std::optional<model::Value> valueOf(const PropertySpec& property, const QVariant& input) {
    switch (property.type) {
    case PropertyType::Bool:
        return model::Value(input.toInt() == Qt::Checked);
    case PropertyType::Enum:
        return model::Value(static_cast<std::int64_t>(input.toLongLong()));
    case PropertyType::Integer:
    case PropertyType::Number: {
        if (input.typeId() == QMetaType::QString) {
            const auto number = parseNumber(input.toString());
            return number ? std::optional<model::Value>(*number) : std::nullopt;
        }
        return model::Value(input.toDouble());
    }
    case PropertyType::Text:
        return model::Value(input.toString().toStdString());
    case PropertyType::Vector: {
        const auto vector = parseVector(input.toString(), property.components.size());
        return vector ? std::optional<model::Value>(*vector) : std::nullopt;
    }
    case PropertyType::Bytes:
    case PropertyType::Reference:
        break;
    }
    return std::nullopt;
}

/// Contiguous runs of ascending rows, each as first and last row.
std::vector<std::pair<int, int>> runsOf(const std::vector<int>& rows) {
    std::vector<std::pair<int, int>> runs;
    for (const int row : rows) {
        if (!runs.empty() && runs.back().second + 1 == row)
            runs.back().second = row;
        else
            runs.emplace_back(row, row);
    }
    return runs;
}

} // namespace

ElementTableModel::ElementTableModel(std::shared_ptr<const model::Schema> schema, model::ElementTypeId type,
                                     QObject* parent)
    : QAbstractTableModel(parent), schema_(std::move(schema)), type_(type) {
    for (const bool advanced : {false, true}) {
        for (const auto& property : spec().properties) {
            if (property.advanced == advanced)
                columns_.push_back(&property);
        }
    }
}

void ElementTableModel::setDocument(document::Document* document) {
    document_ = document;
    stale_ = !active_;
    rebuild();
}

void ElementTableModel::setActive(bool active) {
    active_ = active;
    if (active && std::exchange(stale_, false))
        rebuild();
}

void ElementTableModel::setFilter(RowFilter filter) {
    filter_ = std::move(filter);
    rebuild();
}

bool ElementTableModel::hasMatches(const RowFilter& filter) const {
    if (!document_)
        return false;
    const auto rows = document_->model().liveRows(type_);
    const auto matches = filter.matches(document_->model(), rows);
    return std::ranges::find(matches, 1) != matches.end();
}

void ElementTableModel::sort(int column, Qt::SortOrder order) {
    sortColumn_ = column;
    sortOrder_ = order;
    rebuild();
}

std::vector<Slot> ElementTableModel::matchingRows() const {
    const auto& m = document_->model();
    const auto all = m.order(type_).all();
    std::vector<Slot> rows;
    rows.reserve(all.size());
    std::ranges::copy_if(all, std::back_inserter(rows), [&](Slot row) { return m.isLive({type_, row}); });
    if (!filter_.isEmpty()) {
        const auto matches = filter_.matches(m, rows);
        std::size_t count = 0;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (matches[i] != 0)
                rows[count++] = rows[i];
        }
        rows.resize(count);
    }
    if (sortColumn_ >= 0)
        sortRows(m, type_, property(sortColumn_), sortOrder_, rows);
    return rows;
}

void ElementTableModel::rebuild() {
    beginResetModel();
    derived_.clear();
    shown_.clear();
    live_.clear();
    if (document_ && !stale_) {
        const auto& m = document_->model();
        shown_ = matchingRows();
        live_.resize(m.capacity(type_), 0);
        m.forEachLive(type_, [&](Slot slot) { live_[slot] = 1; });
    }
    numberRows();
    endResetModel();
    Q_EMIT countsChanged();
}

void ElementTableModel::numberRows() {
    rowOf_.assign(live_.size(), model::kNoSlot);
    for (std::size_t row = 0; row < shown_.size(); ++row)
        rowOf_[shown_[row]] = static_cast<std::uint32_t>(row);
}

int ElementTableModel::rowOf(Slot slot) const {
    return slot < rowOf_.size() && rowOf_[slot] != model::kNoSlot ? static_cast<int>(rowOf_[slot]) : -1;
}

std::size_t ElementTableModel::total() const {
    return document_ ? document_->model().count(type_) : 0;
}

// Following the document ---------------------------------------------------------------------------------------------

ElementTableModel::Flips ElementTableModel::flipsOf(const model::Change& change) {
    Flips flips;
    const auto& m = document_->model();
    if (live_.size() < m.capacity(type_)) {
        live_.resize(m.capacity(type_), 0);
        rowOf_.resize(live_.size(), model::kNoSlot);
    }
    const bool pool = spec().pool.has_value();
    for (const auto& c : change.columns) {
        // In a pool, any column may determine whether a record is in use.
        if (c.type != type_ || (c.column != model::kAlive && !pool))
            continue;
        for (const Slot slot : c.slots) {
            const bool live = m.isLive({type_, slot});
            if (live == (live_[slot] != 0))
                continue;
            live_[slot] = live ? 1 : 0;
            (live ? flips.come : flips.gone).push_back(slot);
        }
    }
    for (const auto& c : change.columns) {
        const bool place = c.column == model::kRank || c.column == spec().groupOwner || c.column == spec().groupPart;
        if (c.type != type_ || !place)
            continue;
        flips.moved = flips.moved ||
                      std::ranges::any_of(c.slots, [&](Slot slot) { return rowOf(slot) >= 0 && live_[slot] != 0; });
    }
    return flips;
}

bool ElementTableModel::mayMoveRows(const model::Change& change) const {
    return std::ranges::any_of(change.columns, [this](const model::ColumnChange& c) {
        return c.type == type_ && (c.column == model::kAlive || c.column == model::kRank ||
                                   c.column == spec().groupOwner || c.column == spec().groupPart || spec().pool);
    });
}

void ElementTableModel::follow(const model::Change& change) {
    if (!document_)
        return;
    derived_.clear();
    if (!active_) {
        stale_ = stale_ || mayMoveRows(change);
        return;
    }
    auto flips = flipsOf(change);
    if (!flips.gone.empty() && !filter_.isEmpty())
        addMatchesNow(flips);
    if ((flips.moved && sortColumn_ < 0) || flips.come.size() > kMostSingleRows ||
        flips.gone.size() > kMostSingleRows) {
        rebuild();
        return;
    }
    if (!flips.come.empty() || !flips.gone.empty()) {
        removeRowsOf(flips.gone);
        insertRowsOf(std::move(flips.come));
        Q_EMIT countsChanged();
    }
    if (shown_.empty())
        return;
    announceValues(change);
    announceWhatFollows();
}

/// Values that follow from others, such as places in the file, may match the filter after a deletion.
void ElementTableModel::addMatchesNow(Flips& flips) const {
    const auto& m = document_->model();
    const std::set<Slot> existing(flips.come.begin(), flips.come.end());
    std::vector<Slot> hidden;
    m.forEachLive(type_, [&](Slot slot) {
        if (rowOf(slot) < 0 && !existing.contains(slot))
            hidden.push_back(slot);
    });
    const auto matches = filter_.matches(m, hidden);
    for (std::size_t i = 0; i < hidden.size(); ++i) {
        if (matches[i] != 0)
            flips.come.push_back(hidden[i]);
    }
}

void ElementTableModel::removeRowsOf(const std::vector<Slot>& gone) {
    std::vector<int> rows;
    for (const Slot slot : gone) {
        if (const int row = rowOf(slot); row >= 0)
            rows.push_back(row);
    }
    if (rows.empty())
        return;
    std::ranges::sort(rows);
    auto runs = runsOf(rows);
    std::ranges::reverse(runs); // last first, so that earlier row numbers stay valid
    for (const auto& [first, last] : runs) {
        beginRemoveRows({}, first, last);
        shown_.erase(shown_.begin() + first, shown_.begin() + last + 1);
        endRemoveRows();
    }
    numberRows();
}

void ElementTableModel::insertRowsOf(std::vector<Slot> come) {
    if (come.empty())
        return;
    const auto& m = document_->model();
    const auto matches = filter_.matches(m, come);
    std::vector<std::uint32_t> places; // place in the file, indexed by slot
    if (sortColumn_ < 0) {
        places.resize(m.capacity(type_), model::kNoSlot);
        const auto all = m.order(type_).all();
        for (std::uint32_t i = 0; i < all.size(); ++i)
            places[all[i]] = i;
    }
    for (std::size_t i = 0; i < come.size(); ++i) {
        if (matches[i] == 0)
            continue;
        const auto at =
            sortColumn_ >= 0
                ? sortedPlace(m, type_, property(sortColumn_), sortOrder_, shown_, come[i])
                : static_cast<std::size_t>(
                      std::ranges::upper_bound(shown_, places[come[i]], {}, [&](Slot slot) { return places[slot]; }) -
                      shown_.begin());
        const int row = static_cast<int>(at);
        beginInsertRows({}, row, row);
        shown_.insert(shown_.begin() + row, come[i]);
        endInsertRows();
    }
    numberRows();
}

void ElementTableModel::announceValues(const model::Change& change) {
    for (const auto& c : change.columns) {
        if (c.type != type_)
            continue;
        int first = -1;
        int last = -1;
        for (int column = 0; column < columnCount(); ++column) {
            const auto& p = property(column);
            if (!p.derived() &&
                (p.column == c.column || std::ranges::find(p.components, c.column) != p.components.end())) {
                first = first < 0 ? column : first;
                last = column;
            }
        }
        if (first < 0)
            continue;
        std::vector<int> rows;
        for (const Slot slot : c.slots) {
            if (const int row = rowOf(slot); row >= 0)
                rows.push_back(row);
        }
        if (rows.empty())
            continue;
        std::ranges::sort(rows);
        auto runs = runsOf(rows);
        if (runs.size() > kMostRanges)
            runs = {{rows.front(), rows.back()}};
        for (const auto& [top, bottom] : runs)
            Q_EMIT dataChanged(index(top, first), index(bottom, last));
    }
}

void ElementTableModel::announceWhatFollows() {
    // Derived values and the names of referenced elements may depend on any element.
    for (int column = 0; column < columnCount(); ++column) {
        const auto& p = property(column);
        if (p.derived() || p.type == PropertyType::Reference || p.present != nullptr)
            Q_EMIT dataChanged(index(0, column), index(rowCount() - 1, column));
    }
}

// Cells --------------------------------------------------------------------------------------------------------------

int ElementTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

int ElementTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

bool ElementTableModel::canShow(int row) const {
    // While rows are being removed, views may still ask for removed ones.
    return document_ && document_->model().isLive(elementAt(row));
}

QString ElementTableModel::text(int row, int column) const {
    if (!canShow(row))
        return {};
    const auto& p = property(column);
    if (!p.derived())
        return cellText(document_->model(), p, elementAt(row));
    const auto key = static_cast<quint64>(column) << 32U | slotAt(row);
    if (const auto it = derived_.constFind(key); it != derived_.constEnd())
        return *it;
    if (derived_.size() >= kMostDerivedTexts)
        derived_.clear();
    return *derived_.insert(key, cellText(document_->model(), p, elementAt(row)));
}

QVariant ElementTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount() || !canShow(index.row()))
        return {};
    const auto& p = property(index.column());
    const bool box = p.type == PropertyType::Bool && p.editable();
    switch (role) {
    case Qt::DisplayRole:
        return box ? QVariant() : QVariant(text(index.row(), index.column()));
    case Qt::TextAlignmentRole:
        return static_cast<int>((isNumeric(p.type) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
        return text(index.row(), index.column());
    case Qt::CheckStateRole:
    case Qt::EditRole:
        break;
    default:
        return {};
    }
    const auto value = model::readValue(document_->model(), p, elementAt(index.row()));
    if (role == Qt::CheckStateRole) {
        const auto* flag = box ? std::get_if<bool>(&value) : nullptr;
        return flag == nullptr ? QVariant() : QVariant(*flag ? Qt::Checked : Qt::Unchecked);
    }
    if (const auto* integer = std::get_if<std::int64_t>(&value))
        return QVariant::fromValue<qint64>(*integer);
    if (const auto* number = std::get_if<double>(&value))
        return *number;
    return text(index.row(), index.column());
}

bool ElementTableModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || !canShow(index.row()))
        return false;
    const auto& p = property(index.column());
    const bool box = p.type == PropertyType::Bool;
    if (!editsInPlace(p) || role != (box ? Qt::CheckStateRole : Qt::EditRole))
        return false;
    const auto newValue = valueOf(p, value);
    if (!newValue)
        return false;
    const Slot row = slotAt(index.row());
    const auto message = setForAll(*document_, type_, p, std::span(&row, 1), *newValue);
    if (!message.isEmpty())
        Q_EMIT statusMessage(message);
    return true;
}

Qt::ItemFlags ElementTableModel::flags(const QModelIndex& index) const {
    const auto flags = QAbstractTableModel::flags(index);
    if (!index.isValid() || !canShow(index.row()))
        return flags;
    const auto& p = property(index.column());
    if (!editsInPlace(p) || !model::isPresent(document_->model(), p, elementAt(index.row())))
        return flags;
    return flags | (p.type == PropertyType::Bool ? Qt::ItemIsUserCheckable : Qt::ItemIsEditable);
}

QVariant ElementTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const auto& p = property(section);
    switch (role) {
    case Qt::DisplayRole:
        return fromUtf8(p.title);
    case Qt::ToolTipRole:
        return propertyHelp(spec(), p);
    case Qt::TextAlignmentRole:
        return static_cast<int>((isNumeric(p.type) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default:
        return {};
    }
}

} // namespace navsmith::gui

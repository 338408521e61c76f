#include "core/opening/unsaved_files.h"

#include <algorithm>
#include <span>

namespace navsmith::opening {

using model::Column;
using model::ColumnId;
using model::Element;
using model::ElementType;
using model::ElementTypeId;
using model::Model;
using model::Ref;
using model::Slot;

namespace {

/// Whether a column decides where the file stores a row, and what others store of it.
bool decidesPlace(const ElementType& type, ElementTypeId id, ColumnId column) {
    return id == model::kFileType || column == model::kAlive || column == model::kRank || column == type.groupOwner ||
           column == type.groupPart || column == type.fileVia || type.pool || type.columns[column].uniqueId;
}

/// Calls f(target) for each reference of a row.
template <typename F>
void forEachTarget(const Model& model, Element element, F&& f) {
    const auto& type = model.schema().type(element.type);
    for (ColumnId c = 0; c < type.columnCount(); ++c) {
        const auto& ref = type.columns[c].ref;
        if (!ref)
            continue;
        if (const Ref target = model.get(Column<Ref>{element.type, c}, element.slot); target.isSlot())
            f(Element{ref->target, target.slot()});
    }
}

/// Lists of references are in documents of one file so far; with several files, all count as affected.
bool hasReferenceLists(const model::Schema& schema) {
    return std::ranges::any_of(schema.types, [](const ElementType& type) {
        return std::ranges::any_of(type.lists, [](const model::ListSpec& list) {
            return std::ranges::any_of(list.columns, [](const auto& column) { return column.ref.has_value(); });
        });
    });
}

/// The file of every row of every type, found once.
class FileTable {
public:
    explicit FileTable(const Model& model) : model_(model), files_(model.schema().typeCount()) {
        for (ElementTypeId type = 0; type < model.schema().typeCount(); ++type)
            fill(type);
    }

    [[nodiscard]] Slot operator()(ElementTypeId type, Slot row) const { return files_[type][row]; }

private:
    void fill(ElementTypeId type) {
        auto& files = files_[type];
        if (!files.empty() || model_.capacity(type) == 0)
            return;
        files.assign(model_.capacity(type), model::kNoSlot);
        const auto via = model_.schema().type(type).fileVia;
        if (type == model::kFileType) {
            for (Slot row = 0; row < files.size(); ++row)
                files[row] = row;
        } else if (via != model::kNoColumn) {
            const auto target = model_.schema().type(type).columns[via].ref->target;
            fill(target);
            const auto refs = model_.column(Column<Ref>{type, via});
            for (Slot row = 0; row < files.size(); ++row)
                files[row] = refs[row].isSlot() ? files_[target][refs[row].slot()] : model::kNoSlot;
        }
    }

    const Model& model_;
    std::vector<std::vector<Slot>> files_;
};

} // namespace

void UnsavedFiles::add(const Model& model, Element element, bool moves) {
    const Slot file = model.fileOf(element);
    const auto addTo = [&](Marks& marks) {
        marks.resize(model.capacity(model::kFileType), 0);
        if (file == model::kNoSlot) // belongs to no file: any may store it
            std::ranges::fill(marks, now_);
        else
            marks[file] = now_;
    };
    addTo(touched_);
    if (moves)
        addTo(moved_);
}

void UnsavedFiles::addRow(const Model& model, Element element, bool moves) {
    add(model, element, moves);
    forEachTarget(model, element, [&](Element target) { add(model, target, false); });
}

void UnsavedFiles::follow(const Model& model, const model::Change& change) {
    ++now_;
    for (const auto& c : change.columns) {
        const auto& type = model.schema().type(c.type);
        const bool moves = decidesPlace(type, c.type, c.column);
        const auto& ref = type.columns[c.column].ref;
        for (std::size_t i = 0; i < c.slots.size(); ++i) {
            addRow(model, {c.type, c.slots[i]}, moves);
            if (!ref)
                continue;
            for (const auto* side : {&c.before, &c.after}) {
                const Ref was = model::values<Ref>(*side)[i];
                if (was.isSlot())
                    add(model, {ref->target, was.slot()}, moves);
            }
        }
    }
    if (!change.lists.empty() && hasReferenceLists(model.schema()))
        addAll(model);
    for (const auto& l : change.lists) {
        for (const Slot parent : l.parents)
            addRow(model, {l.type, parent}, false);
    }
}

void UnsavedFiles::addAll(const Model& model) {
    touched_.assign(model.capacity(model::kFileType), ++now_);
}

void UnsavedFiles::saved(Mark mark) {
    for (auto* marks : {&touched_, &moved_}) {
        for (Mark& each : *marks)
            each = each <= mark ? 0 : each;
    }
}

void UnsavedFiles::addReferring(const Model& model, std::vector<bool>& files) const {
    const FileTable fileOf(model);
    const auto hasMoved = [&](ElementTypeId type, Ref ref) {
        const Slot file = ref.isSlot() ? fileOf(type, ref.slot()) : model::kNoSlot;
        return file < moved_.size() && moved_[file] != 0;
    };
    const auto add = [&](Element element) {
        if (const Slot file = fileOf(element.type, element.slot); file < files.size())
            files[file] = true;
    };
    for (ElementTypeId t = 0; t < model.schema().typeCount(); ++t) {
        const auto& type = model.schema().type(t);
        const auto alive = model.alive(t);
        for (ColumnId c = 0; c < type.columnCount(); ++c) {
            if (!type.columns[c].ref || c == type.fileVia)
                continue;
            const auto refs = model.column(Column<Ref>{t, c});
            for (Slot row = 0; row < refs.size(); ++row) {
                if (alive[row] == 0 || !hasMoved(type.columns[c].ref->target, refs[row]))
                    continue;
                add({t, row});
                forEachTarget(model, {t, row}, add);
            }
        }
    }
}

std::vector<Slot> UnsavedFiles::rows(const Model& model) const {
    std::vector<bool> files(model.capacity(model::kFileType), false);
    const auto isMarked = [](Mark mark) { return mark != 0; };
    for (Slot row = 0; row < std::min(files.size(), touched_.size()); ++row)
        files[row] = isMarked(touched_[row]);
    if (files.size() > 1 && std::ranges::any_of(moved_, isMarked)) {
        if (hasReferenceLists(model.schema()))
            files.assign(files.size(), true);
        else
            addReferring(model, files);
    }
    std::vector<Slot> rows;
    model.forEachLive(model::kFileType, [&](Slot row) {
        if (files[row])
            rows.push_back(row);
    });
    return rows;
}

} // namespace navsmith::opening

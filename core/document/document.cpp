#include "core/document/document.h"

#include "core/document/paths.h"
#include "core/files/path_text.h"
#include "core/model/change_summary.h"
#include "core/model/reversed.h"
#include "formats/texts/texts.h"

#include <QSignalBlocker>
#include <QUndoCommand>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cassert>
#include <utility>

namespace navsmith::document {

using model::Change;
using model::Direction;

namespace {

/// For work that changes the model and announces it. If memory runs out halfway, observers know only part of the change
/// and the window cannot go on: the program ends with a report, and the journal has the steps before.
template <typename Work>
auto uninterrupted(Work&& work) noexcept {
    return std::forward<Work>(work)();
}

} // namespace

/// One step of the history. Its change is applied before the step is pushed.
class Document::Step : public QUndoCommand {
public:
    Step(Document& document, Entry entry) : document_(document) { take(std::move(entry)); }
    ~Step() override { document_.undoBytes_ -= bytes_; }
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;

    [[nodiscard]] const Entry& entry() const { return entry_; }

    void undo() override {
        setObsolete(document_.isTakingBack_); // the stack drops it then; run() may delete it
        run(Direction::Backward, HistoryMove::Undone);
    }
    void redo() override {
        if (!std::exchange(fresh_, false))
            run(Direction::Forward, HistoryMove::Redone);
    }
    [[nodiscard]] int id() const override { return document_.rebuilding_ || entry_.change->mergeKey == 0 ? -1 : 1; }
    bool mergeWith(const QUndoCommand* other) override {
        const auto& later = static_cast<const Step*>(other)->entry_; // id() ensures the type
        if (later.change->mergeKey != entry_.change->mergeKey)
            return false;
        auto merged = std::make_shared<const Change>(model::merge(*entry_.change, *later.change));
        const bool gone = merged->empty();
        auto before = std::move(entry_.selectedBefore);
        if (before.empty())
            before = later.selectedBefore;
        take({std::move(merged), later.id, std::move(before), {}});
        setObsolete(gone);
        document_.pushed_ = gone ? HistoryMove::MergedAway : HistoryMove::Merged;
        return true;
    }

private:
    void take(Entry entry) {
        entry_ = std::move(entry);
        document_.undoBytes_ -= bytes_;
        bytes_ = entry_.change->heapBytes() + entry_.selectedBefore.capacity() * sizeof(model::Element);
        document_.undoBytes_ += bytes_;
        setText(QString::fromStdString(entry_.change->label));
    }
    void run(Direction direction, HistoryMove move) {
        if (document_.rebuilding_)
            return;
        uninterrupted([&] {
            const auto change = entry_.change; // a copy: a slot may delete this step
            const bool back = direction == Direction::Backward;
            const auto selected = document_.selection_.elements();
            const auto again = back ? entry_.selectedBefore : entry_.selectedAfter;
            const bool erased = document_.anyErased(again);
            document_.opened_.model.apply(*change, direction);
            document_.position_ += back ? -1 : 1;
            if (back && document_.anyErased(selected))
                entry_.selectedAfter = selected;
            document_.announce(*change, direction);
            if (!again.empty() && (erased || document_.anyErased(selected)))
                document_.selection_.set(again);
            Q_EMIT document_.stepped(move, *change);
        });
    }

    Document& document_;
    Entry entry_;
    std::size_t bytes_ = 0;
    bool fresh_ = true;
};

Document::Document(opening::OpenedDocument opened, QObject* parent)
    : QObject(parent), opened_(std::move(opened)), selection_(opened_.model) {
    // The first connection: position_ is right in all other slots.
    connect(&undoStack_, &QUndoStack::indexChanged, this, [this](int index) { position_ = index; });
    connect(&undoStack_, &QUndoStack::cleanChanged, this, [this](bool clean) { Q_EMIT modifiedChanged(!clean); });
    if (opened_.asSaved)
        unsaved_.addAll(opened_.model);
}

Document::Document(opening::OpenedDocument opened, PastSteps past, QObject* parent)
    : Document(std::move(opened), parent) {
    std::vector<Entry> entries;
    for (auto& step : past.steps)
        entries.push_back({std::make_shared<const Change>(std::move(step)), ++lastId_, {}, {}});
    rebuildHistory(entries, static_cast<int>(past.index),
                   past.clean ? std::optional(static_cast<int>(*past.clean)) : std::nullopt);
    openedState_ = stateId();
    unsaved_.addAll(opened_.model);
}

Document::~Document() {
    // Disconnect, or its last signals would reach a half-destroyed document.
    undoStack_.disconnect(this);
}

QString Document::title() const {
    const auto name = opened_.shownPath.filename().empty() ? opened_.shownPath.parent_path().filename()
                                                           : opened_.shownPath.filename();
    return QString::fromStdString(files::toText(name));
}

tl::expected<bool, QString> Document::edit(const QString& label, const EditFunction& function, quint64 mergeKey,
                                           const std::function<QString()>& labelAfterwards) {
    assert(!announcing_);
    commitPreview();
    auto selected = selection_.elements();
    model::Transaction tx(opened_.model, label.toStdString(), mergeKey);
    function(tx);
    auto change = tx.commit();
    if (!change) {
        const auto reason = QString::fromStdString(change.error().reason);
        Q_EMIT statusMessage(reason);
        Q_EMIT refused(change.error());
        return tl::unexpected(reason);
    }
    if (change->empty())
        return false;
    uninterrupted([&] {
        if (labelAfterwards)
            change->label = labelAfterwards().toStdString();
        const auto notes = nameAlsoErased(*change, selected, tx.notes());
        if (!losesSelection(*change, selected))
            selected.clear();
        commit(std::move(*change), std::move(selected));
        tell(notes);
    });
    return true;
}

void Document::take(Change change) {
    assert(!preview_ && !announcing_);
    if (change.empty())
        return;
    auto selected = selection_.elements();
    uninterrupted([&] {
        opened_.model.apply(change, Direction::Forward);
        if (!losesSelection(change, selected))
            selected.clear();
        commit(std::move(change), std::move(selected));
    });
}

void Document::takeFromDisk(Change change, opening::DocumentPlace place) {
    take(std::move(change));
    opened_.place = std::move(place);
    unsaved_.saved(unsaved_.mark());
    undoStack_.setClean();
    Q_EMIT placeChanged();
}

EditPreview Document::beginPreview(quint64 mergeKey) {
    assert(!announcing_);
    commitPreview();
    preview_.emplace(Preview{++previews_, mergeKey, {}, {}, {}, selection_.elements()});
    return {*this, previews_};
}

Document::SharedChange Document::withdrawPreview() {
    auto shown = std::exchange(preview_->change, nullptr);
    preview_->notes.clear();
    preview_->error.reset();
    if (shown)
        opened_.model.apply(*shown, Direction::Backward);
    return shown;
}

void Document::replacePreview(const SharedChange& shown, Change newChange, std::vector<std::string> notes) {
    auto change = shown ? model::reversed(model(), *shown) : Change();
    if (!newChange.empty()) {
        preview_->notes = nameAlsoErased(newChange, preview_->selectedBefore, std::move(notes));
        const auto now = std::make_shared<const Change>(std::move(newChange));
        preview_->change = now;
        change = shown ? model::merge(change, *now) : *now;
    }
    if (!change.empty()) // empty: nothing shown has changed
        announce(change, Direction::Forward);
}

tl::expected<bool, QString> Document::updatePreview(const QString& label, const EditFunction& function) {
    assert(!announcing_);
    return uninterrupted([&]() -> tl::expected<bool, QString> {
        const auto shown = withdrawPreview();
        model::Transaction tx(opened_.model, label.toStdString(), preview_->mergeKey);
        function(tx);
        auto change = tx.commit();
        if (!change)
            preview_->error = change.error();
        const bool any = change && !change->empty();
        replacePreview(shown, any ? std::move(*change) : Change(), tx.notes());
        if (change)
            return any;
        auto reason = QString::fromStdString(change.error().reason);
        Q_EMIT statusMessage(reason);
        return tl::unexpected(std::move(reason));
    });
}

void Document::showPreview(Change change, std::vector<std::string> notes) {
    assert(!announcing_);
    uninterrupted([&] {
        const auto shown = withdrawPreview();
        opened_.model.apply(change, Direction::Forward);
        replacePreview(shown, std::move(change), std::move(notes));
    });
}

void Document::commitPreview() {
    auto ended = std::exchange(preview_, std::nullopt);
    if (ended && ended->error)
        Q_EMIT refused(*ended->error);
    if (!ended || !ended->change)
        return;
    assert(!announcing_);
    uninterrupted([&] {
        if (!losesSelection(*ended->change, ended->selectedBefore))
            ended->selectedBefore.clear();
        push({ended->change, ++lastId_, std::move(ended->selectedBefore), {}});
        tell(ended->notes);
    });
}

void Document::abandonPreview() {
    const auto ended = std::exchange(preview_, std::nullopt);
    if (ended && ended->error)
        Q_EMIT refused(*ended->error);
    if (!ended || !ended->change)
        return;
    assert(!announcing_);
    uninterrupted([&] {
        opened_.model.apply(*ended->change, Direction::Backward);
        announce(*ended->change, Direction::Backward);
    });
}

void Document::undo() {
    assert(!announcing_);
    const bool isShown = isPreviewing() && preview_->change;
    abandonPreview();
    if (!isShown) // users see the preview, so this undoes only that
        undoStack_.undo();
}

void Document::takeBack() {
    assert(!announcing_ && !isPreviewing());
    isTakingBack_ = true;
    undoStack_.undo();
    isTakingBack_ = false;
}

void Document::redo() {
    assert(!announcing_);
    abandonPreview();
    undoStack_.redo();
}

bool Document::anyErased(const Elements& selected) const {
    return std::ranges::any_of(selected, [&](const auto& e) { return !model().isLive(e); });
}

bool Document::losesSelection(const Change& change, const Elements& selected) const {
    return anyErased(selected) || !change.created.empty();
}

std::vector<std::string> Document::nameAlsoErased(Change& change, const Elements& selected,
                                                  std::vector<std::string> notes) const {
    const auto others = model::alsoErased(model(), change, selected);
    if (others.empty())
        return notes;
    change.label += texts::format(" (deletes {})", others);
    notes.push_back(texts::format("Also deleted: {}.", others));
    return notes;
}

void Document::tell(const std::vector<std::string>& notes) {
    if (!notes.empty()) // one message with a line each: a second one would replace the first
        Q_EMIT statusMessage(QString::fromStdString(fmt::format("{}", fmt::join(notes, "\n"))));
}

void Document::setMap(std::optional<opening::OpenedMap> map) {
    map_ = std::move(map);
    opened_.model.setMap(map_ ? map_->backdrop : nullptr);
    Q_EMIT mapChanged();
}

void Document::setSetting(std::size_t setting, std::size_t option) {
    if (model().setting(setting) == option)
        return;
    opened_.model.setSetting(setting, option);
    Q_EMIT settingsChanged();
}

opening::Whereabouts Document::whereabouts() const {
    return {system().world.name, map_ ? map_->path : std::filesystem::path()};
}

void Document::setCrossDocumentData(systems::DerivedData data) {
    opened_.model.setCrossDocumentData(std::move(data));
    Q_EMIT crossDocumentDataChanged();
}

opening::PendingSave Document::pendingSave() const {
    return opening::pendingInPlace(*opened_.system, opened_.model, opened_.place, {}, &unsaved_);
}

opening::PendingSave Document::pendingSaveInto(const QString& folder) const {
    return opening::pendingInto(*opened_.system, opened_.model, toPath(folder), &unsaved_);
}

void Document::saved(const opening::PendingSave& pending, const files::SaveReport& report, quint64 state) {
    opening::updatePlace(opened_.place, pending, report);
    unsaved_.saved(pending.unsavedMark);
    opened_.shownPath = opening::shownPathAfter(opened_, pending);
    // Edited while saving: undo cannot lead reliably to the saved state.
    if (stateId() == state)
        undoStack_.setClean();
    else
        undoStack_.resetClean();
    Q_EMIT placeChanged();
}

// History ------------------------------------------------------------------------------------------------------------

void Document::commit(Change change, Elements selectedBefore) {
    Entry entry{std::make_shared<const Change>(std::move(change)), ++lastId_, std::move(selectedBefore), {}};
    announced_ = &entry;
    announce(*entry.change, Direction::Forward);
    announced_ = nullptr;
    push(std::move(entry));
}

void Document::push(Entry entry) {
    const auto change = entry.change;
    pushed_ = HistoryMove::Pushed;
    undoStack_.push(new Step(*this, std::move(entry)));
    Q_EMIT stepped(*pushed_, *change);
    if (undoBytes_ > undoLimit_)
        forgetOldest();
}

const Document::Entry& Document::entry(int index) const {
    return static_cast<const Step*>(undoStack_.command(index))->entry();
}

quint64 Document::stateAfter(int steps) const {
    return steps == 0 ? firstState_ : entry(steps - 1).id;
}

quint64 Document::stateId() const {
    return announced_ != nullptr ? announced_->id : stateAfter(position_);
}

const Change* Document::lastStep() const {
    if (announced_ != nullptr)
        return announced_->change.get();
    return position_ == 0 ? nullptr : entry(position_ - 1).change.get();
}

std::shared_ptr<model::Model> Document::asOpened() const {
    if (opened_.asSaved) {
        auto saved = std::make_shared<model::Model>(*opened_.asSaved);
        saved->setMap(model().map());
        saved->takeSettings(model());
        return saved;
    }
    const auto shown = announced_ != nullptr ? announced_->change : preview_ ? preview_->change : nullptr;
    if (stateId() == openedState_ && !shown)
        return nullptr;
    auto opened = std::make_shared<model::Model>(model());
    if (shown)
        opened->apply(*shown, Direction::Backward);
    int target = undoStack_.count();
    while (target > 0 && stateAfter(target) != openedState_)
        --target;
    for (int i = position_; i > target; --i)
        opened->apply(*entry(i - 1).change, Direction::Backward);
    for (int i = position_; i < target; ++i)
        opened->apply(*entry(i).change, Direction::Forward);
    return opened;
}

void Document::setUndoLimit(std::size_t bytes) {
    undoLimit_ = bytes;
    if (undoBytes_ > undoLimit_)
        forgetOldest();
}

/// QUndoStack limits only the number of steps, and only while it is empty.
void Document::rebuildHistory(const std::vector<Entry>& entries, int index, std::optional<int> clean) {
    {
        const QSignalBlocker quiet(undoStack_);
        rebuilding_ = true;
        undoStack_.clear();
        undoStack_.resetClean();
        for (int i = 0; i < static_cast<int>(entries.size()); ++i) {
            if (clean == i)
                undoStack_.setClean();
            undoStack_.push(new Step(*this, entries[static_cast<std::size_t>(i)]));
        }
        if (clean == undoStack_.index())
            undoStack_.setClean();
        undoStack_.setIndex(index);
        rebuilding_ = false;
    }
    Q_EMIT undoStack_.indexChanged(undoStack_.index());
    Q_EMIT undoStack_.canUndoChanged(undoStack_.canUndo());
    Q_EMIT undoStack_.canRedoChanged(undoStack_.canRedo());
    Q_EMIT undoStack_.undoTextChanged(undoStack_.undoText());
    Q_EMIT undoStack_.redoTextChanged(undoStack_.redoText());
}

void Document::forgetOldest() {
    // Free a little more than necessary, so that not every further step rebuilds the history.
    const auto target = undoLimit_ - undoLimit_ / 8;
    const int index = undoStack_.index();
    auto bytes = undoBytes_;
    int gone = 0;
    while (gone < index - 1 && bytes > target)
        bytes -= entry(gone++).change->heapBytes();
    if (gone == 0)
        return;
    std::vector<Entry> remaining;
    for (int i = gone; i < undoStack_.count(); ++i)
        remaining.push_back(entry(i));
    firstState_ = entry(gone - 1).id;
    const int clean = undoStack_.cleanIndex();
    rebuildHistory(remaining, index - gone, clean >= gone ? std::optional(clean - gone) : std::nullopt);
}

void Document::announce(const Change& change, Direction direction) {
    unsaved_.follow(opened_.model, change);
    selection_.follow(change);
    const bool outer = std::exchange(announcing_, true);
    Q_EMIT changed(change, direction);
    announcing_ = outer;
}

} // namespace navsmith::document

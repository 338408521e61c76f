// An open document: a model, its files, history and selection. All edits go through this class, and its signals
// announce them.
#pragma once

#include "core/document/edit_preview.h"
#include "core/document/selection.h"
#include "core/model/transaction.h"
#include "core/opening/cross_document.h"
#include "core/opening/open_document.h"
#include "core/opening/open_map.h"
#include "core/opening/save_document.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <tl/expected.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace navsmith::document {

using EditFunction = std::function<void(model::Transaction&)>;

/// A change of the history.
enum class HistoryMove : std::uint8_t {
    Pushed,     ///< a new step
    Merged,     ///< the change was merged into the last step
    MergedAway, ///< the same, and the two cancelled out: the step is gone
    Undone,
    Redone,
};

/// History from a journal of an earlier run. The model is in the state after the first `index` steps.
struct PastSteps {
    std::vector<model::Change> steps;
    std::size_t index = 0;
    std::optional<std::size_t> clean; ///< number of steps that leads to the saved state; none if no number does
};

class Document : public QObject {
    Q_OBJECT

public:
    explicit Document(opening::OpenedDocument opened, QObject* parent = nullptr);
    /// Continues with a recovered history.
    Document(opening::OpenedDocument opened, PastSteps past, QObject* parent = nullptr);
    ~Document() override;

    [[nodiscard]] const systems::System& system() const { return *opened_.system; }
    [[nodiscard]] const model::Model& model() const { return opened_.model; }
    [[nodiscard]] const opening::OpenedDocument& opened() const { return opened_; }
    [[nodiscard]] Selection& selection() { return selection_; }
    [[nodiscard]] const Selection& selection() const { return selection_; }
    [[nodiscard]] QUndoStack& undoStack() { return undoStack_; }
    [[nodiscard]] const QUndoStack& undoStack() const { return undoStack_; }

    /// Name of the folder or file, for the title bar.
    [[nodiscard]] QString title() const;
    [[nodiscard]] bool isModified() const { return announced_ != nullptr || position_ != undoStack_.cleanIndex(); }

    /// Identifies the state of the model in the history: undo and redo restore the id, and new states get new ids.
    /// Compare it to find out whether anything has changed.
    [[nodiscard]] quint64 stateId() const;
    /// The step that undo would revert; null if there is none.
    [[nodiscard]] const model::Change* lastStep() const;
    /// Memory limit of the history, in bytes. Drops the oldest steps beyond it, but never the last one.
    void setUndoLimit(std::size_t bytes);
    [[nodiscard]] std::size_t undoBytes() const { return undoBytes_; }

    /// Runs an edit as one step of the history. When this returns, the invariants hold and the change is announced. On
    /// failure nothing has changed, and the error is the reason. True if anything changed. Consecutive edits with the
    /// same merge key become one step. Undo and redo also restore the selection that the step removed. `label` is for
    /// the history: see editTitle(). `labelAfterwards` replaces it if the label depends on the result.
    tl::expected<bool, QString> edit(const QString& label, const EditFunction& function, quint64 mergeKey = 0,
                                     const std::function<QString()>& labelAfterwards = {});

    /// Adds a change as one step: one that was made by a copy of the model on another thread. Since that copy the model
    /// must not have changed, not even back and forth, and there must be no preview.
    void take(model::Change change);

    /// The same with a change after which the model holds what the files on disk hold, which are those of `place`: the
    /// document is saved in that state. The change may be empty.
    void takeFromDisk(model::Change change, opening::DocumentPlace place);

    /// Begins a preview of an edit (edit_preview.h). Commits the current preview, if any.
    [[nodiscard]] EditPreview beginPreview(quint64 mergeKey = 0);
    [[nodiscard]] bool isPreviewing() const { return preview_.has_value(); }
    /// Commits the current preview, if any. Call before actions that need the document as it is shown.
    void commitPreview();
    void abandonPreview();
    /// Undoes one step; abandons a preview first.
    void undo();
    void redo();
    /// Undoes one step that cannot be done again, of something that was cancelled. There must be no preview.
    void takeBack();

    /// The model as it was opened, with the current map; the oldest known state if the history does not reach back that
    /// far. Null if that is the current state.
    [[nodiscard]] std::shared_ptr<model::Model> asOpened() const;

    /// The open map of the document; not part of the edited or saved data. The model knows it, too.
    [[nodiscard]] const std::optional<opening::OpenedMap>& map() const { return map_; }
    void setMap(std::optional<opening::OpenedMap> map);

    /// The world of the document, given by its system or by the open map.
    [[nodiscard]] opening::Whereabouts whereabouts() const;
    /// Chooses an option of one of System::settings, both by index; not part of the edited or saved data. The model
    /// knows it, too.
    void setSetting(std::size_t setting, std::size_t option);

    /// Sets the data derived from other documents of its world (core/document/cross_document_updates.h); the model
    /// knows it, too.
    void setCrossDocumentData(systems::DerivedData data);

    /// Serialises the current model. Call on the GUI thread.
    [[nodiscard]] opening::PendingSave pendingSave() const;
    [[nodiscard]] opening::PendingSave pendingSaveInto(const QString& folder) const;
    /// Call after a successful save. The document is clean if it is still in the state `state`, which was stateId()
    /// when pendingSave() was called.
    void saved(const opening::PendingSave& pending, const files::SaveReport& report, quint64 state);

Q_SIGNALS:
    /// The model has changed: by an edit, undo, redo or a preview. stateId(), isModified() and lastStep() are those of
    /// the new state already. Slots must not edit the document.
    void changed(const navsmith::model::Change& change, navsmith::model::Direction direction);
    void modifiedChanged(bool modified);
    /// The history has changed; emitted after `changed`. Previews are not in the history.
    void stepped(navsmith::document::HistoryMove move, const navsmith::model::Change& change);
    /// Title or files have changed.
    void placeChanged();
    /// The map has changed; the model knows it already. Derived values and drawings may differ.
    void mapChanged();
    /// A setting has changed; the model knows it already. Drawings, derived values and issues may differ.
    void settingsChanged();
    /// The data from other documents has changed.
    void crossDocumentDataChanged();
    /// A message for the status bar: an edit was refused, clamped to what the file can store, or left a note.
    void statusMessage(const QString& message);
    /// An edit was refused, or a preview ended whose last version was. `statusMessage` has told the reason.
    void refused(const navsmith::model::EditError& error);

private:
    friend class EditPreview;
    class Step;
    using Elements = std::vector<model::Element>;
    using SharedChange = std::shared_ptr<const model::Change>;
    struct Preview {
        quint64 id = 0;
        quint64 mergeKey = 0;
        SharedChange change;            ///< applied, but not in the history; null: nothing differs from the start of
                                        ///< the preview
        std::vector<std::string> notes; ///< of that change; shown on commit
        std::optional<model::EditError> error; ///< of the last version
        Elements selectedBefore;
    };
    struct Entry { ///< of the history
        SharedChange change;
        quint64 id = 0;          ///< the state after the step
        Elements selectedBefore; ///< set if the step erased some of these
        Elements selectedAfter;  ///< set if undo erased some of these
    };

    tl::expected<bool, QString> updatePreview(const QString& label, const EditFunction& function);
    void showPreview(model::Change change, std::vector<std::string> notes);
    /// Takes what the preview shows from the model. Returns it; null for nothing.
    SharedChange withdrawPreview();
    /// Announces that the preview shows `newChange` instead of `shown`. The model has it already.
    void replacePreview(const SharedChange& shown, model::Change newChange, std::vector<std::string> notes);
    /// Announces a change, which the model has already, and adds it to the history.
    void commit(model::Change change, Elements selectedBefore);
    void push(Entry entry);
    [[nodiscard]] const Entry& entry(int index) const;
    /// The state id after the first `steps` steps.
    [[nodiscard]] quint64 stateAfter(int steps) const;
    /// True if some of these elements are no longer live.
    [[nodiscard]] bool anyErased(const Elements& selected) const;
    /// Whether the step has erased something selected, or undoing it will erase what is selected afterwards.
    [[nodiscard]] bool losesSelection(const model::Change& change, const Elements& selected) const;
    /// Extends the label by what the change erases besides the selection; returns the notes with a line about it.
    std::vector<std::string> nameAlsoErased(model::Change& change, const Elements& selected,
                                            std::vector<std::string> notes) const;
    void tell(const std::vector<std::string>& notes);
    void rebuildHistory(const std::vector<Entry>& entries, int index, std::optional<int> clean);
    void forgetOldest();
    void announce(const model::Change& change, model::Direction direction);

    opening::OpenedDocument opened_;
    std::optional<opening::OpenedMap> map_;
    Selection selection_;
    opening::UnsavedFiles unsaved_;
    std::size_t undoLimit_ = std::size_t{256} << 20U;
    std::size_t undoBytes_ = 0; ///< declared before the stack, since its steps update it
    quint64 lastId_ = 0;
    quint64 firstState_ = 0;            ///< before all steps
    quint64 openedState_ = 0;           ///< when the document was opened
    std::optional<HistoryMove> pushed_; ///< result for the step that is being pushed
    bool rebuilding_ = false;           ///< true while steps are replaced and the model must not change
    QUndoStack undoStack_;
    bool isTakingBack_ = false;
    int position_ = 0;                 ///< steps that are done; the stack's own index is late while it undoes or redoes
    const Entry* announced_ = nullptr; ///< the step that is being announced; not in the stack yet
    bool announcing_ = false;
    std::optional<Preview> preview_;
    quint64 previews_ = 0; ///< number of previews begun
};

} // namespace navsmith::document

// One open document: a model, the files it came from, its history and its selection. All edits of the program go
// through here, and whoever shows the document hears of them here.
#pragma once

#include "core/document/edit_preview.h"
#include "core/document/selection.h"
#include "core/model/transaction.h"
#include "core/opening/cross_document_exchange.h"
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

/// What has become of the history.
enum class HistoryMove : std::uint8_t {
    Pushed,     ///< a new step
    Merged,     ///< the last step took the change in
    MergedAway, ///< the same, and nothing was left of the two: the step is gone
    Undone,
    Redone,
};

/// The steps of a history that another run of the program began; the model is as after the first `index` of them.
struct PastSteps {
    std::vector<model::Change> steps;
    std::size_t index = 0;
    std::optional<std::size_t> clean; ///< how many steps lead to what is saved; none: no number does
};

class Document : public QObject {
    Q_OBJECT

public:
    explicit Document(opening::OpenedDocument opened, QObject* parent = nullptr);
    /// One that goes on where another run of the program left it.
    Document(opening::OpenedDocument opened, PastSteps past, QObject* parent = nullptr);
    ~Document() override;

    [[nodiscard]] const systems::System& system() const { return *opened_.system; }
    [[nodiscard]] const model::Model& model() const { return opened_.model; }
    [[nodiscard]] const opening::OpenedDocument& opened() const { return opened_; }
    [[nodiscard]] Selection& selection() { return selection_; }
    [[nodiscard]] const Selection& selection() const { return selection_; }
    [[nodiscard]] QUndoStack& undoStack() { return undoStack_; }
    [[nodiscard]] const QUndoStack& undoStack() const { return undoStack_; }

    /// Folder or file, for the title bar.
    [[nodiscard]] QString title() const;
    [[nodiscard]] bool isModified() const { return !undoStack_.isClean(); }

    /// Names what the history has made of the model: equal after undo and redo have led back to a state, never given
    /// to another. For telling whether anything has happened since.
    [[nodiscard]] quint64 stateId() const;
    /// The step that undo would take back; null if there is none.
    [[nodiscard]] const model::Change* lastStep() const;
    /// What the steps of the history may weigh, in bytes: the oldest are forgotten when they are more. The last one
    /// stays whatever it weighs.
    void setUndoLimit(std::size_t bytes);
    [[nodiscard]] std::size_t undoBytes() const { return undoBytes_; }

    /// Runs an edit as one step of the history. What it does to the model is complete, consistent and announced when
    /// this returns; a refusal leaves no trace and gives the reason. True if anything changed. Consecutive edits with
    /// the same key become one step. What a step takes out of the selection, undo selects again; redo likewise. `label`
    /// is for the history: see editTitle(). If what was edited is known only once it is done, `labelAfterwards` gives
    /// the step another one.
    tl::expected<bool, QString> edit(const QString& label, const EditFunction& function, quint64 mergeKey = 0,
                                     const std::function<QString()>& labelAfterwards = {});

    /// Begins to show an edit before it is made (edit_preview.h). Commits the preview that there is.
    [[nodiscard]] EditPreview beginPreview();
    [[nodiscard]] bool isPreviewing() const { return preview_.has_value(); }
    /// Ends the preview that there is, whoever holds it: for what needs the document as it is shown, or as it was.
    void commitPreview();
    void abandonPreview();
    /// A step of the history; a preview is abandoned first.
    void undo();
    void redo();

    /// What the files held when the document was opened, with the map of now; if the history does not lead there any
    /// more, the oldest state that it knows. Null: the present state is that.
    [[nodiscard]] std::shared_ptr<model::Model> asOpened() const;

    /// The map that the document lies in, if one is open; no part of what is edited or saved. The model knows it, too.
    [[nodiscard]] const std::optional<opening::OpenedMap>& map() const { return map_; }
    void setMap(std::optional<opening::OpenedMap> map);

    /// In which world it lies, by its system or by the map that is open.
    [[nodiscard]] opening::Whereabouts whereabouts() const;
    /// What follows from other documents of its world (core/document/cross_document_updates.h); the model knows it,
    /// too.
    void setCrossDocumentData(systems::DerivedData data);

    /// The bytes to write; made here, on the GUI thread, from the model as it is now.
    [[nodiscard]] opening::PendingSave pendingSave() const;
    [[nodiscard]] opening::PendingSave pendingSaveInto(const QString& folder) const;
    /// What a finished save means for this document: clean if nothing was edited since the bytes were made, which was
    /// when stateId() was `state`.
    void saved(const opening::PendingSave& pending, const files::SaveReport& report, quint64 state);

Q_SIGNALS:
    /// After the model has taken a change: by an edit, undo, redo or a preview.
    void changed(const navsmith::model::Change& change, navsmith::model::Direction direction);
    void modifiedChanged(bool modified);
    /// After `changed`, once the history has it: for whoever writes it down. A preview is not in the history.
    void stepped(navsmith::document::HistoryMove move, const navsmith::model::Change& change);
    /// Title or files are others than before.
    void placeChanged();
    /// The model knows the new map already: what is worked out or drawn may be another.
    void mapChanged();
    /// The same of the data from other documents.
    void crossDocumentDataChanged();
    /// An edit was refused, or held inside what the file can store, or had something to note; for the status bar.
    void told(const QString& message);

private:
    friend class EditPreview;
    class Step;
    using Elements = std::vector<model::Element>;
    using SharedChange = std::shared_ptr<const model::Change>;
    struct Preview {
        quint64 id = 0;
        SharedChange change;            ///< applied, not in the history; null: the state in which the preview began
        std::vector<std::string> notes; ///< of that change, told if it is committed
        Elements selectedBefore;
    };
    struct Entry { ///< of the history
        SharedChange change;
        quint64 id = 0;          ///< of the state that it leads to
        Elements selectedBefore; ///< if the step took some of these away
        Elements selectedAfter;  ///< if undo took some of these away
    };

    tl::expected<bool, QString> updatePreview(const QString& label, const EditFunction& function);
    void push(const SharedChange& change, Elements selectedBefore);
    [[nodiscard]] const Entry& entry(int index) const;
    /// The state after the first `steps` of the history.
    [[nodiscard]] quint64 stateAfter(int steps) const;
    /// Whether the model, as it is now, is without some of these.
    [[nodiscard]] bool takesAny(const Elements& selected) const;
    void tell(const std::vector<std::string>& notes);
    void rebuildHistory(const std::vector<Entry>& entries, int index, std::optional<int> clean);
    void forgetOldest();
    void announce(const model::Change& change, model::Direction direction);

    opening::OpenedDocument opened_;
    std::optional<opening::OpenedMap> map_;
    Selection selection_;
    std::size_t undoLimit_ = std::size_t{256} << 20U;
    std::size_t undoBytes_ = 0; ///< before the stack: its steps count themselves
    quint64 lastId_ = 0;
    quint64 firstState_ = 0;            ///< the state below all steps
    quint64 openedState_ = 0;           ///< the one that the document began with here
    std::optional<HistoryMove> pushed_; ///< what the stack has made of the step that is being pushed
    bool rebuilding_ = false;           ///< steps come and go, the model stays
    QUndoStack undoStack_;
    std::optional<Preview> preview_;
    quint64 previews_ = 0; ///< that were begun
};

} // namespace navsmith::document

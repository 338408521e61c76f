// One open document: a model, the files it came from, its history and its selection. All edits of the program go
// through here, and whoever shows the document hears of them here.
#pragma once

#include "core/document/selection.h"
#include "core/model/transaction.h"
#include "core/opening/open_document.h"
#include "core/opening/save_document.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <tl/expected.hpp>

#include <functional>
#include <optional>

namespace navsmith::document {

using EditFunction = std::function<void(model::Transaction&)>;

class Document : public QObject {
    Q_OBJECT

public:
    explicit Document(opening::OpenedDocument opened, QObject* parent = nullptr);
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

    /// Runs an edit as one step of the history. What it does to the model is complete, settled and announced when this
    /// returns; a refusal leaves no trace and gives the reason. True if anything changed. Consecutive edits with the
    /// same key become one step.
    tl::expected<bool, QString> edit(const QString& label, const EditFunction& function, quint64 mergeKey = 0);

    /// An edit that is tried out while the mouse moves: each call takes back the one before and starts from the same
    /// state again, so that a drag is start + total delta. Refused tries show nothing.
    tl::expected<bool, QString> preview(const QString& label, const EditFunction& function);
    [[nodiscard]] bool isPreviewing() const { return previewing_; }
    /// Keeps the last preview as one step, or takes it back.
    void endPreview(bool keep);

    /// The bytes to write; made here, on the GUI thread, from the model as it is now.
    [[nodiscard]] opening::PendingSave pendingSave() const;
    [[nodiscard]] opening::PendingSave pendingSaveInto(const QString& folder) const;
    /// What a finished save means for this document: clean if nothing was edited since the bytes were made.
    void saved(const opening::PendingSave& pending, const files::SaveReport& report, int undoIndex);

Q_SIGNALS:
    /// After the model has taken a change: by an edit, undo, redo or a preview.
    void changed(const navsmith::model::Change& change, navsmith::model::Direction direction);
    void modifiedChanged(bool modified);
    /// Title or files are others than before.
    void placeChanged();
    /// An edit was refused, or held inside what the file can store; for the status bar.
    void told(const QString& message);

private:
    class Step;

    void apply(const model::Change& change, model::Direction direction);
    void announce(const model::Change& change, model::Direction direction);

    opening::OpenedDocument opened_;
    Selection selection_;
    QUndoStack undoStack_;
    std::optional<model::Change> preview_; ///< applied, not in the history
    bool previewing_ = false;
    QString previewLabel_;
};

} // namespace navsmith::document

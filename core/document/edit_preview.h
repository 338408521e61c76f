// An edit that is shown before it is final: while dragging, or while a dialog asks for its arguments.
#pragma once

#include <QPointer>
#include <QString>

#include <tl/expected.hpp>

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::model {
struct Change;
class Transaction;
} // namespace navsmith::model

namespace navsmith::document {

class Document;

/// Created by Document::beginPreview(); a document has one at a time. Ends with commit() or abandon(), and is abandoned
/// on destruction. The document may end it earlier: other edits and saving commit it, undo and redo abandon it.
class EditPreview {
public:
    EditPreview() = default; ///< not active
    EditPreview(EditPreview&& other) noexcept
        : document_(std::exchange(other.document_, nullptr)), id_(std::exchange(other.id_, 0)) {}
    EditPreview& operator=(EditPreview&& other) noexcept;
    EditPreview(const EditPreview&) = delete;
    EditPreview& operator=(const EditPreview&) = delete;
    ~EditPreview() { abandon(); }

    [[nodiscard]] bool isActive() const;
    /// Replaces the previous version of the edit. Every version starts from the state at the beginning of the preview,
    /// so a drag passes the total movement. Document::changed announces the difference to what was shown before as one
    /// change. On failure the document is back in the initial state. True if the edit changes anything. Does nothing
    /// and returns false if the preview has ended.
    tl::expected<bool, QString> update(const QString& label, const std::function<void(model::Transaction&)>& edit);
    /// The same with a change that was made by a copy of the model in the state at the beginning of the preview. Does
    /// nothing if the preview has ended.
    void show(model::Change change, std::vector<std::string> notes);
    /// What is shown now; null if nothing changes, or the preview has ended.
    [[nodiscard]] const model::Change* change() const;
    /// Makes the shown edit a step of the history.
    void commit();
    /// Returns to the initial state.
    void abandon();

private:
    friend class Document;
    EditPreview(Document& document, quint64 id) : document_(&document), id_(id) {}
    Document* take();

    QPointer<Document> document_;
    quint64 id_ = 0; ///< id of the preview in its document
};

} // namespace navsmith::document

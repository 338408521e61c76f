// An edit that is shown before it is made: while the mouse drags, or while a dialog asks for its numbers.
#pragma once

#include <QPointer>
#include <QString>

#include <tl/expected.hpp>

#include <functional>
#include <utility>

namespace navsmith::model {
class Transaction;
} // namespace navsmith::model

namespace navsmith::document {

class Document;

/// Document::beginPreview() gives one; a document has one at a time. It ends by commit() or abandon(), and is abandoned
/// when it goes out of scope. The document may end it sooner: any other edit and a save commit it, undo and redo
/// abandon it.
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
    /// Makes the edit in place of the one before. Each starts from the state in which the preview began, so that a drag
    /// is start + total delta. Document::changed announces the step from what was shown to what is shown now, as one
    /// change. After an error that start is shown. True if the edit changes anything. Does nothing, and gives false,
    /// once the preview has ended.
    tl::expected<bool, QString> update(const QString& label, const std::function<void(model::Transaction&)>& edit);
    /// Makes what is shown a step of the history.
    void commit();
    /// Goes back to where the preview began.
    void abandon();

private:
    friend class Document;
    EditPreview(Document& document, quint64 id) : document_(&document), id_(id) {}
    Document* take();

    QPointer<Document> document_;
    quint64 id_ = 0; ///< of the preview, in its document
};

} // namespace navsmith::document

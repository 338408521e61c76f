#include "core/document/document.h"

#include <QUndoCommand>

#include <utility>

namespace navsmith::document {

using model::Change;
using model::Direction;

/// A step of the history: one change, which was applied before it was pushed.
class Document::Step : public QUndoCommand {
public:
    Step(Document& document, Change change) : document_(document), change_(std::move(change)) {
        setText(QString::fromStdString(change_.label));
    }

    void undo() override { document_.apply(change_, Direction::Backward); }
    void redo() override {
        if (std::exchange(fresh_, false))
            return;
        document_.apply(change_, Direction::Forward);
    }
    [[nodiscard]] int id() const override { return change_.mergeKey == 0 ? -1 : 1; }
    bool mergeWith(const QUndoCommand* other) override {
        const auto& later = static_cast<const Step*>(other)->change_; // id() has told that it is one
        if (later.mergeKey != change_.mergeKey)
            return false;
        change_ = model::merge(change_, later);
        if (change_.empty())
            setObsolete(true);
        return true;
    }

private:
    Document& document_;
    Change change_;
    bool fresh_ = true;
};

Document::Document(opening::OpenedDocument opened, QObject* parent)
    : QObject(parent), opened_(std::move(opened)), selection_(opened_.model) {
    connect(&undoStack_, &QUndoStack::cleanChanged, this, [this](bool clean) { Q_EMIT modifiedChanged(!clean); });
}

Document::~Document() {
    // The history's last words would reach a half-destroyed document.
    undoStack_.disconnect(this);
}

QString Document::title() const {
    const auto name = opened_.shownPath.filename().empty() ? opened_.shownPath.parent_path().filename()
                                                           : opened_.shownPath.filename();
    return QString::fromStdString(name.string());
}

tl::expected<bool, QString> Document::edit(const QString& label, const EditFunction& function, quint64 mergeKey) {
    endPreview(true);
    model::Transaction tx(opened_.model, label.toStdString(), mergeKey);
    function(tx);
    auto change = tx.commit();
    if (!change) {
        const auto reason = QString::fromStdString(change.error().reason);
        Q_EMIT told(reason);
        return tl::unexpected(reason);
    }
    if (change->empty())
        return false;
    announce(*change, Direction::Forward);
    undoStack_.push(new Step(*this, std::move(*change)));
    return true;
}

tl::expected<bool, QString> Document::preview(const QString& label, const EditFunction& function) {
    previewing_ = true;
    previewLabel_ = label;
    if (auto last = std::exchange(preview_, std::nullopt))
        apply(*last, Direction::Backward);
    model::Transaction tx(opened_.model, label.toStdString());
    function(tx);
    auto change = tx.commit();
    if (!change) {
        const auto reason = QString::fromStdString(change.error().reason);
        Q_EMIT told(reason);
        return tl::unexpected(reason);
    }
    if (change->empty())
        return false;
    preview_ = std::move(*change);
    announce(*preview_, Direction::Forward);
    return true;
}

void Document::endPreview(bool keep) {
    if (!std::exchange(previewing_, false))
        return;
    auto last = std::exchange(preview_, std::nullopt);
    if (!last)
        return;
    if (keep)
        undoStack_.push(new Step(*this, std::move(*last)));
    else
        apply(*last, Direction::Backward);
}

opening::PendingSave Document::pendingSave() const {
    return opening::pendingInPlace(*opened_.system, opened_.model, opened_.place);
}

opening::PendingSave Document::pendingSaveInto(const QString& folder) const {
    return opening::pendingInto(*opened_.system, opened_.model, folder.toStdString());
}

void Document::saved(const opening::PendingSave& pending, const files::SaveReport& report, int undoIndex) {
    opening::adopt(opened_.place, pending, report);
    if (!pending.inPlace)
        opened_.shownPath = pending.folder;
    if (undoStack_.index() == undoIndex)
        undoStack_.setClean();
    Q_EMIT placeChanged();
}

void Document::apply(const Change& change, Direction direction) {
    opened_.model.apply(change, direction);
    announce(change, direction);
}

void Document::announce(const Change& change, Direction direction) {
    selection_.follow(change);
    Q_EMIT changed(change, direction);
}

} // namespace navsmith::document

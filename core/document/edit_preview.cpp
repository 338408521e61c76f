#include "core/document/edit_preview.h"

#include "core/document/document.h"

namespace navsmith::document {

EditPreview& EditPreview::operator=(EditPreview&& other) noexcept {
    if (this != &other) {
        abandon();
        document_ = std::exchange(other.document_, nullptr);
        id_ = std::exchange(other.id_, 0);
    }
    return *this;
}

bool EditPreview::isActive() const {
    return document_ && document_->preview_ && document_->preview_->id == id_;
}

tl::expected<bool, QString> EditPreview::update(const QString& label,
                                                const std::function<void(model::Transaction&)>& edit) {
    return isActive() ? document_->updatePreview(label, edit) : false;
}

void EditPreview::show(model::Change change, std::vector<std::string> notes) {
    if (isActive())
        document_->showPreview(std::move(change), std::move(notes));
}

const model::Change* EditPreview::change() const {
    return isActive() ? document_->preview_->change.get() : nullptr;
}

/// The document, if the preview is still active.
Document* EditPreview::take() {
    auto* document = isActive() ? document_.data() : nullptr;
    document_ = nullptr;
    return document;
}

void EditPreview::commit() {
    if (auto* document = take())
        document->commitPreview();
}

void EditPreview::abandon() {
    if (auto* document = take())
        document->abandonPreview();
}

} // namespace navsmith::document

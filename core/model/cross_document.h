#pragma once

namespace navsmith::model {

/// Data that a system derives for a document from other documents (core/systems/shared_world.h). Immutable, so models
/// and their copies share it, also across threads.
struct CrossDocumentData {
    CrossDocumentData() = default;
    CrossDocumentData(const CrossDocumentData&) = delete;
    CrossDocumentData& operator=(const CrossDocumentData&) = delete;
    virtual ~CrossDocumentData() = default;
};

} // namespace navsmith::model

#pragma once

namespace navsmith::model {

/// What a system derives for a document from the data of other documents (core/systems/shared_world.h). Never changed
/// once it is made, so that models and their copies share it, across threads, too.
struct CrossDocumentData {
    CrossDocumentData() = default;
    CrossDocumentData(const CrossDocumentData&) = delete;
    CrossDocumentData& operator=(const CrossDocumentData&) = delete;
    virtual ~CrossDocumentData() = default;
};

} // namespace navsmith::model

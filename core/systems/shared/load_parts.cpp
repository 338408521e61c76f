#include "core/systems/shared/load_parts.h"

#include <utility>

namespace navsmith::systems {

std::vector<std::vector<std::size_t>> oneDocumentPerFile(std::span<const std::string> names) {
    std::vector<std::vector<std::size_t>> documents;
    documents.reserve(names.size());
    for (std::size_t i = 0; i < names.size(); ++i)
        documents.push_back({i});
    return documents;
}

bytes::FormatError loadCancelled(std::string_view fileName) {
    return {bytes::FormatErrorCode::BadValue, 0, "cancelled", "a request to stop", "to go on", std::string(fileName)};
}

tl::unexpected<bytes::FormatError> errorIn(std::string_view fileName, bytes::FormatError error) {
    error.file = fileName;
    return tl::unexpected(std::move(error));
}

std::vector<std::string> mapOfSameName(std::string_view fileName) {
    return {std::string(fileName.substr(0, fileName.rfind('.'))) + ".bsp"};
}

} // namespace navsmith::systems

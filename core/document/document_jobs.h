// What jobs over documents need (job_queue.h): names of resources, and a copy of the model.
#pragma once

#include "core/document/document.h"

#include <QPointer>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::document {

/// A folder, file or archive on disk.
std::string resourceOf(const std::filesystem::path& path);
/// An open document.
std::string resourceOf(const Document& document);
/// An open document and the location of its files.
std::vector<std::string> resourcesOf(const Document& document);

/// JobSpec::prepare: copies the model as it is when the work begins. False if the document has gone.
std::function<bool()> copyModel(QPointer<Document> document, std::shared_ptr<std::optional<model::Model>> copy);

} // namespace navsmith::document

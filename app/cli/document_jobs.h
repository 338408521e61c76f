// Processes many documents on several threads and reports them in order.
#pragma once

#include "app/cli/session.h"

#include <cstdint>
#include <functional>
#include <memory>

namespace navsmith::cli {

/// Called on the main thread, in the order of the documents: it prints, saves, and counts.
using Finish = std::function<void()>;
/// Works on one document, on any thread; the document stays until the result has been called. It must not use the
/// session.
using Work = std::function<Finish(opening::OpenedDocument& document)>;

/// Like Session::openEach(), with `jobs` documents at the same time (0: one for each core). What cannot be opened is
/// logged and recorded; the others continue. Shows progress on standard error if that is a terminal and there are many.
void processEach(Session& session, std::span<const std::filesystem::path> paths, const opening::OpenOptions& options,
                 std::uint32_t jobs, const Work& work);

} // namespace navsmith::cli

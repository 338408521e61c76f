// What all exports share: results, progress and limits.
#pragma once

#include "formats/texts/texts.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::exports {

/// The error is a sentence for people, without a full stop.
template <typename T>
using Result = tl::expected<T, std::string>;
using Bytes = std::vector<std::byte>;

/// Called now and then with 0..1. If it returns false, the work stops with any error.
using Progress = std::function<bool(double)>;

/// Takes a finished file. `name`: empty, or with '/' below the folder. Fails with a reason to stop.
using TakeFile = std::function<Result<void>(std::string_view name, Bytes bytes)>;

/// No export is larger than this.
inline constexpr std::size_t kMostBytes = std::size_t{1} << 30U;

inline tl::unexpected<std::string> failed(texts::Sentence reason) {
    return tl::unexpected<std::string>(std::move(reason));
}
/// The error of work that was asked to stop.
inline constexpr const char* kCancelled = "cancelled";
inline tl::unexpected<std::string> cancelled() {
    return tl::unexpected<std::string>(kCancelled);
}

inline bool keepGoing(const Progress& progress, double done) {
    return !progress || progress(done);
}

} // namespace navsmith::exports

#include "app/gui/panels/log_sink.h"

#include <iterator>
#include <utility>

namespace navsmith::gui {

std::vector<LogMessage> LogSink::take() {
    const std::lock_guard lock(mutex_);
    const auto waiting = std::exchange(waiting_, {});
    return {std::make_move_iterator(waiting.begin()), std::make_move_iterator(waiting.end())};
}

void LogSink::close() {
    const std::lock_guard lock(mutex_);
    wake_ = nullptr;
    waiting_.clear();
}

void LogSink::sink_it_(const spdlog::details::log_msg& message) {
    if (!wake_)
        return;
    const bool first = waiting_.empty();
    if (waiting_.size() == kMostWaiting)
        waiting_.pop_front();
    waiting_.push_back({message.level, message.time, std::string(message.payload.data(), message.payload.size())});
    if (first)
        wake_();
}

} // namespace navsmith::gui

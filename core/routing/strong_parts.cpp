#include "core/routing/strong_parts.h"

#include <algorithm>
#include <utility>

namespace navsmith::routing {

using model::Slot;

namespace {

/// Tarjan's algorithm, with an explicit stack: a damaged file may contain one long chain.
class PartFinder {
public:
    explicit PartFinder(const std::vector<std::vector<Slot>>& next)
        : next_(next), number_(next.size(), 0), low_(next.size(), 0), open_(next.size(), false) {
        result_.partOf.assign(next.size(), 0);
    }

    StrongParts run() {
        for (Slot n = 0; n < number_.size(); ++n) {
            if (number_[n] == 0)
                visit(n);
        }
        return std::move(result_);
    }

private:
    struct Frame {
        Slot node;
        std::size_t next = 0;
    };

    Frame enter(Slot n) {
        number_[n] = low_[n] = ++count_;
        open_[n] = true;
        stack_.push_back(n);
        return {n};
    }

    void close(Slot n) {
        if (low_[n] != number_[n])
            return;
        const auto part = static_cast<std::uint32_t>(result_.sizes.size());
        result_.sizes.push_back(0);
        Slot member = model::kNoSlot;
        do {
            member = stack_.back();
            stack_.pop_back();
            open_[member] = false;
            result_.partOf[member] = part;
            ++result_.sizes.back();
        } while (member != n);
    }

    void visit(Slot start) {
        std::vector<Frame> frames{enter(start)};
        while (!frames.empty()) {
            auto& frame = frames.back();
            const auto& targets = next_[frame.node];
            if (frame.next < targets.size()) {
                const Slot target = targets[frame.next++];
                if (number_[target] == 0)
                    frames.push_back(enter(target)); // invalidates `frame`
                else if (open_[target])
                    low_[frame.node] = std::min(low_[frame.node], number_[target]);
                continue;
            }
            const Slot done = frame.node;
            frames.pop_back();
            close(done);
            if (!frames.empty())
                low_[frames.back().node] = std::min(low_[frames.back().node], low_[done]);
        }
    }

    const std::vector<std::vector<Slot>>& next_;
    StrongParts result_;
    std::vector<std::uint32_t> number_; ///< in the order of visits, from 1
    std::vector<std::uint32_t> low_;
    std::vector<bool> open_;
    std::vector<Slot> stack_;
    std::uint32_t count_ = 0;
};

} // namespace

StrongParts strongParts(const std::vector<std::vector<Slot>>& next) {
    return PartFinder(next).run();
}

} // namespace navsmith::routing

#include "core/systems/quake_nav/graph.h"

#include "core/systems/quake_nav/access.h"

#include <algorithm>

namespace navsmith::systems::quake_nav {

using model::Column;
using model::Model;
using model::Ref;
using model::Slot;

namespace {

std::vector<bool> spread(const Model& m, std::vector<bool> marked, Column<Ref> from, Column<Ref> to) {
    std::vector<Slot> work;
    for (Slot n = 0; n < marked.size(); ++n) {
        if (marked[n])
            work.push_back(n);
    }
    while (!work.empty()) {
        const Slot n = work.back();
        work.pop_back();
        m.forEachReferrer(from, n, [&](Slot l) {
            const Ref other = m.get(to, l);
            if (other.isSlot() && !marked[other.slot()]) {
                marked[other.slot()] = true;
                work.push_back(other.slot());
            }
        });
    }
    return marked;
}

/// Tarjan's algorithm, with an explicit stack: a damaged file may contain one long chain.
class Parts {
public:
    explicit Parts(const Model& m)
        : m_(m), number_(m.capacity(kNode), 0), low_(m.capacity(kNode), 0), open_(m.capacity(kNode), false) {
        result_.partOf.assign(m.capacity(kNode), 0);
    }

    StrongParts run() {
        m_.forEachLive(kNode, [&](Slot n) {
            if (number_[n] == 0)
                visit(n);
        });
        sortParts();
        return std::move(result_);
    }

private:
    struct Frame {
        Slot node;
        std::vector<Slot> targets;
        std::size_t next = 0;
    };

    Frame enter(Slot n) {
        number_[n] = low_[n] = ++count_;
        open_[n] = true;
        stack_.push_back(n);
        Frame frame{n, {}, 0};
        m_.forEachReferrer(link::owner, n, [&](Slot l) {
            if (const Ref target = m_.get(link::target, l); target.isSlot())
                frame.targets.push_back(target.slot());
        });
        return frame;
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

    /// Orders parts by their first node in the file, so that saving and reloading keeps their order.
    void sortParts() {
        constexpr auto unseen = static_cast<std::uint32_t>(-1);
        std::vector<std::uint32_t> places(result_.sizes.size(), unseen);
        std::vector<std::size_t> sizes;
        for (const Slot n : m_.order(kNode).all()) {
            auto& place = places[result_.partOf[n]];
            if (place == unseen) {
                place = static_cast<std::uint32_t>(sizes.size());
                sizes.push_back(result_.sizes[result_.partOf[n]]);
            }
            result_.partOf[n] = place;
        }
        result_.sizes = std::move(sizes);
    }

    void visit(Slot start) {
        std::vector<Frame> frames;
        frames.push_back(enter(start));
        while (!frames.empty()) {
            auto& frame = frames.back();
            if (frame.next < frame.targets.size()) {
                const Slot target = frame.targets[frame.next++];
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

    const Model& m_;
    std::vector<std::uint32_t> number_; ///< in visiting order, from 1
    std::vector<std::uint32_t> low_;
    std::vector<bool> open_;
    std::vector<Slot> stack_;
    std::uint32_t count_ = 0;
    StrongParts result_;
};

} // namespace

std::uint32_t StrongParts::largest() const {
    return static_cast<std::uint32_t>(std::max_element(sizes.begin(), sizes.end()) - sizes.begin());
}

StrongParts strongParts(const Model& model) {
    return Parts(model).run();
}

std::vector<bool> reachedFrom(const Model& model, std::vector<bool> marked) {
    return spread(model, std::move(marked), link::owner, link::target);
}

std::vector<bool> leadingTo(const Model& model, std::vector<bool> marked) {
    return spread(model, std::move(marked), link::target, link::owner);
}

} // namespace navsmith::systems::quake_nav

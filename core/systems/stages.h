// Progress of work that has several stages: one bar for the whole.
#pragma once

#include "core/systems/edit.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems {

struct Stage {
    std::string_view title; ///< English, marked for translation
    double weight = 1;      ///< about how long it takes, compared with the others
};

/// Tells a whole from its stages, which come in order; some may be left out.
class StagedProgress {
public:
    /// `progress` may be empty.
    StagedProgress(StageProgress progress, std::vector<Stage> stages)
        : progress_(std::move(progress)), stages_(std::move(stages)) {}

    /// How much of a stage is done, 0 to 1. False asks to stop.
    [[nodiscard]] bool report(std::size_t stage, double done) const {
        return !progress_ || progress_(texts::translated({stages_[stage].title}), share(stage, done));
    }

    /// How much of the whole is done.
    [[nodiscard]] double share(std::size_t stage, double done) const {
        double before = 0;
        double all = 0;
        for (std::size_t i = 0; i < stages_.size(); ++i) {
            all += stages_[i].weight;
            before += i < stage ? stages_[i].weight : 0;
        }
        return all > 0 ? (before + stages_[stage].weight * std::clamp(done, 0.0, 1.0)) / all : 0;
    }

private:
    StageProgress progress_;
    std::vector<Stage> stages_;
};

} // namespace navsmith::systems

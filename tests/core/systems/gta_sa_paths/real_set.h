// Real path files, for tests that edit them. Skips the test without the corpus.
#pragma once

#include "tests/core/systems/gta_sa_paths/path_world.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <optional>
#include <string_view>

namespace navsmith::tests {

class RealSet : public testing::Test {
protected:
    explicit RealSet(std::string_view name = kStockSet) : name_(name) {}
    void SetUp() override {
        files_ = corpusSet(name_);
        if (!files_)
            GTEST_SKIP() << missingCorpus(name_);
        model_.emplace(loadSet(*files_));
    }
    model::Model& model() { return *model_; }
    [[nodiscard]] const FileBytes& files() const { return *files_; }

private:
    std::string_view name_;
    std::optional<FileBytes> files_;
    std::optional<model::Model> model_;
};

} // namespace navsmith::tests

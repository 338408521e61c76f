#include "tests/core/systems/gta_sa_save/save_world.h"

#include "core/model/property.h"
#include "core/systems/gta_sa_save/load.h"
#include "core/systems/gta_sa_save/rules.h"
#include "core/systems/gta_sa_save/save.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace navsmith::systems::gta_sa_save {

std::vector<SaveSample> samples() {
    std::vector<SaveSample> all{{"by hand", tests::buildSave(tests::smallSave())}};
    if (const auto folder = tests::corpusFolder("gta-sa-save")) {
        for (const auto& path : tests::filesIn(*folder)) {
            if (path.extension() == ".b")
                all.push_back({path.filename().string(), tests::readFile(path)});
        }
    }
    return all;
}

model::Model loaded(const tests::SaveBytes& bytes) {
    const InputFile input{"GTASAsf1.b", bytes};
    auto document = load(std::span(&input, 1), {});
    if (!document)
        throw std::runtime_error(bytes::describe(document.error()));
    return std::move(document->model);
}

model::Model smallDocument() {
    return loaded(tests::buildSave(tests::smallSave()));
}

tests::SaveBytes saved(const model::Model& m) {
    auto files = save(m).files;
    if (files.size() != 1)
        throw std::runtime_error("not one file");
    return std::move(files.front().bytes);
}

std::string shown(const model::Model& m, Type type, std::string_view property, model::Slot row) {
    return model::displayText(m, *m.schema().type(type).findProperty(property), {type, row});
}

std::set<std::string> rulesWithIssues(const model::Model& m) {
    std::set<std::string> ids;
    for (const auto& issue : checks::checkAll(m, rules()))
        ids.insert(std::string(issue.rule));
    return ids;
}

model::Change edited(model::Model& m, const std::function<void(model::Transaction&)>& edit) {
    model::Transaction tx(m, "test");
    edit(tx);
    auto change = tx.commit();
    if (!change)
        throw std::runtime_error(change.error().reason);
    return std::move(*change);
}

std::string refusalOf(model::Model& m, const std::function<void(model::Transaction&)>& edit) {
    model::Transaction tx(m, "test");
    edit(tx);
    const auto change = tx.commit();
    return change ? std::string() : std::string(change.error().reason);
}

} // namespace navsmith::systems::gta_sa_save

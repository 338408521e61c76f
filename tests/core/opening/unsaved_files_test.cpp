// Saving only what changed gives the same bytes as saving everything, for every system, whatever is edited.
#include "core/model/property.h"
#include "core/model/transaction.h"
#include "core/opening/unsaved_files.h"
#include "core/systems/registry.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <random>

#include "resources/samples/arena_map.h"
#include "resources/samples/arena_nav.h"
#include "resources/samples/iv_town_builder.h"
#include "resources/samples/outpost_map.h"
#include "resources/samples/outpost_mesh.h"
#include "resources/samples/town_builder.h"
#include "resources/samples/town_save.h"

namespace navsmith::opening {
namespace {

using model::Change;
using model::Direction;
using model::Element;
using model::Slot;

struct SourceFile {
    std::string name;
    std::vector<std::byte> bytes;
};
using SourceFiles = std::vector<SourceFile>;

SourceFiles filesOf(const systems::Saved& saved) {
    SourceFiles files;
    for (const auto& file : saved.files)
        files.push_back({file.name, file.bytes});
    return files;
}

SourceFiles corpusFiles(std::string_view name) {
    SourceFiles files;
    if (const auto folder = tests::corpusFolder(name)) {
        for (const auto& path : tests::filesIn(*folder)) {
            if (path.extension() != ".tsv")
                files.push_back({path.filename().string(), tests::readFile(path)});
        }
    }
    return files;
}

/// Makes random edits to a document and compares partial with full saves.
class Editing {
public:
    Editing(const systems::System& system, model::Model model, unsigned seed)
        : system_(system), model_(std::move(model)), random_(seed), onDisk_(everything()) {}

    void step() {
        switch (below(10)) {
        case 0:
        case 1:
            undo();
            break;
        case 2:
            redo();
            break;
        case 3:
        case 4:
        case 5:
            setProperty();
            break;
        case 6:
            erase();
            break;
        case 7:
            unsaved_.saved(unsaved_.mark());
            onDisk_ = everything();
            break;
        default:
            runEdit();
        }
        compare();
    }

    [[nodiscard]] std::size_t changes() const { return changes_; }
    /// Files that no save had to make, over all comparisons.
    [[nodiscard]] std::size_t spared() const { return spared_; }

private:
    using Files = std::map<Slot, systems::OutputFile>;

    std::size_t below(std::size_t end) { return std::uniform_int_distribution<std::size_t>(0, end - 1)(random_); }

    [[nodiscard]] static Files byRow(systems::Saved saved) {
        Files files;
        for (auto& file : saved.files)
            files[file.file] = std::move(file);
        return files;
    }
    [[nodiscard]] Files everything() const { return byRow(system_.codec.save(model_)); }

    void compare() {
        const auto rows = unsaved_.rows(model_);
        const auto all = everything();
        const auto some = rows.empty()
                              ? Files()
                              : byRow(system_.codec.saveFiles != nullptr ? system_.codec.saveFiles(model_, rows)
                                                                         : system_.codec.save(model_));
        for (const auto& [row, file] : all) {
            const auto made = some.find(row);
            const auto& now = made != some.end() ? made->second : onDisk_[row];
            ASSERT_EQ(now.name, file.name);
            ASSERT_TRUE(now.bytes == file.bytes)
                << file.name << (made != some.end() ? " differs from its full save" : " is missing in the save")
                << " after " << last_;
            spared_ += made == some.end() ? 1 : 0;
        }
    }

    /// Applies an edit; one that fails leaves no trace.
    void edit(const std::string& label, const std::function<bool(model::Transaction&)>& function) {
        model::Transaction tx(model_, label);
        if (!function(tx))
            return;
        auto change = tx.commit();
        if (!change || change->empty())
            return;
        last_ = label;
        ++changes_;
        unsaved_.follow(model_, *change);
        undone_.clear();
        done_.push_back(std::move(*change));
    }

    void undo() {
        if (done_.empty())
            return;
        move(done_, undone_, Direction::Backward);
        last_ = "undo";
    }
    void redo() {
        if (undone_.empty())
            return;
        move(undone_, done_, Direction::Forward);
        last_ = "redo";
    }
    void move(std::vector<Change>& from, std::vector<Change>& to, Direction direction) {
        auto change = std::move(from.back());
        from.pop_back();
        model_.apply(change, direction);
        unsaved_.follow(model_, change);
        to.push_back(std::move(change));
    }

    /// An element of any type but `file`; invalid if there is none.
    Element anyElement() {
        const auto types = model_.schema().typeCount();
        const auto first = below(types);
        for (model::ElementTypeId i = 0; i < types; ++i) {
            const auto type = static_cast<model::ElementTypeId>((first + i) % types);
            if (type == model::kFileType || model_.count(type) == 0)
                continue;
            const auto rows = model_.capacity(type);
            const auto start = below(rows);
            for (std::size_t k = 0; k < rows; ++k) {
                const Element element{type, static_cast<Slot>((start + k) % rows)};
                if (model_.isLive(element))
                    return element;
            }
        }
        return {};
    }

    void setProperty() {
        const auto element = below(20) == 0 ? Element{model::kFileType, 0} : anyElement();
        if (!element.valid())
            return;
        const auto& properties = model_.schema().type(element.type).properties;
        if (properties.empty())
            return;
        const auto& property = properties[below(properties.size())];
        if (!property.editable() || property.type == model::PropertyType::Reference)
            return;
        // The value of another element: one that files hold.
        auto value = model::readValue(model_, property, element);
        const auto rows = model_.capacity(element.type);
        if (const Element other{element.type, static_cast<Slot>(below(rows))}; model_.isLive(other))
            value = model::readValue(model_, property, other);
        edit("setting " + std::string(property.id), [&](model::Transaction& tx) {
            model::writeValue(tx, element.type, property, std::span(&element.slot, 1), value);
            return true;
        });
    }

    void erase() {
        const auto element = anyElement();
        if (!element.valid())
            return;
        edit("erasing a " + std::string(model_.schema().type(element.type).id), [&](model::Transaction& tx) {
            tx.erase(element);
            return true;
        });
    }

    void runEdit() {
        const auto& edits = system_.editing.edits;
        const auto& chosen = edits[below(edits.size())];
        if (chosen.role == systems::EditRole::Convert)
            return;
        systems::Elements selection;
        const auto first = anyElement();
        for (std::size_t i = below(4); i > 0; --i) {
            const Element next{first.type, static_cast<Slot>(first.slot + i - 1)};
            if (first.valid() && model_.isLive(next))
                selection.push_back(next);
        }
        const auto numbers = systems::initialNumbers(chosen, model_, selection);
        edit(std::string(chosen.id), [&](model::Transaction& tx) {
            return systems::run(chosen, tx, selection, {.numbers = numbers, .parameters = chosen.parameters})
                .has_value();
        });
    }

    const systems::System& system_;
    model::Model model_;
    std::mt19937 random_;
    UnsavedFiles unsaved_;
    Files onDisk_;
    std::vector<Change> done_;
    std::vector<Change> undone_;
    std::string last_;
    std::size_t changes_ = 0;
    std::size_t spared_ = 0;
};

const systems::System* systemOf(const SourceFile& file) {
    constexpr std::size_t head = 64;
    const auto size = file.bytes.size();
    return systems::recognise(file.name, std::span(file.bytes).first(std::min(head, size)), size);
}

void editAtRandom(const SourceFiles& files, int steps) {
    const auto* found = systemOf(files.front());
    ASSERT_NE(found, nullptr);
    const auto& system = *found;
    std::vector<systems::InputFile> input;
    for (const auto& file : files)
        input.push_back({file.name, file.bytes});
    const auto loaded = system.codec.load(input, {});
    ASSERT_TRUE(loaded) << describe(loaded.error());
    std::size_t changes = 0;
    std::size_t spared = 0;
    for (unsigned seed = 1; seed <= 4; ++seed) {
        Editing editing(system, loaded->model, seed);
        for (int i = 0; i < steps && !testing::Test::HasFatalFailure(); ++i)
            editing.step();
        changes += editing.changes();
        spared += editing.spared();
    }
    EXPECT_GT(changes, static_cast<std::size_t>(steps) / 4) << "too few edits did anything";
    if (loaded->model.count(model::kFileType) > 1) {
        EXPECT_GT(spared, static_cast<std::size_t>(steps)) << "nearly everything is made at each save";
    }
}

TEST(UnsavedFiles, GiveTheBytesOfAFullSaveOfTheTown) {
    const auto town = samples::buildTown(samples::townPlan());
    ASSERT_TRUE(town);
    editAtRandom(filesOf(*town), 150);
}

TEST(UnsavedFiles, GiveTheBytesOfAFullSaveOfTheTownForGtaIv) {
    const auto town = samples::buildIvTown(samples::townPlan());
    ASSERT_TRUE(town);
    editAtRandom(filesOf(*town), 150);
}

TEST(UnsavedFiles, GiveTheBytesOfAFullSaveOfASavedGame) {
    editAtRandom({{std::string(samples::kTownSaveName), samples::townSave(samples::townPlan())}}, 60);
}

TEST(UnsavedFiles, GiveTheBytesOfAFullSaveOfAMesh) {
    const auto plan = samples::outpostPlan();
    const auto mesh = samples::outpostMesh(plan, samples::outpostMap(plan));
    ASSERT_TRUE(mesh);
    editAtRandom({{"outpost.nav", *mesh}}, 60);
}

TEST(UnsavedFiles, GiveTheBytesOfAFullSaveOfWaypoints) {
    const auto plan = samples::arena::plan();
    const auto waypoints = samples::arena::navigation(plan, samples::arena::map(plan));
    ASSERT_TRUE(waypoints);
    editAtRandom({{"arena.nav", *waypoints}}, 60);
}

TEST(UnsavedFiles, GiveTheBytesOfAFullSaveOfRealSets) {
    for (const std::string_view folder : {"gta-sa-nodes/fcnpc", "gta-sa-nodes-fm92"}) {
        const auto files = corpusFiles(folder);
        if (files.empty())
            GTEST_SKIP() << tests::missingCorpus(folder);
        editAtRandom(files, 25);
    }
}

TEST(UnsavedFiles, GiveTheBytesOfAFullSaveOfRealDocumentsOfOneFile) {
    for (const std::string_view folder : {"source-nav", "quake-nav", "gta-sa-save"}) {
        auto files = corpusFiles(folder);
        if (files.empty())
            GTEST_SKIP() << tests::missingCorpus(folder);
        constexpr std::size_t largest = 400'000; // bytes: every step makes the file twice
        std::erase_if(files, [](const SourceFile& file) {
            const auto* system = systemOf(file);
            return system == nullptr || system->codec.saveFiles != nullptr || file.bytes.size() > largest;
        });
        ASSERT_FALSE(files.empty()) << folder;
        files.resize(std::min<std::size_t>(files.size(), 3));
        for (const auto& file : files)
            editAtRandom({file}, 20);
    }
}

TEST(UnsavedFiles, KeepChangesMadeWhileASaveIsRunning) {
    const auto town = samples::buildTown(samples::townPlan());
    ASSERT_TRUE(town);
    const auto files = filesOf(*town);
    std::vector<systems::InputFile> input;
    for (const auto& file : files)
        input.push_back({file.name, file.bytes});
    const auto& system = *systems::find("gta_sa_paths");
    auto loaded = system.codec.load(input, {});
    ASSERT_TRUE(loaded);
    auto& model = loaded->model;
    const auto node = *model.schema().findElementType("node");
    const auto& width = *model.schema().type(node).findProperty("width");
    UnsavedFiles unsaved;
    EXPECT_TRUE(unsaved.rows(model).empty());
    const auto widen = [&](Slot file, double value) {
        Slot row = 0;
        while (model.fileOf({node, row}) != file)
            ++row;
        model::Transaction tx(model, "Widen");
        model::writeValue(tx, node, width, std::span(&row, 1), value);
        const auto change = tx.commit();
        ASSERT_TRUE(change);
        unsaved.follow(model, *change);
    };
    const auto isUnsaved = [&](Slot file) { return std::ranges::binary_search(unsaved.rows(model), file); };
    widen(1, 3);
    EXPECT_TRUE(isUnsaved(1));
    const auto mark = unsaved.mark();
    widen(2, 3); // its roads lead into file 0
    unsaved.saved(mark);
    EXPECT_FALSE(isUnsaved(1));
    EXPECT_TRUE(isUnsaved(2));
    unsaved.saved(unsaved.mark());
    EXPECT_TRUE(unsaved.rows(model).empty());
    unsaved.addAll(model);
    EXPECT_EQ(unsaved.rows(model).size(), model.count(model::kFileType));
}

} // namespace
} // namespace navsmith::opening

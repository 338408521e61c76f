// Saving after one flag of one node has been changed: the whole map beside a map of one area.
#include "core/model/property.h"
#include "core/model/transaction.h"
#include "core/opening/open_document.h"
#include "core/opening/save_document.h"
#include "core/opening/unsaved_files.h"
#include "tests/bench/path_world.h"
#include "tests/bench/ratios.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <stdexcept>

#include <unistd.h>

namespace navsmith::bench {

namespace {

namespace fs = std::filesystem;

/// A document in a folder of its own, edited and saved again and again.
class SavedDocument {
public:
    explicit SavedDocument(const std::vector<SourceFile>& files)
        : folder_(fs::temp_directory_path() / fmt::format("navsmith-bench-{}", getpid())) {
        fs::create_directories(folder_);
        for (const auto& file : files) {
            std::ofstream out(folder_ / file.name, std::ios::binary);
            out.write(reinterpret_cast<const char*>(file.bytes.data()),
                      static_cast<std::streamsize>(file.bytes.size()));
        }
        const auto found = opening::findDocuments(std::span(&folder_, 1));
        if (found.candidates.size() != 1)
            throw std::runtime_error("no single document in " + folder_.string());
        auto opened = opening::openDocument(found.candidates.front());
        if (!opened)
            throw std::runtime_error(files::describe(opened.error().front()));
        document_.emplace(std::move(*opened));
    }
    ~SavedDocument() {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    SavedDocument(const SavedDocument&) = delete;
    SavedDocument& operator=(const SavedDocument&) = delete;

    void changeFlag() {
        auto& model = document_->model;
        const auto node = *model.schema().findElementType("node");
        const auto& flag = *model.schema().type(node).findProperty("road_block");
        const auto row = static_cast<model::Slot>(model.capacity(node) / 2);
        set_ = !set_;
        model::Transaction tx(model, "Flag");
        model::writeValue(tx, node, flag, std::span(&row, 1), set_);
        auto change = tx.commit();
        if (!change || change->empty())
            throw std::runtime_error("the flag was not changed");
        unsaved_.follow(model, *change);
    }

    opening::PendingSave bytes() {
        return opening::pendingInPlace(*document_->system, document_->model, document_->place, {}, &unsaved_);
    }

    void save() {
        const auto pending = bytes();
        const auto report = opening::write(pending);
        if (!report || report->files.size() != 1)
            throw std::runtime_error(report ? "not one file was saved" : files::describe(report.error()));
        opening::updatePlace(document_->place, pending, *report);
        unsaved_.saved(pending.unsavedMark);
    }

private:
    fs::path folder_;
    std::optional<opening::OpenedDocument> document_;
    opening::UnsavedFiles unsaved_;
    bool set_ = false;
};

std::vector<SourceFile> oneArea() {
    std::vector<SourceFile> small;
    small.push_back(madeArea(27, 1000));
    return small;
}

void save(benchmark::State& state, const std::vector<SourceFile>& files) {
    SavedDocument document(files);
    for ([[maybe_unused]] auto _ : state) {
        document.changeFlag();
        document.save();
    }
}

void makeBytes(benchmark::State& state, const std::vector<SourceFile>& files) {
    SavedDocument document(files);
    for ([[maybe_unused]] auto _ : state) {
        document.changeFlag();
        benchmark::DoNotOptimize(document.bytes());
    }
}

void saveWholeMap(benchmark::State& state) {
    save(state, wholeMap());
}
void saveSmallMap(benchmark::State& state) {
    save(state, oneArea());
}
void bytesOfWholeMap(benchmark::State& state) {
    makeBytes(state, wholeMap());
}
void bytesOfSmallMap(benchmark::State& state) {
    makeBytes(state, oneArea());
}

} // namespace

std::vector<Ratio> registerSave() {
    const auto add = [](const char* name, void (*run)(benchmark::State&)) {
        benchmark::RegisterBenchmark(name, run)->Unit(benchmark::kMicrosecond)->Repetitions(5);
    };
    add("save_flag_whole_map", saveWholeMap);
    add("save_flag_1000_nodes", saveSmallMap);
    add("bytes_flag_whole_map", bytesOfWholeMap);
    add("bytes_flag_1000_nodes", bytesOfSmallMap);
    return {{"save after one flag: whole map / 1,000 nodes", "save_flag_whole_map", "save_flag_1000_nodes", 1.5, 0},
            {"its bytes alone: whole map / 1,000 nodes", "bytes_flag_whole_map", "bytes_flag_1000_nodes", 0, 0}};
}

} // namespace navsmith::bench

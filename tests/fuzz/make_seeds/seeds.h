// First inputs of the fuzzers, made by tests/support, and copies of real files.
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::fuzz {

using Bytes = std::vector<std::byte>;

class Seeds {
public:
    explicit Seeds(std::filesystem::path folder) : folder_(std::move(folder)) {}

    /// Names need not be unique. Throws if the file cannot be written.
    void add(std::string_view fuzzer, std::string_view name, std::span<const std::byte> bytes);
    void add(std::string_view fuzzer, std::string_view name, std::string_view text);

private:
    std::filesystem::path folder_;
    std::size_t count_ = 0;
};

// Each in a file of its own.
void addMaps(Seeds& seeds);
void addMaterials(Seeds& seeds);
void addWorld(Seeds& seeds);
void addTexts(Seeds& seeds);
void addArchives(Seeds& seeds);
void addCore(Seeds& seeds);
void addDocuments(Seeds& seeds);
/// Real files, if there are any.
void addRealFiles(Seeds& seeds);

/// The files of a model one after another, as fuzz_studio_model takes them.
Bytes joinedModel(const Bytes& mdl, const Bytes& vvd, const Bytes& vtx);

} // namespace navsmith::fuzz

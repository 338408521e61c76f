#include "tests/support/corpus.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <ios>
#include <stdexcept>
#include <system_error>

namespace navsmith::tests {
namespace {

std::filesystem::path corpusRoot() {
    if (const char* set = std::getenv("NAVSMITH_CORPUS"); set != nullptr && *set != '\0')
        return set;
    return std::filesystem::path(NAVSMITH_SOURCE_DIR).parent_path() / "shared" / "corpus";
}

} // namespace

std::optional<std::filesystem::path> corpusFolder(std::string_view name) {
    const auto folder = (corpusRoot() / name).make_preferred(); // as the programs show it
    std::error_code ignored;
    if (!std::filesystem::is_directory(folder, ignored))
        return std::nullopt;
    return folder;
}

std::string missingCorpus(std::string_view name) {
    return "SKIPPED: no corpus folder " + (corpusRoot() / name).string() +
           "; set NAVSMITH_CORPUS to the folder of the real files";
}

std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.is_regular_file())
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

std::vector<std::byte> readFile(const std::filesystem::path& path) {
    std::ifstream stream(path, std::ios::binary | std::ios::ate);
    if (!stream)
        throw std::runtime_error("cannot open " + path.string());
    const std::streamoff length = stream.tellg();
    std::vector<std::byte> bytes(static_cast<std::size_t>(length));
    stream.seekg(0);
    stream.read(reinterpret_cast<char*>(bytes.data()), length);
    if (!stream)
        throw std::runtime_error("cannot read " + path.string());
    return bytes;
}

} // namespace navsmith::tests

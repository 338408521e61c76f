#include "tests/resources/sample_files.h"

#include "core/files/read_file.h"

#include <filesystem>
#include <stdexcept>
#include <utility>

namespace navsmith::samples {

std::vector<std::byte> readSample(const std::string& folder, const std::string& name) {
    auto read = files::readFile(std::filesystem::path(NAVSMITH_SAMPLES) / folder / name);
    if (!read)
        throw std::runtime_error("the sample has not been built: " + folder + "/" + name);
    return std::move(*read);
}

model::Model loadSample(const systems::System& system, const std::vector<std::string>& names,
                        const std::vector<std::vector<std::byte>>& bytes) {
    std::vector<systems::InputFile> in;
    for (std::size_t i = 0; i < names.size(); ++i)
        in.push_back({names[i], bytes[i]});
    auto loaded = system.codec.load(in, {});
    if (!loaded || !loaded->failures.empty() || !loaded->notices.empty())
        throw std::runtime_error("the sample does not load cleanly: " + names.front());
    return std::move(loaded->model);
}

} // namespace navsmith::samples

// What is the same on all systems.
#include "tests/support/child_process.h"

#include "core/files/path_text.h"

#include <random>
#include <stdexcept>

namespace navsmith::tests {

int runChild(const ChildWork& work, const ChildWork::Arguments& arguments) {
    return ChildProcess(work, arguments).wait();
}

std::filesystem::path freshFolder(const std::string& prefix) {
    constexpr int kAttempts = 100;
    const auto top = std::filesystem::canonical(std::filesystem::temp_directory_path());
    std::random_device random;
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        auto folder = top / (prefix + "-" + std::to_string(random()));
        if (std::filesystem::create_directory(folder))
            return folder;
    }
    throw std::runtime_error("no temporary folder in " + files::toText(top));
}

} // namespace navsmith::tests

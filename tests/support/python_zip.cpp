#include "tests/support/python_zip.h"

#include "tests/support/child_process.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace navsmith::tests {
namespace {

constexpr auto kScript = R"(
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
    for i in z.infolist():
        print(i.filename.encode('utf-8', 'surrogateescape').hex() or '-', i.compress_type, z.read(i).hex() or '-')
print('done')
)";

std::vector<std::byte> fromHex(const std::string& hex) {
    std::vector<std::byte> bytes;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2)
        bytes.push_back(static_cast<std::byte>(std::stoi(hex.substr(i, 2), nullptr, 16)));
    return bytes;
}

} // namespace

bool hasPython() {
    return !kOnWindows && // a shell and its words
           std::system("python3 -c 'import zipfile, lzma, zlib' > /dev/null 2>&1") == 0;
}

std::string missingPython() {
    if (kOnWindows)
        return "SKIPPED: not on Windows: Python is started by a POSIX shell";
    return "SKIPPED: python3 is not installed, so no other program has read these zips; ./dev test installs it";
}

std::optional<std::vector<PythonZipEntry>> readByPython(std::span<const std::byte> zip) {
    const auto top = freshFolder("navsmith-zip");
    std::ofstream(top / "a.zip", std::ios::binary)
        .write(reinterpret_cast<const char*>(zip.data()), static_cast<std::streamsize>(zip.size()));
    std::ofstream(top / "read.py") << kScript;
    const auto command = "python3 '" + (top / "read.py").string() + "' '" + (top / "a.zip").string() + "' > '" +
                         (top / "out").string() + "' 2> /dev/null";
    const bool fine = std::system(command.c_str()) == 0;
    std::ifstream out(top / "out");
    std::vector<PythonZipEntry> entries;
    bool done = false;
    for (std::string line; std::getline(out, line);) {
        if (line == "done") {
            done = true;
            continue;
        }
        std::istringstream words(line);
        std::string name;
        std::string hex;
        PythonZipEntry entry;
        words >> name >> entry.method >> hex;
        for (const auto byte : fromHex(name))
            entry.name += static_cast<char>(byte);
        entry.bytes = fromHex(hex);
        entries.push_back(std::move(entry));
    }
    std::filesystem::remove_all(top);
    return fine && done ? std::optional(std::move(entries)) : std::nullopt;
}

} // namespace navsmith::tests

#include "tests/core/files/temp_folder.h"

#include "core/files/path_text.h"
#include "formats/bytes/text_bytes.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <span>
#include <stdexcept>

namespace navsmith::files::test {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kBackups = ".navsmith-backup";

bool isOurs(const fs::path& name) {
    return toText(name).starts_with(".navsmith-");
}

} // namespace

TempFolder::TempFolder() {
    path_ = tests::freshFolder("navsmith-files");
    fs::permissions(path_, fs::perms::all);
}

TempFolder::~TempFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

void TempFolder::empty() const {
    for (const auto& entry : fs::directory_iterator(path_))
        fs::remove_all(entry.path());
}

Bytes toBytesOf(std::string_view text) {
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

std::string textOf(const Bytes& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

void put(const fs::path& file, std::string_view text) {
    fs::create_directories(file.parent_path());
    std::ofstream out(file, std::ios::binary);
    out << text;
    if (!out.flush())
        throw std::runtime_error("cannot write " + toText(file));
}

void put(const fs::path& file, std::span<const std::byte> bytes) {
    put(file, bytes::textOf(bytes));
}

std::string get(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in)
        throw std::runtime_error("cannot read " + toText(file));
    return {std::istreambuf_iterator<char>(in), {}};
}

Snapshot snapshot(const fs::path& top) {
    Snapshot files;
    if (!fs::exists(top))
        return files;
    for (auto at = fs::recursive_directory_iterator(top); at != fs::recursive_directory_iterator(); ++at) {
        if (isOurs(at->path().filename())) {
            at.disable_recursion_pending();
            continue;
        }
        if (fs::is_regular_file(at->symlink_status()))
            files[toBytes(at->path().lexically_relative(top))] = get(at->path());
    }
    return files;
}

std::vector<std::string> leftovers(const fs::path& top) {
    std::vector<std::string> found;
    if (!fs::exists(top))
        return found;
    for (const auto& entry : fs::recursive_directory_iterator(top)) {
        const auto name = entry.path().filename();
        const bool backups = name == kBackups && entry.is_directory();
        if ((isOurs(name) && !backups) || toText(name).find("navsmith-part") != std::string::npos)
            found.push_back(toBytes(entry.path().lexically_relative(top)));
    }
    return found;
}

Snapshot newestBackup(const fs::path& folder) {
    std::vector<fs::path> sets;
    if (fs::exists(folder / kBackups))
        for (const auto& entry : fs::directory_iterator(folder / kBackups))
            sets.push_back(entry.path());
    return sets.empty() ? Snapshot{} : snapshot(*std::max_element(sets.begin(), sets.end()));
}

std::size_t backupCount(const fs::path& folder) {
    if (!fs::exists(folder / kBackups))
        return 0;
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder / kBackups), {}));
}

// Not fs::copy(): libstdc++ takes any two folders of Windows for one.
void copyContents(const fs::path& from, const fs::path& to) {
    for (const auto& entry : fs::recursive_directory_iterator(from)) {
        const auto target = to / entry.path().lexically_relative(from);
        if (entry.is_directory())
            fs::create_directory(target);
        else
            fs::copy_file(entry.path(), target);
    }
}

bool existsAsSpelled(const fs::path& path) {
    return std::ranges::any_of(fs::directory_iterator(path.parent_path()),
                               [&](const auto& entry) { return entry.path().filename() == path.filename(); });
}

void setMode(const fs::path& path, unsigned mode) {
    fs::permissions(path, static_cast<fs::perms>(mode));
}

} // namespace navsmith::files::test

#include "tests/core/files/memory_disk.h"

#include "core/files/path_text.h"

#include <algorithm>

namespace navsmith::files::test {

namespace fs = std::filesystem;

namespace {

tl::unexpected<std::error_code> failure(std::errc code) {
    return tl::unexpected(std::make_error_code(code));
}

std::string parentOf(const std::string& path) {
    return toBytes(fs::path(path).parent_path());
}

bool inside(const std::string& path, const std::string& folder) {
    return path.size() > folder.size() && path.starts_with(folder) && (folder == "/" || path[folder.size()] == '/');
}

} // namespace

MemoryDisk::MemoryDisk() {
    names_["/"] = platter_["/"] = addNode(true);
}

std::size_t MemoryDisk::addNode(bool folder) {
    Node node;
    node.folder = folder;
    node.modifiedNs = ++clockNs_;
    nodes_.push_back(std::move(node));
    return nodes_.size() - 1;
}

void MemoryDisk::put(const fs::path& file, std::string_view text) {
    putFolder(file.parent_path());
    const auto node = addNode(false);
    nodes_[node].content = nodes_[node].onPlatter = toBytesOf(text);
    names_[toBytes(file)] = platter_[toBytes(file)] = node;
}

void MemoryDisk::putFolder(const fs::path& folder) {
    for (fs::path at = folder; !names_.contains(toBytes(at)); at = at.parent_path())
        names_[toBytes(at)] = platter_[toBytes(at)] = addNode(true);
}

std::optional<std::error_code> MemoryDisk::tick() {
    if (count_++ >= cutAt_)
        return std::make_error_code(std::errc::io_error);
    return std::nullopt;
}

SystemResult<std::size_t> MemoryDisk::find(const fs::path& path) const {
    const auto found = names_.find(toBytes(path));
    if (found == names_.end())
        return failure(std::errc::no_such_file_or_directory);
    return found->second;
}

bool MemoryDisk::apply(Names& names, const std::vector<Node>& nodes, const Change& change) {
    if (!change.from.empty()) {
        const auto from = names.find(change.from);
        if (from == names.end() || from->second != change.node)
            return false;
        if (nodes[change.node].folder) { // the content moves or is removed too
            Names moved;
            std::erase_if(names, [&](const auto& entry) {
                if (!inside(entry.first, change.from))
                    return false;
                if (!change.to.empty())
                    moved[change.to + entry.first.substr(change.from.size())] = entry.second;
                return true;
            });
            names.merge(moved);
        }
        names.erase(change.from);
    }
    if (!change.to.empty()) {
        if (!names.contains(parentOf(change.to)))
            return false;
        names[change.to] = change.node;
    }
    return true;
}

void MemoryDisk::change(std::string from, std::string to, std::size_t node) {
    Change change{std::move(from), std::move(to), node, {}};
    for (const auto& path : {change.from, change.to})
        if (!path.empty())
            change.awaits.insert(parentOf(path));
    apply(names_, nodes_, change);
    log_.push_back(std::move(change));
}

bool MemoryDisk::isSafe(const fs::path& path) const {
    Names safe = platter_;
    for (const Change& change : log_)
        if (change.awaits.empty())
            apply(safe, nodes_, change);
    return safe.contains(toBytes(path));
}

void MemoryDisk::losePower(std::uint64_t seed) {
    std::mt19937_64 random(seed);
    const auto toss = [&] { return random() % 2 == 0; };
    for (const Change& change : log_)
        if (change.awaits.empty() || toss())
            apply(platter_, nodes_, change);
    for (Node& node : nodes_) {
        // writes may reach the disk in any order, each completely, partly or not at all
        for (Patch& patch : node.patches) {
            if (!patch.resizes && toss())
                patch.bytes.resize(random() % (patch.bytes.size() + 1));
            if (toss())
                patch.apply(node.onPlatter);
        }
        const bool patched = !std::exchange(node.patches, {}).empty();
        if (patched)
            ;
        else if (!node.synced && toss()) // as much of it as happened to be written
            node.onPlatter.assign(node.content.begin(),
                                  node.content.begin() +
                                      static_cast<std::ptrdiff_t>(random() % (node.content.size() + 1)));
        else if (node.synced)
            node.onPlatter = node.content;
        node.content = node.onPlatter;
        node.synced = true;
    }
    names_ = platter_;
    log_.clear();
    open_.clear();
    locks_.clear();
    count_ = 0;
    cutAt_ = SIZE_MAX;
    refused_.clear();
}

Snapshot MemoryDisk::files() const {
    Snapshot files;
    for (const auto& [path, node] : names_)
        if (!nodes_[node].folder && path.find("/.navsmith-") == std::string::npos)
            files[path.substr(1)] = textOf(nodes_[node].content);
    return files;
}

std::map<std::string, std::optional<std::string>> MemoryDisk::everything() const {
    std::map<std::string, std::optional<std::string>> all;
    for (const auto& [path, node] : names_)
        if (path != "/")
            all[path.substr(1)] = nodes_[node].folder ? std::optional<std::string>() : textOf(nodes_[node].content);
    return all;
}

std::vector<std::string> MemoryDisk::leftovers() const {
    std::vector<std::string> found;
    for (const auto& [path, node] : names_) {
        const auto name = toBytes(fs::path(path).filename());
        if (name.starts_with(".navsmith-") && name != ".navsmith-backup")
            found.push_back(path);
    }
    return found;
}

std::map<std::string, Snapshot> MemoryDisk::backups(const fs::path& folder) const {
    std::map<std::string, Snapshot> sets;
    const auto top = toBytes(folder / ".navsmith-backup");
    for (const auto& [path, node] : names_) {
        const fs::path inside = fs::path(path).lexically_relative(top);
        if (parentOf(path) == top)
            sets[toBytes(inside)];
        else if (parentOf(parentOf(path)) == top)
            sets[toBytes(inside.parent_path())][toBytes(inside.filename())] = textOf(nodes_[node].content);
    }
    return sets;
}

FileInfo MemoryDisk::infoOf(std::size_t node) const {
    FileInfo info;
    info.kind = nodes_[node].folder ? FileKind::Folder : FileKind::Regular;
    info.size = nodes_[node].content.size();
    info.modifiedNs = nodes_[node].modifiedNs;
    info.serial = node;
    info.names = static_cast<std::uint64_t>(
        std::count_if(names_.begin(), names_.end(), [&](const auto& entry) { return entry.second == node; }));
    return info;
}

SystemResult<FileInfo> MemoryDisk::info(const fs::path& path, Links) {
    if (const auto error = tick())
        return tl::unexpected(*error);
    return find(path).map([&](std::size_t node) { return infoOf(node); });
}

SystemResult<FileInfo> MemoryDisk::info(FileHandle file) {
    if (const auto error = tick())
        return tl::unexpected(*error);
    return infoOf(open_[static_cast<std::size_t>(file)].node);
}

SystemResult<fs::path> MemoryDisk::resolve(const fs::path& path) {
    if (const auto error = tick())
        return tl::unexpected(*error);
    return path;
}

SystemResult<bool> MemoryDisk::writable(const fs::path&) {
    if (const auto error = tick())
        return tl::unexpected(*error);
    return true;
}

SystemResult<std::vector<fs::path>> MemoryDisk::names(const fs::path& folder) {
    if (const auto error = tick())
        return tl::unexpected(*error);
    if (const auto node = find(folder); !node)
        return tl::unexpected(node.error());
    std::vector<fs::path> found;
    for (const auto& entry : names_)
        if (entry.first != "/" && parentOf(entry.first) == toBytes(folder))
            found.push_back(fs::path(entry.first).filename());
    return found;
}

SystemResult<FileHandle> MemoryDisk::openToRead(const fs::path& path) {
    if (const auto error = tick())
        return tl::unexpected(*error);
    const auto node = find(path);
    if (!node)
        return tl::unexpected(node.error());
    open_.push_back({*node, 0});
    return static_cast<FileHandle>(open_.size() - 1);
}

SystemResult<std::size_t> MemoryDisk::read(FileHandle file, std::span<std::byte> into) {
    if (const auto error = tick())
        return tl::unexpected(*error);
    Open& open = open_[static_cast<std::size_t>(file)];
    const Bytes& content = nodes_[open.node].content;
    const auto count = std::min(into.size(), content.size() - open.at);
    std::copy_n(content.begin() + static_cast<std::ptrdiff_t>(open.at), count, into.begin());
    open.at += count;
    return count;
}

SystemResult<std::size_t> MemoryDisk::readAt(FileHandle file, std::uint64_t offset, std::span<std::byte> into) {
    if (const auto error = tick())
        return tl::unexpected(*error);
    const Bytes& content = nodes_[open_[static_cast<std::size_t>(file)].node].content;
    const auto at = static_cast<std::size_t>(std::min<std::uint64_t>(offset, content.size()));
    const auto count = std::min(into.size(), content.size() - at);
    std::copy_n(content.begin() + static_cast<std::ptrdiff_t>(at), count, into.begin());
    return count;
}

SystemResult<FileHandle> MemoryDisk::create(const fs::path& path, Access) {
    if (const auto error = tick())
        return tl::unexpected(*error);
    if (find(path))
        return failure(std::errc::file_exists);
    if (!find(path.parent_path()))
        return failure(std::errc::no_such_file_or_directory);
    change({}, toBytes(path), addNode(false));
    open_.push_back({nodes_.size() - 1, 0});
    return static_cast<FileHandle>(open_.size() - 1);
}

SystemResult<void> MemoryDisk::write(FileHandle file, std::span<const std::byte> bytes) {
    if (const auto error = tick())
        return tl::unexpected(*error);
    Node& node = nodes_[open_[static_cast<std::size_t>(file)].node];
    node.content.insert(node.content.end(), bytes.begin(), bytes.end());
    node.synced = false;
    node.modifiedNs = ++clockNs_;
    return {};
}

SystemResult<FileHandle> MemoryDisk::openToWrite(const fs::path& path) {
    return openToRead(path);
}

void MemoryDisk::Patch::apply(Bytes& content) const {
    if (resizes) {
        content.resize(offset);
        return;
    }
    content.resize(std::max(content.size(), offset + bytes.size()));
    std::copy(bytes.begin(), bytes.end(), content.begin() + static_cast<std::ptrdiff_t>(offset));
}

SystemResult<void> MemoryDisk::patch(FileHandle file, Patch patch) {
    if (const auto error = tick())
        return tl::unexpected(*error);
    Node& node = nodes_[open_[static_cast<std::size_t>(file)].node];
    patch.apply(node.content);
    node.patches.push_back(std::move(patch));
    node.synced = false;
    node.modifiedNs = ++clockNs_;
    return {};
}

SystemResult<void> MemoryDisk::writeAt(FileHandle file, std::uint64_t offset, std::span<const std::byte> bytes) {
    return patch(file, {static_cast<std::size_t>(offset), {bytes.begin(), bytes.end()}});
}

SystemResult<void> MemoryDisk::resize(FileHandle file, std::uint64_t size) {
    return patch(file, {static_cast<std::size_t>(size), {}, true});
}

SystemResult<void> MemoryDisk::copyAttributes(FileHandle, const FileInfo&, Times) {
    if (const auto error = tick())
        return tl::unexpected(*error);
    return {};
}

SystemResult<void> MemoryDisk::sync(FileHandle file) {
    if (const auto error = tick())
        return tl::unexpected(*error);
    Node& node = nodes_[open_[static_cast<std::size_t>(file)].node];
    node.onPlatter = node.content;
    node.patches.clear();
    node.synced = true;
    return {};
}

SystemResult<void> MemoryDisk::close(FileHandle) {
    if (const auto error = tick())
        return tl::unexpected(*error);
    return {};
}

SystemResult<void> MemoryDisk::syncFolder(const fs::path& folder) {
    if (const auto error = tick())
        return tl::unexpected(*error);
    for (Change& change : log_)
        change.awaits.erase(toBytes(folder));
    return {};
}

SystemResult<void> MemoryDisk::rename(const fs::path& from, const fs::path& to) {
    if (const auto error = tick())
        return tl::unexpected(*error);
    if (to == refused_)
        return failure(std::errc::operation_not_permitted);
    return find(from).map([&](std::size_t node) { change(toBytes(from), toBytes(to), node); });
}

SystemResult<void> MemoryDisk::hardLink(const fs::path& from, const fs::path& to) {
    if (const auto error = tick())
        return tl::unexpected(*error);
    if (find(to))
        return failure(std::errc::file_exists);
    return find(from).map([&](std::size_t node) { change({}, toBytes(to), node); });
}

SystemResult<void> MemoryDisk::removeName(const fs::path& path, bool folder) {
    if (const auto error = tick())
        return tl::unexpected(*error);
    const auto node = find(path);
    if (!node)
        return tl::unexpected(node.error());
    if (nodes_[*node].folder != folder)
        return failure(folder ? std::errc::not_a_directory : std::errc::is_a_directory);
    const auto text = toBytes(path);
    if (std::any_of(names_.begin(), names_.end(), [&](const auto& entry) { return inside(entry.first, text); }))
        return failure(std::errc::directory_not_empty);
    change(text, {}, *node);
    return {};
}

SystemResult<void> MemoryDisk::removeFile(const fs::path& path) {
    return removeName(path, false);
}

SystemResult<void> MemoryDisk::makeFolder(const fs::path& path) {
    if (const auto error = tick())
        return tl::unexpected(*error);
    if (find(path))
        return failure(std::errc::file_exists);
    change({}, toBytes(path), addNode(true));
    return {};
}

SystemResult<void> MemoryDisk::removeFolder(const fs::path& path) {
    return removeName(path, true);
}

SystemResult<FileHandle> MemoryDisk::lock(const fs::path& path) {
    if (const auto error = tick())
        return tl::unexpected(*error);
    if (!find(path.parent_path()))
        return failure(std::errc::no_such_file_or_directory);
    if (!locks_.insert(toBytes(path)).second)
        return failure(std::errc::resource_unavailable_try_again);
    if (!find(path))
        change({}, toBytes(path), addNode(false));
    open_.push_back({*find(path), 0});
    return static_cast<FileHandle>(open_.size() - 1);
}

void MemoryDisk::unlock(FileHandle, const fs::path& path) {
    if (tick())
        return;
    locks_.erase(toBytes(path));
    if (const auto node = find(path))
        change(toBytes(path), {}, *node);
}

std::chrono::system_clock::time_point MemoryDisk::now() {
    return std::chrono::system_clock::time_point(
        std::chrono::duration_cast<std::chrono::system_clock::duration>(std::chrono::nanoseconds(clockNs_)));
}

} // namespace navsmith::files::test

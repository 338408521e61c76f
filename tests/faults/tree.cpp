#include "tests/faults/tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <stdexcept>

namespace navsmith::faults {

namespace fs = std::filesystem;

Tree treeOf(const fs::path& folder) {
    Tree tree;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        auto& content = tree[entry.path().lexically_relative(folder).string()];
        if (entry.is_regular_file())
            content = files::test::get(entry.path());
    }
    return tree;
}

void build(const fs::path& folder, const Tree& tree) {
    for (const auto& entry : fs::directory_iterator(folder))
        fs::remove_all(entry.path());
    for (const auto& [path, content] : tree) {
        if (!content) {
            fs::create_directories(folder / path);
            continue;
        }
        std::ofstream out(folder / path, std::ios::binary);
        out << *content;
        if (!out.flush())
            throw std::runtime_error("cannot write " + path);
    }
}

namespace {

bool isOurs(const std::string& path) {
    return path.starts_with(".navsmith-") || path.find("/.navsmith-") != std::string::npos ||
           path.find(".navsmith-part") != std::string::npos;
}

} // namespace

Tree filesIn(const Tree& tree, const std::vector<std::string>& ignored) {
    Tree files;
    const auto isIgnored = [&](const std::string& path) {
        return std::ranges::any_of(ignored, [&](const auto& begin) { return path.starts_with(begin); });
    };
    for (const auto& [path, content] : tree)
        if (content && !isOurs(path) && !isIgnored(path))
            files[path] = content;
    return files;
}

std::vector<std::string> leftovers(const Tree& tree) {
    std::vector<std::string> all;
    for (const auto& [path, content] : tree) {
        const bool backup = ('/' + path + '/').find("/.navsmith-backup/") != std::string::npos;
        const auto name = fs::path(path).filename().string();
        const bool locks = name.ends_with(".lock") || name.ends_with(".part");
        if (locks || (isOurs(path) && !backup))
            all.push_back(path);
    }
    return all;
}

std::string difference(const Tree& now, const Tree& expected) {
    std::string text;
    const auto add = [&](const std::string& line) { text += (text.empty() ? "" : "; ") + line; };
    for (const auto& [path, content] : expected) {
        const auto match = now.find(path);
        if (match == now.end())
            add(path + " is missing");
        else if (match->second != content)
            add(fmt::format("{} differs: {} bytes instead of {}", path, match->second.value_or("").size(),
                            content.value_or("").size()));
    }
    for (const auto& [path, content] : now)
        if (!expected.contains(path))
            add(path + " is new");
    return text;
}

Replay::Replay(const fs::path& folder, const Tree& before) : folder_(folder.string()) {
    for (const auto& [path, content] : before) {
        if (content)
            disk_.put(fs::path("/") / path, *content);
        else
            disk_.putFolder(fs::path("/") / path);
    }
}

fs::path Replay::inside(const std::string& path) const {
    const auto rest = path.substr(folder_.size());
    return rest.empty() ? "/" : rest;
}

void Replay::apply(const FileCall& call, std::size_t most) {
    const auto succeed = [&](const auto& result) {
        if (!result)
            throw std::runtime_error("replay of " + describe(call) + ": " + result.error().message());
        return result;
    };
    switch (call.kind) {
    case CallKind::OpenToWrite: {
        auto file = call.creates ? disk_.create(inside(call.path), files::Access::Ordinary)
                                 : disk_.openToWrite(inside(call.path));
        open_[call.file] = *succeed(file);
        if (call.empties && !call.creates)
            succeed(disk_.resize(open_[call.file], 0));
        return;
    }
    case CallKind::Write:
        succeed(disk_.writeAt(open_.at(call.file), call.offset,
                              std::span(call.bytes).first(std::min(most, call.bytes.size()))));
        return;
    case CallKind::Resize:
        succeed(disk_.resize(open_.at(call.file), call.offset));
        return;
    case CallKind::Sync:
        if (call.folder)
            succeed(disk_.syncFolder(inside(call.path)));
        else if (const auto file = open_.find(call.file); file != open_.end())
            succeed(disk_.sync(file->second));
        return;
    case CallKind::Rename:
        succeed(disk_.rename(inside(call.path), inside(call.target)));
        return;
    case CallKind::Link:
        succeed(disk_.hardLink(inside(call.path), inside(call.target)));
        return;
    case CallKind::Remove:
        succeed(call.folder ? disk_.removeFolder(inside(call.path)) : disk_.removeFile(inside(call.path)));
        return;
    case CallKind::MakeFolder:
        succeed(disk_.makeFolder(inside(call.path)));
        return;
    default:
        return;
    }
}

} // namespace navsmith::faults

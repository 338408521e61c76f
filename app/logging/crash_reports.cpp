#include "app/logging/crash_reports.h"

#include "core/files/path_text.h"
#include "core/files/read_file.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <span>

#include <cxxabi.h>

namespace navsmith::logging {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kUnseen = "crash-";
constexpr std::string_view kSeen = "seen-crash-";
constexpr std::uint64_t kLargestReport = std::uint64_t{1} << 20U;

/// The files whose names begin so, the newest first: the names contain the time.
std::vector<fs::path> reportsIn(const fs::path& folder, std::string_view beginning, const files::Disk& disk) {
    auto all = files::listFolder(folder, disk).value_or(std::vector<fs::path>{});
    std::erase_if(all, [&](const fs::path& file) {
        const auto name = files::toText(file.filename());
        return !name.starts_with(beginning) || !name.ends_with(".txt");
    });
    std::ranges::reverse(all);
    return all;
}

bool isOfName(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' ||
           c == '$';
}

} // namespace

std::vector<CrashReport> unseenCrashReports(const fs::path& folder, const files::Disk& disk) {
    std::vector<CrashReport> reports;
    const auto unseen = reportsIn(folder, kUnseen, disk);
    for (const auto& file : std::span(unseen).first(std::min(unseen.size(), kMostReports))) {
        const auto bytes = files::readFile(file, {kLargestReport, disk});
        if (!bytes)
            continue;
        std::string text(bytes->size(), ' ');
        std::ranges::transform(*bytes, text.begin(), [](std::byte byte) { return static_cast<char>(byte); });
        reports.push_back({file, withReadableNames(text)});
    }
    return reports;
}

void setCrashReportsSeen(const fs::path& folder, const files::Disk& disk) {
    for (const auto& file : reportsIn(folder, kUnseen, disk)) {
        const auto name = files::toText(file.filename());
        (void)disk->rename(file, folder / files::fromBytes(std::string(kSeen) + name.substr(kUnseen.size())));
    }
    const auto seen = reportsIn(folder, kSeen, disk);
    for (const auto& file : std::span(seen).subspan(std::min(seen.size(), kMostReports)))
        (void)disk->removeFile(file);
}

std::string withReadableNames(std::string_view text) {
    std::string readable;
    while (!text.empty()) {
        const auto start = std::min(text.find("_Z"), text.size());
        readable += text.substr(0, start);
        text.remove_prefix(start);
        const auto size = static_cast<std::size_t>(std::ranges::find_if_not(text, &isOfName) - text.begin());
        const std::string name(text.substr(0, size));
        int status = 0;
        const std::unique_ptr<char, decltype(&std::free)> function(
            name.empty() ? nullptr : abi::__cxa_demangle(name.c_str(), nullptr, nullptr, &status), &std::free);
        readable += function != nullptr ? std::string(function.get()) : name;
        text.remove_prefix(size);
    }
    return readable;
}

} // namespace navsmith::logging

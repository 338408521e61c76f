#include "formats/containers/img_checks.h"

#include "formats/bytes/plain_text.h"
#include "formats/containers/img_records.h"

#include <algorithm>
#include <tuple>
#include <unordered_set>

namespace navsmith::containers {

namespace {

/// Entries that overlap an earlier one or the directory.
void addOverlaps(const ImgDirectory& directory, std::vector<ImgIssue>& issues) {
    std::vector<std::size_t> byOffset;
    for (std::size_t i = 0; i < directory.entries.size(); ++i)
        if (directory.entries[i].sectors > 0 && directory.entries[i].inside)
            byOffset.push_back(i);
    std::stable_sort(byOffset.begin(), byOffset.end(), [&](std::size_t a, std::size_t b) {
        return directory.entries[a].offset < directory.entries[b].offset;
    });
    std::uint64_t end = directory.end;
    for (const auto i : byOffset) {
        const auto& entry = directory.entries[i];
        if (entry.offset < end)
            issues.push_back({ImgFault::Overlap, i});
        end = std::max(end, entry.offset + entry.sectors * kImgSector);
    }
}

} // namespace

std::string_view idOf(ImgFault fault) {
    switch (fault) {
    case ImgFault::Outside:
        return "IMG002";
    case ImgFault::Overlap:
        return "IMG003";
    case ImgFault::Twice:
        return "IMG004";
    case ImgFault::Unterminated:
        return "IMG006";
    }
    return {};
}

std::vector<ImgIssue> checkImg(const ImgDirectory& directory) {
    std::vector<ImgIssue> issues;
    std::unordered_set<std::string> names;
    for (std::size_t i = 0; i < directory.entries.size(); ++i) {
        const auto& entry = directory.entries[i];
        if (!entry.inside)
            issues.push_back({ImgFault::Outside, i});
        if (!names.insert(bytes::lowered(entry.name)).second)
            issues.push_back({ImgFault::Twice, i});
        if (directory.version != ImgVersion::Three && entry.name.size() >= kImgNameBytes)
            issues.push_back({ImgFault::Unterminated, i});
    }
    addOverlaps(directory, issues);
    std::sort(issues.begin(), issues.end(), [](const ImgIssue& a, const ImgIssue& b) {
        return std::tie(a.fault, a.entry) < std::tie(b.fault, b.entry);
    });
    return issues;
}

} // namespace navsmith::containers

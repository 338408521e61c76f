#include "core/systems/quake_nav/load.h"

#include "core/model/wording.h"
#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/schema.h"
#include "core/systems/quake_nav/text_form.h"
#include "core/systems/shared/link_ranges.h"
#include "core/systems/shared/load_parts.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <utility>

namespace navsmith::systems::quake_nav {

using model::ModelBuilder;
using model::Ref;
using model::Slot;
using quake::NavFile;
using quake::NavGame;

namespace {

Confidence recognise(NavGame game, std::span<const std::byte> head) {
    return quake::identifyNav(head) == game ? Confidence::Sure : Confidence::No;
}

std::string recordOf(const quake::NavLink& l) {
    return {static_cast<char>(l.target & 0xFFU),
            static_cast<char>(l.target >> 8U),
            static_cast<char>(l.type),
            static_cast<char>(l.mask),
            static_cast<char>(l.traversal & 0xFFU),
            static_cast<char>(l.traversal >> 8U)};
}

/// Which node claims which link entries.
LinkRanges rangesOf(const NavFile& in) {
    LinkRanges ranges;
    ranges.claims.reserve(in.nodes.size());
    for (const auto& n : in.nodes)
        ranges.claims.push_back({n.firstLink, n.linkCount});
    return ranges;
}

class Loader {
public:
    explicit Loader(const NavFile& in, TextForm text = {})
        : in_(in), text_(std::move(text)), builder_(schema(in.game)), ranges_(rangesOf(in)) {}

    model::Model run(std::string name) {
        file_ = builder_.addRows(kFile, 1);
        addNodes();
        addTraversals();
        addLinks();
        addEdicts();
        fillFile(std::move(name));
        return builder_.finish();
    }

private:
    void addNodes() {
        builder_.addRows(kNode, in_.nodes.size());
        node::fields.load(builder_, 0, in_.nodes);
        std::ranges::fill(builder_.column(node::file), Ref::to(file_));
    }

    void addTraversals() {
        builder_.addRows(kTraversal, in_.traversals.size());
        traversal::fields.load(builder_, 0, in_.traversals);
        std::ranges::fill(builder_.column(traversal::file), Ref::to(file_));
    }

    Ref refTo(model::Column<Ref> column, std::uint16_t index, std::size_t rows) {
        return index < rows ? Ref::to(index) : builder_.raw(column, index);
    }

    /// An entry that several nodes claim belongs to the first of them. An unclaimed entry is not a link.
    void addLinks() {
        const auto owners = ranges_.owners(in_.links.size());
        slots_.assign(in_.links.size(), model::kNoSlot);
        std::vector<quake::NavLink> owned;
        owned.reserve(owners.size());
        for (std::size_t i = 0; i < owners.size(); ++i) {
            if (owners[i] >= 0) {
                slots_[i] = static_cast<Slot>(owned.size());
                owned.push_back(in_.links[i]);
            } else {
                ranges_.orphans.push_back({static_cast<std::uint32_t>(i), recordOf(in_.links[i])});
            }
        }
        builder_.addRows(kLink, owned.size());
        link::fields.load(builder_, 0, owned);
        for (std::size_t i = 0; i < owners.size(); ++i) {
            if (owners[i] < 0)
                continue;
            const auto& l = in_.links[i];
            const Slot row = slots_[i];
            builder_.column(link::owner)[row] = Ref::to(static_cast<Slot>(owners[i]));
            builder_.column(link::target)[row] = refTo(link::target, l.target, in_.nodes.size());
            builder_.column(link::traversal)[row] = l.traversal == quake::kNoTraversal
                                                        ? Ref::none()
                                                        : refTo(link::traversal, l.traversal, in_.traversals.size());
        }
    }

    void addEdicts() {
        builder_.addRows(kEdict, in_.edicts.size());
        edict::fields.load(builder_, 0, in_.edicts);
        std::ranges::fill(builder_.column(edict::file), Ref::to(file_));
        for (std::size_t i = 0; i < in_.edicts.size(); ++i) {
            const auto link = in_.edicts[i].link;
            const bool exists = link < slots_.size() && slots_[link] != model::kNoSlot;
            builder_.column(edict::link)[i] = exists ? Ref::to(slots_[link]) : builder_.raw(edict::link, link);
        }
    }

    void fillFile(std::string name) {
        const auto layouts = quake::layoutsOf(in_.game, in_.version);
        const auto selected = std::find(layouts.begin(), layouts.end(), in_.layout);
        file::fields.loadOne(builder_, 0, in_);
        builder_.column(file::name)[0] = std::move(name);
        builder_.column(file::layout)[0] =
            static_cast<std::uint8_t>(selected == layouts.end() ? 0 : selected - layouts.begin());
        builder_.column(file::heuristic)[0] = in_.layout.heuristic ? in_.heuristic : kUsualHeuristic;
        if (!ranges_.isRegular(in_.links.size()))
            builder_.column(file::linkRanges)[0] = encode(ranges_);
        builder_.column(file::edictsInOrder)[0] =
            static_cast<std::uint8_t>(std::is_sorted(in_.edicts.begin(), in_.edicts.end(),
                                                     [](const auto& a, const auto& b) { return a.link < b.link; })
                                          ? 1
                                          : 0);
        builder_.column(file::json)[0] = text_.json;
        builder_.column(file::jsonMeta)[0] = std::move(text_.meta);
        builder_.column(file::jsonText)[0] = std::move(text_.text);
        builder_.column(file::jsonHash)[0] = text_.hash;
    }

    const NavFile& in_;
    TextForm text_;
    ModelBuilder builder_;
    LinkRanges ranges_;
    Slot file_ = model::kNoSlot;
    std::vector<Slot> slots_; ///< slot of each link entry; kNoSlot: an orphan
};

std::vector<Notice> noticesOf(const std::string& name, const NavFile& in, const LinkRanges& ranges) {
    std::vector<Notice> notices;
    if (quake::layoutsOf(in.game, in.version).empty())
        notices.push_back(
            {name,
             texts::format("version {} is newer than any supported one, so the waypoints are read-only", in.version)});
    if (!in.tail.empty())
        notices.push_back(
            {name, texts::format("{} after the end, kept unchanged", model::counted(in.tail.size(), "byte"))});
    if (!ranges.isRegular(in.links.size()))
        notices.push_back(
            {name, texts::format("the link ranges of its nodes overlap or leave gaps. They are kept until nodes or "
                                 "links are added or deleted.")});
    return notices;
}

bytes::Result<Loaded> loadText(const InputFile& input) {
    auto json = quake::readNavJson(input.bytes);
    if (!json)
        return errorIn(input.name, std::move(json.error()));
    std::vector<Notice> notices;
    for (auto& note : json->notes)
        notices.push_back({input.name, std::move(note)});
    auto form = textFormOf(*json, input.bytes);
    if (!notices.empty() || !form.text.empty())
        notices.push_back(
            {input.name, texts::format("the text has a different formatting, which is kept until the first edit")});
    return Loaded{Loader(json->graph, std::move(form)).run(input.name), std::move(notices), {}};
}

} // namespace

Confidence recogniseQuake(std::string_view name, std::span<const std::byte> head, std::uint64_t) {
    if (isTextName(name) && quake::mayBeNavJson(head))
        return Confidence::Maybe;
    return recognise(NavGame::Quake, head);
}

Confidence recogniseQuake2(std::string_view, std::span<const std::byte> head, std::uint64_t) {
    return recognise(NavGame::Quake2, head);
}

bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress) {
    assert(files.size() == 1);
    const auto& input = files.front();
    if (progress && !progress(0))
        return tl::unexpected(loadCancelled(input.name));
    if (!quake::identifyNav(input.bytes) && (isTextName(input.name) || quake::mayBeNavJson(input.bytes)))
        return loadText(input);
    auto file = quake::readNav(input.bytes);
    if (!file)
        return errorIn(input.name, std::move(file.error()));
    auto notices = noticesOf(input.name, *file, rangesOf(*file));
    return Loaded{Loader(*file).run(input.name), std::move(notices), {}};
}

} // namespace navsmith::systems::quake_nav

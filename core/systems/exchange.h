// Conversion of a document into one of another system, by way of what both have in common. What is lost is found by
// comparing, so systems need not list it.
#pragma once

#include "core/systems/bot_graph.h"
#include "core/systems/edit.h"
#include "core/systems/system.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems {

struct TakeInput {
    const BotGraph& graph;
    std::string_view format;                              ///< id of one of Exchange::formats
    std::shared_ptr<const world::Backdrop> map = nullptr; ///< may be null
    std::span<const std::byte> mapFile = {};              ///< of that map; only for Exchange::usesMapFile
    StageProgress progress = {};                          ///< may be empty
    std::vector<std::string>* notes = nullptr;            ///< gets sentences about the files; may be null
};

/// A format of another system that a document can be converted to.
struct ForeignFormat {
    const System* to = nullptr;
    Format format;
};
/// In the order of the systems; empty if there are none.
std::vector<ForeignFormat> foreignFormats(const System& system);
/// The formats that this document can be converted to.
std::vector<ForeignFormat> foreignFormats(const System& system, const model::Model& model);

/// How many there are of something before and after.
struct ExchangeCount {
    std::string what; ///< for people: "links", "jumps"
    std::size_t before = 0;
    std::size_t after = 0;
};

struct Exchanged {
    BotGraph graph; ///< what both have in common
    std::vector<OutputFile> files;
    std::vector<std::string> notes;     ///< sentences: BotGraph::notes and TakeInput::notes
    std::vector<ExchangeCount> unsaid;  ///< properties and elements that have no place in the other system
    std::vector<ExchangeCount> changes; ///< of what both say, where the result says it more or less often
};

/// The file of the model's map.
using ReadMapFile = std::function<tl::expected<std::vector<std::byte>, model::EditError>()>;

/// Makes the files of the other system; does not change the model. Calls `readMap` for Exchange::usesMapFile, unless
/// the document tells the polygons of its areas, which are all the ground that is needed; empty: no map is open. The
/// error is its own or that of Exchange::take.
tl::expected<Exchanged, model::EditError> exchange(const System& system, const model::Model& model,
                                                   const ForeignFormat& to, const ReadMapFile& readMap = {},
                                                   const StageProgress& progress = {});

/// Text for people: headings with one line per item.
std::string describe(const Exchanged& result);

} // namespace navsmith::systems

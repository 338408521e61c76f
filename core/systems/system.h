// A system: everything the program knows of one game's navigation data, as data and functions. The rest of the
// program works over this struct and the schema in it.
#pragma once

#include "core/checks/rule.h"
#include "core/model/model.h"
#include "core/symbol/symbol.h"
#include "core/systems/edit.h"
#include "core/systems/shared_world.h"
#include "core/world/map_geometry.h"
#include "formats/bytes/format_error.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems {

/// A file's bytes on their way in; `name` is the file's name without folders.
struct InputFile {
    std::string name;
    std::span<const std::byte> bytes;
    std::string_view variant = {}; ///< id of the Codec::variants that it is to be read as; empty: found out
};

/// A way to read files that do not say themselves how they are meant.
struct Variant {
    std::string_view id; ///< for options: "plain"
    std::string_view title;
};

/// A version of a format, or a game's form of one, that a document can be put into.
struct Format {
    std::string_view id;    ///< for options: "v16-tf2"
    std::string_view title; ///< "Version 16: Team Fortress 2"
};

/// Something the user should know of that is no error: an odd form, what saving will do about it.
struct Notice {
    std::string file;
    std::string text;
};

struct Loaded {
    model::Model model;
    std::vector<Notice> notices;
    std::vector<bytes::FormatError> failures; ///< files of the set that could not be read; they are not in the model
};

struct OutputFile {
    model::Slot file = model::kNoSlot; ///< the row of type `file`
    std::string name;
    std::vector<std::byte> bytes;
};

struct Saved {
    std::vector<OutputFile> files; ///< every file of the document, in the order of the file rows
    std::vector<Notice> notices;
};

/// Where a game has these files more than once, and which of them it reads. Paths below the game's own folder, with '/'
/// between the parts, in any case. The texts must last.
struct GameCopies {
    /// Folders and archives that the game is shipped with the same files in: the one that it reads them from, then the
    /// others, which tools and mods read.
    std::vector<std::string_view> places = {};
    /// Archives in the order in which the game takes them up: of files that mean the same the first one counts.
    std::vector<std::string_view> archives = {};
    /// A text file of the game that names further archives, behind those, each on a line after `archiveWord`. Empty:
    /// there is none.
    std::string_view archiveList = {};
    std::string_view archiveWord = {};
};

enum class Confidence : std::uint8_t { No, Maybe, Sure };

/// Called with 0..1 now and then; false asks to stop, the result is then an error with field "cancelled".
using Progress = std::function<bool(double)>;

/// Between files and models. Every system has all of it but `variants`.
struct Codec {
    /// Whether a file is one of this system's, by its name and its first bytes (64 or all of them).
    Confidence (*recognise)(std::string_view name, std::span<const std::byte> head, std::uint64_t size) = nullptr;
    /// Sorts files of one folder, all recognised, into documents; indexes into `names`.
    std::vector<std::vector<std::size_t>> (*documents)(std::span<const std::string> names) = nullptr;
    /// Fails if no file of the set could be read; single bad files are in Loaded::failures.
    bytes::Result<Loaded> (*load)(std::span<const InputFile> files, const Progress& progress) = nullptr;
    /// A pure function of the model: works out order, indexes, ids and counts. save(load(f)) == f.
    Saved (*save)(const model::Model& model) = nullptr;
    /// Field and element at a byte offset of a saved file, for messages: "node 12, flags".
    std::string (*fieldAt)(const model::Model& model, model::Slot file, std::uint64_t offset) = nullptr;
    /// What the user may overrule load() by. Empty: there is nothing to choose.
    std::vector<Variant> variants = {};
};

/// What changes a document besides setting properties.
struct Editing {
    std::vector<Edit> edits = {}; ///< in the order of the menu; all() adds the ones that every system has
    std::vector<Builder> builders = {};
    /// Completes rows that paste or duplicate has made, in their places already, with what only this document knows:
    /// above all the file that they are in. Gives what to select afterwards, or why they have no room here. Null:
    /// nothing is pasted.
    EditResult (*attachPasted)(model::Transaction&, std::span<const model::Element> made) = nullptr;
    /// Whether a vector property that is a place holds none: what is pasted elsewhere keeps it as it is. Null: all do.
    bool (*holdsNoPlace)(const model::PropertySpec& property, const glm::dvec3& value) = nullptr;
};

/// Versions of the format that a document can be converted to. None: there is one form only.
struct Versions {
    std::vector<Format> formats = {}; ///< the usual ones first; the texts must last
    /// The one of them that a document is in; empty: another. Not null if there are formats.
    std::string_view (*formatOf)(const model::Model&) = nullptr;
    /// Puts the document into one of them and makes the model what the files then hold: saved and loaded again, it is
    /// the same. core/model/reformat.h does what follows from the schema. What is lost by it is found by comparing
    /// (conversion.h). Refuses what no such file can hold. Not null if there are formats.
    tl::expected<void, model::EditError> (*convert)(model::Transaction&, std::string_view format) = nullptr;
};

/// How a document belongs to a map. Each may be left out.
struct MapBinding {
    /// Names that the map of a file may have, the likeliest first. Null: maps are only opened by hand.
    std::vector<std::string> (*mapNames)(std::string_view fileName) = nullptr;
    /// Where a game looks for the files of a map ("NAME" for NAME.bsp) among those packed into it, in this order;
    /// before them it takes a file beside the map that is called like the first. Null: nothing is packed into maps.
    std::vector<std::string> (*namesInMap)(std::string_view mapName) = nullptr;
    /// Stores how large the map's file is that the document belongs to, in bytes. The files keep their sizes. Null:
    /// they store no such thing.
    void (*setMapSize)(model::Transaction&, std::uint64_t bytes) = nullptr;
    /// An empty file for a map, NAME.bsp for "NAME": its name and its bytes. Null: there is nothing to begin with.
    OutputFile (*blank)(std::string_view mapName) = nullptr;
    /// The entities of a map that matter to whoever edits this, as marks over it. Null: none does.
    symbol::Primitives (*marks)(const world::MapGeometry& map) = nullptr;
    /// How far above the ground its elements stand, in world units.
    double aboveGround = 0;
};

/// Where the game keeps such files. Each may be left out.
struct GameFiles {
    /// Below the game's own folder ("bots/navigation"): files found there belong to the maps of that folder and of its
    /// archives. Empty: no such place.
    std::string_view folder = {};
    /// Folders of the games that others are built on, beside theirs ("id1"): where a map is that the own game has not.
    std::span<const std::string_view> baseGames = {};
    /// Where the game has the same files more than once. No places: it has them once.
    GameCopies copies = {};
};

struct System {
    std::string_view id;
    std::string_view title;
    std::shared_ptr<const model::Schema> schema;
    Codec codec = {};
    std::span<const checks::Rule> rules = {};
    symbol::View view = {}; ///< how it is drawn
    Editing editing = {};
    Versions versions = {};
    MapBinding map = {};
    GameFiles game = {};
    SharedWorld world = {};
};

} // namespace navsmith::systems

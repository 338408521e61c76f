// What systems of area paths have in common: files of squares, nodes in them, links that nodes own. Where a system
// keeps it is plain data, so that the functions over it serve all of them.
#pragma once

#include "core/model/model.h"
#include "core/systems/shared/over.h"
#include "core/systems/shared/path_grid.h"

#include <tl/expected.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems::paths {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using systems::over;

/// The columns of a system's graph.
struct Graph {
    const Grid& (*grid)(const Model& m); ///< the squares of a document
    model::Column<std::uint16_t> area;   ///< of a file, numbered as in the grid
    model::Column<std::string> fileName;
    model::Column<std::string> linkLayout; ///< of a file: empty, or its irregular link ranges (link_ranges.h)
    model::Column<Ref> file;               ///< of a node
    model::Column<std::uint8_t> group;     ///< of a node: 0, or 1 for those that come last in the file
    model::Column<Coordinate> x;
    model::Column<Coordinate> y;
    model::Column<Coordinate> z;
    model::Column<std::uint8_t> floodGroup;
    model::Column<std::uint32_t> addressError; ///< of a node: how far its stored address is off
    model::Column<Ref> owner;                  ///< of a link
    model::Column<Ref> target;                 ///< of a link; raw: address()
    model::Column<std::uint8_t> length;        ///< of a link: wholeLength()
    /// Whether a stored length is right; files may differ a little from the formula.
    bool (*lengthAgrees)(std::uint8_t stored, RawPoint a, RawPoint b);
    double heightStep = kStep; ///< units: of z
    /// The two groups are two graphs, with flood groups of their own; links between them count for neither. Else there
    /// is one, and nodes of group 1 are part of it only if they are linked.
    bool groupsApart = false;
    /// For people, by group: "vehicle graph".
    std::array<std::string_view, 2> names{};

    [[nodiscard]] constexpr model::ElementTypeId fileType() const { return area.type; }
    [[nodiscard]] constexpr model::ElementTypeId nodeType() const { return file.type; }
    [[nodiscard]] constexpr model::ElementTypeId linkType() const { return owner.type; }
    [[nodiscard]] constexpr model::Column<std::uint8_t> alive(model::ElementTypeId type) const {
        return {type, model::kAlive};
    }
    [[nodiscard]] constexpr model::Column<std::uint32_t> rank(model::ElementTypeId type) const {
        return {type, model::kRank};
    }
};

/// A node's address as links store it; addresses compare by area, then by id.
constexpr std::uint32_t address(std::uint32_t area, std::uint32_t id) {
    return area << 16U | (id & 0xFFFFU);
}

inline RawPoint pointOf(const Graph& g, const Model& m, Slot nodeRow) {
    return {m.get(g.x, nodeRow), m.get(g.y, nodeRow), m.get(g.z, nodeRow)};
}

/// In world units, for drawing.
glm::vec3 placeOf(const Graph& g, const Model& m, Slot nodeRow);

/// Number of the area that holds a node.
inline int areaOf(const Graph& g, const Model& m, Slot nodeRow) {
    return m.get(g.area, m.get(g.file, nodeRow).slot());
}
/// Area number that a reference to a node names; not for none.
unsigned areaOf(const Graph& g, const Model& m, model::Column<Ref> column, Ref ref);

/// Address of a node now, by the order of its file.
std::uint32_t addressOf(const Graph& g, const Model& m, Slot nodeRow);
/// Address that a reference to a node stores; 0 for none.
std::uint32_t addressOf(const Graph& g, const Model& m, model::Column<Ref> column, Ref ref);

/// The graph that a node belongs to: 0, or 1 if the groups are graphs of their own.
inline std::size_t graphOf(const Graph& g, const Model& m, Slot nodeRow) {
    return g.groupsApart && m.get(g.group, nodeRow) != 0 ? 1 : 0;
}
/// False for a record that no graph has: of group 1 where that is none, and without links.
bool isInGraph(const Graph& g, const Model& m, Slot nodeRow);

inline std::size_t linkCount(const Graph& g, const Model& m, Slot nodeRow) {
    return m.countReferrers(g.owner, nodeRow);
}

/// The live link of the lowest slot from `from` to `to` other than `except`, or kNoSlot.
Slot findLink(const Graph& g, const Model& m, Slot from, Slot to, Slot except = kNoSlot);
/// The link back, or kNoSlot if there is none in the open areas. Of several, the one in the same place among the
/// doubles; so that doubled links pair up one to one.
Slot reverseOf(const Graph& g, const Model& m, Slot link);
/// A node's links in the order of the file; usable during a transaction.
std::vector<Slot> linksFrom(const Graph& g, const Model& m, Slot nodeRow);
/// One link of each edge between two of these nodes.
std::vector<Slot> edgesBetween(const Graph& g, const Model& m, const std::vector<Slot>& nodes);
/// One link of each edge that has one among these, the first of its two.
std::vector<Slot> oneOfEachEdge(const Graph& g, const Model& m, const std::vector<Slot>& links);
/// What a link between these places should store.
std::uint8_t lengthBetween(const Graph& g, RawPoint a, RawPoint b);
/// Whether the stored length is not that of the ends; false if one is not open.
bool lengthWrong(const Graph& g, const Model& m, Slot link);
/// In units; 0 if the other end is not open.
double edgeLength(const Graph& g, const Model& m, Slot link);

/// "node 5:120"; "no node" for none.
std::string nodeName(const Graph& g, const Model& m, Slot nodeRow);
std::string nodeName(const Graph& g, const Model& m, model::Column<Ref> column, Ref ref);

/// Which areas are open, and their file rows.
class OpenAreas {
public:
    OpenAreas(const Graph& graph, const Model& model);

    /// kNoSlot for an area that is not open, and for a number beyond the grid.
    [[nodiscard]] Slot file(unsigned area) const { return area < rows_.size() ? rows_[area] : model::kNoSlot; }
    [[nodiscard]] bool contains(unsigned area) const { return file(area) != model::kNoSlot; }
    [[nodiscard]] bool all() const;

    /// A reference to a node that cannot be there: of an open area without such a node, or of an area that no file has.
    /// A raw one to an area that is merely not open is not missing.
    [[nodiscard]] bool isMissing(const Model& m, model::Column<Ref> column, Ref ref) const;
    /// The area that a link leads into if that could be opened but is not.
    [[nodiscard]] std::optional<unsigned> closedTarget(const Model& m, Slot link) const;

private:
    const Graph* graph_;
    std::vector<Slot> rows_; ///< by area
};

/// OpenAreas of one system's graph.
template <const Graph& kOf>
class OpenAreasOf : public OpenAreas {
public:
    explicit OpenAreasOf(const Model& model) : OpenAreas(kOf, model) {}
};

/// The refusal of an edit that needs areas which are not open; ends with the request to open them.
tl::unexpected<model::EditError> needsAreas(const Graph& g, const Model& m, std::string_view reason,
                                            const std::set<unsigned>& areas);

/// Refuses an edit that takes these nodes and links away if one of them leads into an area that is not open: the link
/// back is out of reach there, and would name a node that is gone or elsewhere.
tl::expected<void, model::EditError> requireReverseLinks(const Graph& g, const Model& m, const std::vector<Slot>& nodes,
                                                         const std::vector<Slot>& links);

/// Refuses an edit that puts nodes at these places if one of them lies in the square of an area that is not open.
tl::expected<void, model::EditError> requireAreasAt(const Graph& g, const Model& m,
                                                    const std::vector<RawPoint>& places);

} // namespace navsmith::systems::paths

// Path files with arbitrary values in all fields.
#include "formats/gta_sa/path_file.h"
#include "tests/formats/any_records.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace navsmith::gta_sa {
namespace {

using Bytes = std::vector<std::byte>;

RC_GTEST_PROP(PathFileProperty, anyDocumentReadsBackAsItWasWritten, ()) {
    PathFile file;
    file.nodes = *tests::anyRecords(&PathNode::listPointer, &PathNode::secondPointer, &PathNode::x, &PathNode::y,
                                    &PathNode::z, &PathNode::searchCost, &PathNode::firstLink, &PathNode::area,
                                    &PathNode::id, &PathNode::width, &PathNode::floodGroup, &PathNode::flags);
    file.navis = *tests::anyRecords(&NaviNode::x, &NaviNode::y, &NaviNode::area, &NaviNode::node, &NaviNode::directionX,
                                    &NaviNode::directionY, &NaviNode::width, &NaviNode::lanes, &NaviNode::lights,
                                    &NaviNode::unused);
    file.links = *tests::anyRecords(&Link::targetArea, &Link::targetNode, &Link::navi, &Link::length, &Link::crossing);
    file.totalNodes = static_cast<std::uint32_t>(file.nodes.size());
    file.vehicleNodes = *rc::gen::arbitrary<std::uint32_t>();
    file.pedNodes = *rc::gen::arbitrary<std::uint32_t>();
    if (!file.links.empty()) {
        file.spareTargets = Bytes(kSpareTargetBytes, std::byte{1});
        file.spareLengths = Bytes(kSpareLinks, std::byte{2});
        file.form = *rc::gen::element(PathForm::Exact, PathForm::Cut);
        if (file.form == PathForm::Cut) {
            file.spareLengths.clear();
            for (Link& link : file.links)
                link.crossing = 0;
        } else {
            file.spareCrossings = Bytes(kSpareLinks, std::byte{3});
            file.tail = Bytes(*rc::gen::inRange<std::size_t>(0, 3000), std::byte{4});
        }
    }
    const auto bytes = write(file);
    const auto size = file.form == PathForm::Cut ? cutSize : exactSize;
    RC_ASSERT(bytes.size() == size(file.nodes.size(), file.navis.size(), file.links.size()) + file.tail.size());
    const auto again = read(bytes);
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == file);
}

} // namespace
} // namespace navsmith::gta_sa

// Path files with arbitrary values in all fields.
#include "formats/gta_sa/path_file.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace navsmith::gta_sa {
namespace {

using Bytes = std::vector<std::byte>;

template <typename T>
rc::Gen<std::vector<T>> recordsOf(const rc::Gen<T>& record) {
    return rc::gen::container<std::vector<T>>(record);
}

rc::Gen<PathNode> anyNode() {
    return rc::gen::build<PathNode>(
        rc::gen::set(&PathNode::listPointer), rc::gen::set(&PathNode::secondPointer), rc::gen::set(&PathNode::x),
        rc::gen::set(&PathNode::y), rc::gen::set(&PathNode::z), rc::gen::set(&PathNode::searchCost),
        rc::gen::set(&PathNode::firstLink), rc::gen::set(&PathNode::area), rc::gen::set(&PathNode::id),
        rc::gen::set(&PathNode::width), rc::gen::set(&PathNode::floodGroup), rc::gen::set(&PathNode::flags));
}

rc::Gen<NaviNode> anyNavi() {
    return rc::gen::build<NaviNode>(rc::gen::set(&NaviNode::x), rc::gen::set(&NaviNode::y),
                                    rc::gen::set(&NaviNode::area), rc::gen::set(&NaviNode::node),
                                    rc::gen::set(&NaviNode::directionX), rc::gen::set(&NaviNode::directionY),
                                    rc::gen::set(&NaviNode::width), rc::gen::set(&NaviNode::lanes),
                                    rc::gen::set(&NaviNode::lights), rc::gen::set(&NaviNode::unused));
}

rc::Gen<Link> anyLink() {
    return rc::gen::build<Link>(rc::gen::set(&Link::targetArea), rc::gen::set(&Link::targetNode),
                                rc::gen::set(&Link::navi), rc::gen::set(&Link::length), rc::gen::set(&Link::crossing));
}

RC_GTEST_PROP(PathFileProperty, anyDocumentReadsBackAsItWasWritten, ()) {
    PathFile file;
    file.nodes = *recordsOf(anyNode());
    file.navis = *recordsOf(anyNavi());
    file.links = *recordsOf(anyLink());
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

// Documents for tests of panels: a small real one, and one with a schema made for the tests that has a property of
// every type.
#pragma once

#include "core/document/document.h"
#include "core/model/property.h"

#include <memory>
#include <optional>

namespace navsmith::tests {

/// tests/support's small area as an open document: 7 nodes, 9 links, 4 navi nodes.
std::unique_ptr<document::Document> smallDocument();

/// Bot waypoints of Quake from tests/support.
std::unique_ptr<document::Document> waypointDocument();
/// A node graph of Source from tests/support, whose document has settings.
std::unique_ptr<document::Document> nodeGraphDocument();
/// An area file without nodes.
std::unique_ptr<document::Document> emptyDocument();

/// The stock map: 68,237 nodes. Null without the corpus; the test must skip with a message then.
std::unique_ptr<document::Document> stockDocument();
inline constexpr const char* kStockFolder = "gta-sa-nodes/fcnpc";

/// Two files, version 1 and 2, with three things each:
///   Text "name", Bytes "blob", Number "ratio" (float), Integer "serial" (hexadecimal), Enum "shade" (4 bits, two
///   names), Bool "late" (only in files of version 2), Reference "next" (to the next thing; that of the last one is a
///   raw 0xBEEF, that of the one before it is null), Vector "spot" (three floats). A "ratio" of 7 is refused
std::unique_ptr<document::Document> sampleDocument();

/// Shorthands for schema lookups.
model::ElementTypeId typeOf(const document::Document& document, std::string_view type);
const model::PropertySpec& propertyOf(const document::Document& document, std::string_view type,
                                      std::string_view property);
model::Value valueOf(const document::Document& document, std::string_view type, std::string_view property,
                     model::Slot row);
/// Likewise for a number or an enumeration.
double numberOf(const document::Document& document, std::string_view type, std::string_view property, model::Slot row);

} // namespace navsmith::tests

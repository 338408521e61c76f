// Serialises changes. docs/saving.md describes the layout.
#pragma once

#include "core/model/change.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"

namespace navsmith::recovery {

void writeChange(bytes::ByteWriter& writer, const model::Change& change);

/// The result is consistent in itself: parallel vectors have equal lengths, before and after the same storage, and
/// slots ascend. whyNotApply() checks whether it fits a model. Check the reader afterwards: after a read failure the
/// change is meaningless.
model::Change readChange(bytes::ByteReader& reader);

} // namespace navsmith::recovery

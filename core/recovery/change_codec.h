// A change as bytes, and back. docs/saving.md has the layout.
#pragma once

#include "core/model/change.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"

namespace navsmith::recovery {

void writeChange(bytes::ByteWriter& writer, const model::Change& change);

/// Sound in itself: parallel vectors are of one length, before and after of one storage, slots ascend. Whether it fits
/// a model is for whyNotApply() to tell. Check the reader afterwards: after a failure of it the change means nothing.
model::Change readChange(bytes::ByteReader& reader);

} // namespace navsmith::recovery

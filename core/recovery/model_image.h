// A whole model as bytes: rows that are gone, pools and all, so that changes made to the model fit what is read back.
#pragma once

#include "core/model/model.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"

#include <memory>

namespace navsmith::recovery {

void writeModel(bytes::ByteWriter& writer, const model::Model& model);

/// Fails where the bytes are not a sound model of this schema.
bytes::Result<model::Model> readModel(bytes::ByteReader& reader, std::shared_ptr<const model::Schema> schema);

} // namespace navsmith::recovery

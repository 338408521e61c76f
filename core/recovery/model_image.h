// Serialises a whole model, including dead rows and pools, so that changes made to the original fit the copy.
#pragma once

#include "core/model/model.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"

#include <memory>

namespace navsmith::recovery {

void writeModel(bytes::ByteWriter& writer, const model::Model& model);

/// Fails if the bytes are not a valid model of this schema.
bytes::Result<model::Model> readModel(bytes::ByteReader& reader, std::shared_ptr<const model::Schema> schema);

} // namespace navsmith::recovery

// Vectors as the files of games store them.
#pragma once

#include "formats/bytes/byte_writer.h"

#include <glm/vec3.hpp>

namespace navsmith::samples {

inline void writeVector(bytes::ByteWriter& to, const glm::vec3& v) {
    to.write(v.x);
    to.write(v.y);
    to.write(v.z);
}

} // namespace navsmith::samples

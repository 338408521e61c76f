// Properties of storage types.
#pragma once

#include "core/model/column_data.h"

namespace navsmith::model {

constexpr bool isNumber(Storage storage) {
    return storage != Storage::Text && storage != Storage::Ref;
}

constexpr bool isInteger(Storage storage) {
    return isNumber(storage) && storage != Storage::F32;
}

/// Bits of one value in memory; 0 for text, which has no fixed size.
constexpr int storageBits(Storage storage) {
    switch (storage) {
    case Storage::U8:
    case Storage::I8:
        return 8;
    case Storage::U16:
    case Storage::I16:
        return 16;
    case Storage::U32:
    case Storage::I32:
    case Storage::F32:
    case Storage::Ref:
        return 32;
    case Storage::U64:
        return 64;
    case Storage::Text:
        break;
    }
    return 0;
}

} // namespace navsmith::model

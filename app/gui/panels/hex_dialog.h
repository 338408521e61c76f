// Shows raw bytes: offset, hexadecimal, characters.
#pragma once

#include "app/gui/widgets/dialog.h"

#include <cstddef>
#include <string_view>

namespace navsmith::gui {

/// "1 byte", "2,048 bytes".
QString byteCount(std::size_t count);

/// Sixteen bytes a line: "00000010  48 65 6C 6C 6F ...  Hello". Empty if there are no bytes.
QString hexDump(std::string_view bytes);

class HexDialog : public Dialog {
    Q_OBJECT

public:
    HexDialog(const QString& title, std::string_view bytes, QWidget* parent = nullptr);
};

} // namespace navsmith::gui

# cmake -DOUT=FILE -DPAGE=HTML -P embed_page.cmake: writes a page as C++.
file(READ "${PAGE}" text)
file(WRITE "${OUT}" "// Made by embed_page.cmake.
#include \"core/exports/html.h\"

namespace navsmith::exports {

const std::string_view kViewerPage = R\"page(${text})page\";

} // namespace navsmith::exports
")

#include "app/cli/run.h"

#include <exception>
#include <iostream>

int main(int argc, char** argv) try {
    std::ios::sync_with_stdio(false);
    return navsmith::cli::run(argc, argv, std::cout, std::cerr);
} catch (const std::exception& error) { // most likely std::bad_alloc
    std::cerr << "navsmith-cli: error: " << error.what() << '\n';
    return 2;
}

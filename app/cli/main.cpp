#include "app/cli/run.h"

#include <iostream>

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    return navsmith::cli::run(argc, argv, std::cout, std::cerr);
}

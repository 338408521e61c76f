#include "core/systems/gta_sa_paths/text/decompile.h"
#include "tests/core/systems/gta_sa_paths/text/stock_set.h"

#include <gtest/gtest.h>

#include <cstdio>

namespace navsmith::systems::gta_sa_paths::compiler {
namespace {

TEST(DecompileStock, everyByteThatTheTextCanSay) {
    const auto folder = tests::corpusFolder("gta-sa-nodes/fcnpc");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("gta-sa-nodes");
    const auto stock = readStockFiles(*folder);
    const auto result = decompile(stock);
    ASSERT_TRUE(result) << describe(result.error().messages.front());
    std::printf("groups %zu roads %zu nodes %zu inside %zu joints %zu\n", result->counts.groups, result->counts.roads,
                result->counts.nodes, result->counts.inside, result->counts.joints);
    for (const auto& loss : result->losses)
        std::printf("%8zu %s: %s\n", loss.count, std::string(loss.what).c_str(), loss.first.c_str());
    std::size_t bytes = 0, equal = 0, identical = 0;
    for (std::size_t i = 0; i < stock.size(); ++i) {
        const auto a = gta_sa::write(stock[i]);
        const auto b = gta_sa::write(result->files[i]);
        bytes += a.size();
        for (std::size_t k = 0; k < std::min(a.size(), b.size()); ++k)
            equal += a[k] == b[k] ? 1 : 0;
        identical += a == b ? 1 : 0;
    }
    std::printf("bytes %zu of %zu, identical %zu\n", equal, bytes, identical);
    const auto out = gta_paths_ipl::write(result->text);
    if (auto* f = std::fopen("/tmp/decompiled.ipl", "wb")) {
        std::fwrite(out.data(), 1, out.size(), f);
        std::fclose(f);
    }
}

} // namespace
} // namespace navsmith::systems::gta_sa_paths::compiler

// What route and reach have in common: they answer for one document, for the ends of the command line or for each pair
// in a file (--pairs).
#pragma once

#include "app/cli/common_options.h"
#include "app/cli/json_output.h"
#include "app/cli/route_ends.h"
#include "app/cli/session.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace navsmith::cli {

struct EndOptions {
    std::vector<std::filesystem::path> paths;
    std::string variant;
    bool json = false;
    std::vector<std::filesystem::path> beside;
    std::string from;                           ///< element or place
    std::string to;                             ///< of route
    std::optional<std::filesystem::path> pairs; ///< file with a pair of ends a line; "-": standard input
    std::vector<std::string> pair;              ///< lines of such a file
    std::string costs;                          ///< an expression over the nodes; empty: the game's costs
    std::string traveller;                      ///< an id of Routing::travellers; empty: one that fits
};

/// `hasGoal`: with the operand TO.
void addEndOptions(CLI::App& command, EndOptions& to, OptionChoices& choices, bool hasGoal);

class RouteQueries {
public:
    struct Words {
        const char* oneDocument; ///< what is wrong with several documents
        const char* answers;     ///< key of the answers to pairs in JSON
        const char* missed;      ///< "without a route"
    };
    RouteQueries(const EndOptions& options, Session& session, const Words& words)
        : options_(options), session_(session), words_(words) {}
    RouteQueries(const RouteQueries&) = delete;
    RouteQueries& operator=(const RouteQueries&) = delete;
    virtual ~RouteQueries() = default;

    ExitStatus run();

protected:
    /// Nothing, or why the ends cannot be used.
    using Outcome = tl::expected<void, std::string>;

    /// For the ends of the command line: prints, or sets result_.
    virtual Outcome answer(const opening::OpenedDocument& document, PreparedRoutes& routes) = 0;
    /// For a pair: prints a line, or adds to the JSON.
    virtual Outcome answerPair(const opening::OpenedDocument& document, PreparedRoutes& routes, const EndTexts& pair,
                               Json& json) = 0;

    const EndOptions& options_;
    Session& session_;
    Json result_ = Json::object();
    std::size_t missed_ = 0; ///< answers that there is no way

private:
    void answerFirst(const opening::OpenedDocument& document);
    void answerPairs(const opening::OpenedDocument& document, PreparedRoutes& routes);

    Words words_;
    std::vector<EndTexts> pairs_;
    bool answered_ = false;
};

} // namespace navsmith::cli

// The commands. Each row is at the end of the file that has its functions.
#pragma once

#include "app/cli/command_row.h"

#include <vector>

namespace navsmith::cli {

Command infoCommand();
Command roundtripCommand();
Command dumpCommand();
Command checkCommand();
Command convertCommand();
Command compileCommand();
Command decompileCommand();
Command listCommand();
Command newCommand();
Command packCommand();
Command unpackCommand();
Command eraseCommand();
Command extractCommand();
Command rebuildCommand();
Command analyseCommand();
Command surveyCommand();
Command selectCommand();
Command editCommand();
Command recoverCommand();
Command generateCommand();
Command routeCommand();
Command reachCommand();
Command simulateCommand();
Command textCommand();
Command textconvCommand();
Command diffCommand();
Command mergeCommand();
Command gitSetupCommand();
Command exportCommand();
Command importPointsCommand();
Command serveCommand();

/// What only `serve` has.
std::vector<Command> servedCommands();
std::vector<Command> columnCommands(); ///< among these

/// In the order of the help.
std::vector<Command> commands();

} // namespace navsmith::cli

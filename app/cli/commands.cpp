#include "app/cli/commands.h"

namespace navsmith::cli {

std::vector<Command> commands() {
    return {infoCommand(),    surveyCommand(),  roundtripCommand(), dumpCommand(),    checkCommand(),
            convertCommand(), compileCommand(), decompileCommand(), listCommand(),    newCommand(),
            packCommand(),    unpackCommand(),  eraseCommand(),     extractCommand(), rebuildCommand(),
            analyseCommand(), selectCommand(),  editCommand(),      recoverCommand(), generateCommand(),
            routeCommand(),   reachCommand(),   simulateCommand(),  textCommand(),    textconvCommand(),
            diffCommand(),    mergeCommand(),   gitSetupCommand(),  exportCommand(),  importPointsCommand(),
            serveCommand()};
}

} // namespace navsmith::cli

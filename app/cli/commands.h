// One function for each command. It runs the command, writes the result to the session and returns the exit status.
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/session.h"

namespace navsmith::cli {

ExitStatus runInfo(const Arguments& arguments, Session& session);
ExitStatus runRoundtrip(const Arguments& arguments, Session& session);
ExitStatus runDump(const Arguments& arguments, Session& session);
ExitStatus runCheck(const Arguments& arguments, Session& session);
ExitStatus runConvert(const Arguments& arguments, Session& session);
ExitStatus runCompile(const Arguments& arguments, Session& session);
ExitStatus runDecompile(const Arguments& arguments, Session& session);
ExitStatus runNew(const Arguments& arguments, Session& session);
ExitStatus runPack(const Arguments& arguments, Session& session);
ExitStatus runExtract(const Arguments& arguments, Session& session);
ExitStatus runRebuild(const Arguments& arguments, Session& session);
ExitStatus runAnalyse(const Arguments& arguments, Session& session);
ExitStatus runGenerate(const Arguments& arguments, Session& session);
ExitStatus runList(const Arguments& arguments, Session& session);

} // namespace navsmith::cli

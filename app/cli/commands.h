// One function for each command. It runs the command, writes the result to the session and returns the exit status.
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/session.h"

namespace navsmith::cli {

ExitStatus runInfo(const Arguments& arguments, Session& session);
/// info --textures
ExitStatus runMapTextures(const Arguments& arguments, Session& session);
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
ExitStatus runReach(const Arguments& arguments, Session& session);
ExitStatus runRoute(const Arguments& arguments, Session& session);
ExitStatus runSimulate(const Arguments& arguments, Session& session);
ExitStatus runSelect(const Arguments& arguments, Session& session);
ExitStatus runRecover(const Arguments& arguments, Session& session);
ExitStatus runEdit(const Arguments& arguments, Session& session);
ExitStatus runText(const Arguments& arguments, Session& session);
ExitStatus runDiff(const Arguments& arguments, Session& session);
ExitStatus runMerge(const Arguments& arguments, Session& session);
ExitStatus runGitSetup(const Arguments& arguments, Session& session);
ExitStatus runTextconv(const Arguments& arguments, Session& session);
ExitStatus runExport(const Arguments& arguments, Session& session);
ExitStatus runImportPoints(const Arguments& arguments, Session& session);
ExitStatus runList(const Arguments& arguments, Session& session);

} // namespace navsmith::cli

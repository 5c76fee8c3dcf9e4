import { ensureWebBuild, startWebBuild } from './assets/web-build.ts';
import { keepCompiledCode } from './boot/compiled-code.ts';
import { ensureDataFolder } from './boot/data-folder/data-folder.ts';
import { leaveRoot } from './boot/leave-root.ts';
import { logEarlyStop, refuseStart } from './boot/refuse-start.ts';
import { closeNewFiles } from './boot/run-until-stopped.ts';
import { printLine, StartError } from './boot/start-error.ts';
import { isRoot } from './boot/system-user.ts';
import { type Config, readConfig } from './config/config.ts';
import { openLog } from './http/logger.ts';

const parsed = readConfig('production');
if (!parsed.ok) refuseStart(parsed.problem);
else if (await prepareStart(parsed.config)) {
  const build = parsed.config.process === 'worker' ? null : startWebBuild(printLine);
  // Loaded late, because root does not need it, and beside the build.
  const [{ serve }, { builtWeb }] = await Promise.all([import('./serve.ts'), import('./pages/built-web.ts')]);
  serve(parsed, builtWeb, build);
}

/**
 * Leaves root, and builds the web app before that, because the other user may not write where the sources are. False
 * when the start is over.
 */
async function prepareStart(config: Config): Promise<boolean> {
  const logSettings = { level: config.logLevel, format: config.logFormat };
  const stop = (signal: NodeJS.Signals) => {
    logEarlyStop('info', signal, logSettings);
    process.exit(0);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  try {
    if (isRoot() && config.process !== 'worker') await ensureWebBuild(printLine);
    await leaveRoot(config, {
      warn: (message) => {
        const log = openLog(config.logLevel, { format: config.logFormat, sync: true });
        log.logger.warn(message);
        log.flush();
      },
    });
    await ensureDataFolder(config.dataDir);
    closeNewFiles();
    keepCompiledCode(config.dataDir);
    return true;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    refuseStart(error.message, logSettings);
    return false;
  } finally {
    process.off('SIGTERM', stop).off('SIGINT', stop);
  }
}

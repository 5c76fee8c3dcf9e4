import { ensureWebBuild } from '../server/src/assets/web-build.ts';

/** Builds the web app as the first start would, for images and hosts where the program cannot write to its own folder. */
await ensureWebBuild((message) => process.stderr.write(`${message}\n`));

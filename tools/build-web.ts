import { ensureWebBuild } from '../server/src/assets/web-build.ts';
import { prepareBinaries } from '../server/src/postgres/binaries.ts';

/** Does what the first start would do in the program's own folder, for images and services that can't write there. */
await ensureWebBuild((message) => process.stderr.write(`${message}\n`));
await prepareBinaries();

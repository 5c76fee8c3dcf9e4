import { prepareStart } from './boot/prepare-start.ts';
import { readConfig } from './config/config.ts';

const parsed = readConfig('production');
if (!parsed.ok || (await prepareStart(parsed.config))) {
  // Loaded late, because root does not need it.
  const [{ serve }, { builtWeb }] = await Promise.all([import('./serve.ts'), import('./pages/built-web.ts')]);
  serve(parsed, builtWeb);
}

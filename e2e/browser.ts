import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The headless shell first: it draws the same pages without drawing a browser around each. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The path of a Chromium that runs: the one named by CHROMIUM, the machine's own, one from npm, one from Debian. */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM;
  if (named) {
    if (runs(named)) return named;
    throw new Error(`CHROMIUM is ${named}, which does not start; set it to the path of a Chromium.`);
  }
  const found = usualPlaces.find(runs) ?? (await fromNpm()) ?? fromDebian();
  if (found) return found;
  throw new Error('No Chromium was found; install one and set CHROMIUM to its path.');
}

/** Some distributions put a file of that name there which only tells how to get the browser. */
const runs = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;

/** The package holds a browser for x64 only. */
async function fromNpm(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { default: chromium, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium');
  // It takes whatever file is called `chromium` in the temporary folder, so it gets one of its own.
  const folder = mkdtempSync(join(tmpdir(), 'letfair-chromium-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const usualTmpdir = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const path = await chromium.executablePath();
    if (!runs(path)) {
      // A slim machine lacks libraries the browser is linked against; the package brings them along.
      await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))));
      setupLambdaEnvironment(join(folder, 'al2023', 'lib'));
    }
    return runs(path) ? path : null;
  } finally {
    if (usualTmpdir === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usualTmpdir;
  }
}

function fromDebian(): string | null {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit', env });
  const install = ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'];
  execFileSync('apt-get', install, { stdio: 'inherit', env });
  return usualPlaces.find(runs) ?? null;
}

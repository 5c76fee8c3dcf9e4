import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@letfair/contract';
import { urlOf } from '@letfair/contract/wire/client';
import { findImport } from '../../features/agencies/imports/imports.repository.ts';
import { cancelForgottenImports } from '../../features/agencies/imports/index.ts';
import { undoRows } from '../../features/agencies/imports/undo/undo-rows.ts';
import { openDb } from '../../platform/db.ts';
import { csv, home } from '../import-calls.ts';
import { dataOf, type TestApi } from '../test-api.ts';

export async function callImports({ as, api, call, db, pool, send }: TestApi): Promise<void> {
  const { token, user } = await as('agent');
  const { begin, sendPart, list, show, map, rows, apply, cancel } = contract.imports;
  const text = 'reference,title,photos\nA1,A flat,gone.jpg\n';
  const { id } = dataOf((await call(begin, { body: { fileName: 'a.csv', bytes: text.length } }, { token })).answer);
  await send({
    method: sendPart.method,
    url: urlOf(sendPart, { params: { id, offset: '0' } }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(text),
  });
  const params = { id };
  await call(list, {}, { token });
  await call(show, { params }, { token });
  await call(map, { params, body: { targets: [] } }, { token });
  for (const query of [{}, { outcome: 'new' }, { problems: 'true' }, { cursor: '2' }] as const)
    await call(rows, { params, query }, { token });
  await call(apply, { params, body: {} }, { token });
  dataOf((await call(cancel, { params }, { token })).answer);
  await pool.query(`update listing_import set state = 'cancelled' where id = $1`, [id]);

  const missing = contract.missingDetails;
  await call(missing.counts, {}, { token });
  for (const query of [{}, { missing: 'registrationNumber', cursor: user.id }] as const)
    await call(missing.list, { query }, { token });
  await call(missing.save, { body: { homes: [{ id: user.id, epcRating: 'C' }] } }, { token });

  const folder = await mkdtemp(join(tmpdir(), 'letfair-call-'));
  const path = join(folder, 'homes.csv');
  await writeFile(path, text);
  const command = { path, email: user.email, apply: true, isWholePortfolio: true };
  await api.importListings(command, new AbortController().signal);
  for (const rent of ['900', '950']) {
    await writeFile(path, csv(home('A1', { rent }), home(`A${rent}`)));
    await api.importListings(command, new AbortController().signal);
  }
  await rm(folder, { recursive: true });
  await undoLast({ call, db }, token);
  await cancelForgottenImports(openDb(pool));
}

async function undoLast({ call, db }: Pick<TestApi, 'call' | 'db'>, token: string): Promise<void> {
  const { list, rows, undo, undoPreview } = contract.imports;
  const [last] = dataOf((await call(list, {}, { token })).answer);
  const imported = { params: { id: last!.id } };
  await call(undoPreview, imported, { token });
  dataOf((await call(undo, { ...imported, body: {} }, { token })).answer);
  const limits = { mayGoOn: () => true, onBatch: () => undefined, onBegin: () => undefined };
  const row = await findImport(db, last!.id);
  await undoRows({ db, publicUrl: 'https://letfair.example' }, row!, limits);
  await call(rows, { ...imported, query: { left: 'true' } }, { token });
}

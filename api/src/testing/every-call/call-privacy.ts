import { contract } from '@letfair/contract';
import { exportStore, makeExport } from '../../features/privacy/index.ts';
import { openDb } from '../../platform/db.ts';
import { photoStore } from '../../platform/photos/photo-store.ts';
import { PASSWORD } from '../people.ts';
import { dataOf, type TestApi } from '../test-api.ts';

const { accounts, privacy } = contract;

export async function callPrivacy({ as, call, send, pool, photoFolder, exportFolder }: TestApi): Promise<void> {
  const db = openDb(pool);
  const [photos, store] = [photoStore(photoFolder), exportStore(exportFolder)];
  for (const role of ['tenant', 'agent'] as const) {
    const { user, token } = await as(role);
    await call(privacy.askForExport, {}, { token });
    const asked = db.selectFrom('data_export').select('id').where('account_id', '=', user.id);
    const { id: exportId } = await asked.executeTakeFirstOrThrow();
    await makeExport({ db, photos, store, publicUrl: 'https://letfair.example' })({ exportId });
    await call(privacy.show, {}, { token });
    const { path } = dataOf((await call(privacy.openExport, {}, { token })).answer);
    await send({ method: 'GET', url: path });
    await call(privacy.close, { body: { password: PASSWORD } }, { token });
    const again = dataOf((await call(accounts.login, { body: { email: user.email, password: PASSWORD } })).answer);
    await call(privacy.keep, {}, { token: again.token });
  }
}

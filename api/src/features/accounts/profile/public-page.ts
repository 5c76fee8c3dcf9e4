import type { PublicPageSetting } from '@letfair/contract/accounts/profile';
import { pageNameProblem, pageNameSentences, publicPagePath } from '@letfair/domain/accounts/page-names';
import type { Db } from '../../../platform/db.ts';
import { conflict, contactRefusal, invalid } from '../../../platform/http/refusals.ts';
import { limitRefusal } from '../../../platform/throttle.ts';
import { changePageName, findFreeName, findPageOwner, type PageOwner, setShowsPage } from '../page-names/index.ts';
import { lockAccount } from '../sign-in/index.ts';
import { profileWrites, type UseCase } from './deps.ts';

const noAgency = conflict('Save the name of your agency first.');

export const showPublicPage: UseCase<'publicPage'> =
  ({ db }) =>
  async ({ actor }) => {
    const owner = await findPageOwner(db, actor.id);
    return { ok: true, data: owner && (await presentSetting(db, owner)) };
  };

export const savePublicPage: UseCase<'savePublicPage'> =
  ({ db }) =>
  async ({ actor, body, write }) => {
    const name = body.name.trim();
    const problem = pageNameProblem(name);
    if (problem) return invalid('name', problem);
    const before = await findPageOwner(db, actor.id);
    const contact = contactRefusal({ name: inWords(name) }, { name: inWords(before?.name ?? '') });
    if (contact) return contact;
    return (
      (await limitRefusal(db, profileWrites, actor.id)) ??
      write(async (tx) => {
        await lockAccount(tx, actor.id);
        const owner = await findPageOwner(tx, actor.id);
        if (!owner) return noAgency;
        if (!(await changePageName(tx, actor.id, name))) return invalid('name', pageNameSentences.taken);
        await setShowsPage(tx, actor.id, body.isShown);
        const data = await presentSetting(tx, { ...owner, name, isShown: body.isShown });
        return { ok: true, data, message: 'Your public page has been saved.' };
      })
    );
  };

/** As people read it, who may mean a phone number by it. */
const inWords = (name: string): string => name.replaceAll('-', ' ');

async function presentSetting(db: Db, owner: PageOwner): Promise<PublicPageSetting> {
  const { kind, isShown } = owner;
  const name = owner.name ?? (await findFreeName(db, owner));
  return { name, isShown, path: isShown && owner.name !== null ? publicPagePath(kind, name) : null };
}

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, replies, stubServer } from '../../../../testing/render-page.tsx';
import { storeSession } from '../../../accounts/session/index.ts';
import { controls, home, landlord, openWizard } from './testing/wizard-page-fixture.tsx';

beforeEach(() => {
  storeSession(landlord, 'opaque');
  stubServer(replies.success());
});

const tick = (name: string) => {
  const [box] = controls(name);
  if (!box) throw new Error(`There is no checkbox "${name}".`);
  fireEvent.click(box);
};
const isAsked = (name: string) => waitFor(() => expect(controls(name)).not.toEqual([]));
const saysOnce = (sentence: RegExp) => waitFor(() => expect(screen.getAllByText(sentence).length).toBeGreaterThan(0));
const saysNothing = (sentence: RegExp) => waitFor(() => expect(screen.queryAllByText(sentence)).toEqual([]));

describe('a claim that switches rules off', () => {
  it('asks for its fact, and says how to mend it while the fact is missing', async () => {
    await openWizard();
    page.fill({ ...home, leaseLength: '12-month' });
    await isAsked('tenancyExemption');
    expect(controls('companyTenants')).toEqual([]);
    page.fill({ tenancyExemption: 'company-let' });
    await isAsked('companyTenants');
    await saysOnce(/Tick “Only companies can rent this home”\./);
    tick('companyTenants');
    await saysNothing(/Tick “Only companies can rent this home”\./);
  });

  it('stays in sight when the lease length changes, because it still counts', async () => {
    await openWizard();
    page.fill({ ...home, leaseLength: '12-month' });
    await isAsked('tenancyExemption');
    page.fill({ tenancyExemption: 'student-block' });
    await isAsked('studentProvider');
    page.fill({ leaseLength: 'rolling' });
    await isAsked('studentCode');
    await isAsked('tenancyExemption');
  });

  it('of a landlord who shares a whole flat is a contradiction until a part is let', async () => {
    await openWizard();
    page.fill(home);
    tick('isShared');
    await isAsked('sharedWithLandlord');
    tick('sharedWithLandlord');
    await isAsked('partLet');
    await saysOnce(/a landlord who shares a home only lets part of it/);
    page.fill({ partLet: 'rooms' });
    await saysNothing(/a landlord who shares a home only lets part of it/);
  });
});

describe('a larger shared home', () => {
  it('is asked for people, households and licence', async () => {
    await openWizard();
    page.fill({ ...home, bedrooms: '7' });
    tick('isShared');
    for (const name of ['occupants', 'households', 'councilLicence']) await isAsked(name);
    await saysOnce(/Say how many people live here, how many households they make up/);
    await saysOnce(/A shared home for 7 or more people/);
    page.fill({ councilLicence: 'held', occupants: '7', households: '7' });
    await saysNothing(/A shared home for 7 or more people/);
    await saysNothing(/Say how many people live here/);
  });
});

import { expect, test } from 'vitest';
import { otherOf } from './participants.ts';

const tenant = { id: 't', name: 'Maya O.', userType: 'tenant' } as const;
const agent = { id: 'a', name: 'Orchard Lettings', userType: 'agent' } as const;

test('the other is whoever is of the other kind, in whichever order they are named', () => {
  for (const participants of [
    [tenant, agent],
    [agent, tenant],
  ]) {
    expect(otherOf({ participants }, 'tenant')).toBe(agent);
    expect(otherOf({ participants }, 'agent')).toBe(tenant);
    expect(otherOf({ participants }, 'landlord')).toBe(tenant);
  }
});

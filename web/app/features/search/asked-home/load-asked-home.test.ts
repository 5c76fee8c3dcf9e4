import { describe, expect, it, vi } from 'vitest';
import { aCard } from '../../../testing/example-card.ts';
import { loadAskedHome, readAskedHome } from './load-asked-home.ts';

const card = aCard();
const home = `/properties/${card.id}`;

describe('the home that a sign-up is about', () => {
  it.each([
    [`${home}#message`, 'message'],
    [`${home}/two-bedroom-flat#apply`, 'apply'],
    [`${home}#viewing-0198f0a0`, 'viewing'],
    [`${home}#viewings`, 'viewing'],
  ])('is read from %s', (next, purpose) => {
    expect(readAskedHome(next)).toEqual({ id: card.id, purpose });
  });

  it.each([
    null,
    '',
    home,
    `${home}#save-search`,
    `${home}#constructor`,
    '/properties/42#message',
    '/properties#message',
    `/favorites/${card.id}#message`,
    `//evil.example${home}#message`,
  ])('is none for %s', (next) => expect(readAskedHome(next)).toBeNull());

  const load = (properties: readonly unknown[], success = true) => {
    const cards = vi.fn(async () => (success ? { success, data: { properties } } : { success, error: {} }));
    const api = { search: { cards } } as unknown as Parameters<typeof loadAskedHome>[0];
    return { cards, load: (next: string | null) => loadAskedHome(api, next) };
  };

  it('is loaded with what someone wanted of it', async () => {
    const server = load([card]);
    expect(await server.load(`${home}#apply`)).toEqual({ purpose: 'apply', card });
    expect(server.cards).toHaveBeenCalledWith({ query: { ids: card.id } });
  });

  it('is left out where it is no longer available, or cannot be loaded', async () => {
    expect(await load([]).load(`${home}#apply`)).toBeNull();
    expect(await load([], false).load(`${home}#apply`)).toBeNull();
  });

  it('costs no call for another sign-up', async () => {
    const server = load([card]);
    expect(await server.load('/list-property')).toBeNull();
    expect(server.cards).not.toHaveBeenCalled();
  });
});

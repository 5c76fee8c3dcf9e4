import { expect, test } from 'vitest';
import { bend, kindsAt } from './bends.ts';
import { type Call, shotOf } from './calls.ts';
import { jsonText } from './json-text.ts';
import { nameOf, placesOf } from './places.ts';
import { describeTrial, planTrials, type Trial } from './plan.ts';
import { randomFrom } from './random.ts';
import { shortenCall, writeShot } from './shorten-call.ts';
import { endpointTargets } from './targets.ts';

const bases = endpointTargets.map((target) => {
  const call: Call = { target, caller: 'nobody', params: {}, query: [], headers: {}, body: undefined };
  return { call, isAccepted: true, places: placesOf(target, call) };
});
const take = (seed: number, number: number): Trial[] => {
  const plan = planTrials(bases, ['nobody', 'tenant'], randomFrom(seed));
  return Array.from({ length: number }, () => plan.next().value as Trial);
};
const fields = bases.reduce((sum, { places }) => sum + places.length, 0);

test('the same seed gives the same calls, and another one others', () => {
  const plan = (seed: number) => take(seed, fields + 200).map((trial) => [describeTrial(trial), trial.seed]);
  expect(plan(7)).toEqual(plan(7));
  expect(plan(8)).not.toEqual(plan(7));
});

test('every endpoint comes first, then every field, and with them every kind of bend', () => {
  const trials = take(7, fields);
  const nameOfTrial = ({ base, bends }: Trial) => `${base.call.target.name} ${bends.map(({ place }) => nameOf(place))}`;
  expect(new Set(trials.slice(0, bases.length).map(({ base }) => base)).size).toBe(bases.length);
  expect(new Set(trials.map(nameOfTrial)).size).toBe(fields);
  const dealt = new Set(trials.flatMap(({ bends }) => bends.map(({ place, kind }) => `${place.in} ${kind}`)));
  const places = bases.flatMap((base) => base.places);
  const all = new Set(places.flatMap((place) => kindsAt(place).map((kind) => `${place.in} ${kind}`)));
  expect([...all].filter((kind) => !dealt.has(kind))).toEqual([]);
});

test('fields at every depth of a body are bent', () => {
  const names = bases.find(({ call }) => call.target.name === 'viewings.saveTimes')?.places.map(nameOf);
  expect(names).toEqual(expect.arrayContaining(['params.id', 'body.minutes', 'body.singles', 'body.singles.0.day']));
});

test('every kind of bend can be sent, at every place', () => {
  const random = randomFrom(7);
  const ids = ['01980000-0000-7000-8000-000000000004'];
  for (const { call, places } of bases.filter(({ call }) => /^(bulk|photos)\./.test(call.target.name)))
    for (const place of places)
      for (const kind of place.in === 'body' ? [random.pick(kindsAt(place))] : kindsAt(place)) {
        const schema = 'schema' in place ? place.schema : {};
        const bent = bend(call, { place, kind }, { random, schema, foreignIds: ids, ownIds: ids });
        expect(shotOf(bent, { name: 'nobody', headers: {} }).url, kind).toMatch(/^[!-~]+$/);
      }
});

test('a failing call is shortened to what makes it fail, and written as code', async () => {
  const { call } = bases.find(({ call }) => call.target.name === 'listings.createDraft')!;
  const failing = { ...call, headers: { 'if-match': '"1"' }, body: { title: 'x'.repeat(1_000), price: 1, images: [] } };
  const shortest = await shortenCall(failing, async ({ body }) => jsonText(body).includes('x'.repeat(50)));
  expect(writeShot(shotOf(shortest, { name: 'nobody', headers: {} }), 'nobody')).toBe(
    `app.inject({ method: 'POST', url: \`/api/properties/drafts\`, headers: { "content-type": \`application/json\` }, payload: \`{"title":"\${"x".repeat(62)}"}\` })`,
  );
});

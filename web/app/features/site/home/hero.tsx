import { MAX_SENTENCE } from '@letfair/domain/search/words/max-sentence';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { Form } from 'react-router';
import { buttonStyle } from '../../../ui/actions/button-style.ts';
import { controlStyle } from '../../../ui/forms/field.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { LocationInput } from '../../../ui/places/location-input.tsx';
import { Street } from './street.tsx';

export const Hero = () => (
  <section className="overflow-hidden bg-linear-to-b from-paper to-sky">
    <Container>
      <div className="mx-auto grid max-w-3xl justify-items-center gap-6 pt-14 pb-10 text-center sm:pt-24 sm:pb-14">
        <h1 className="text-display">Find a home to rent, without the fees</h1>
        <p className="max-w-xl text-lg text-muted">
          Letfair brings tenants, landlords and agents across the UK together. Free for everyone, for good.
        </p>
        <HomeSearch />
        <WordsSearch />
      </div>
    </Container>
    <Street />
  </section>
);

/** A plain GET form: it works before the script does, and without it. */
function HomeSearch() {
  return (
    <search className="w-full max-w-xl">
      <Form
        action="/properties"
        onSubmit={stayWhenEmpty}
        className="flex flex-col gap-2 rounded-md border border-line-strong bg-card p-2 focus-within:border-primary sm:flex-row"
      >
        <label htmlFor="hero-location" className="sr-only">
          Postcode or area
        </label>
        <LocationInput
          id="hero-location"
          name="location"
          maxLength={100}
          className="min-h-11 w-full rounded-sm bg-card px-3 text-base placeholder:text-muted"
        />
        <button type="submit" className={buttonStyle('primary', 'md', false)}>
          <Search aria-hidden="true" className="size-4.5" />
          Search
        </button>
      </Form>
    </search>
  );
}

/** The whole search in one sentence. */
const WordsSearch = () => (
  <search className="w-full max-w-xl">
    <Form action="/properties" onSubmit={stayWhenEmpty} className="grid gap-2 text-left">
      <label htmlFor="hero-words" className="font-semibold">
        Or say what you’re looking for
      </label>
      <div className="flex flex-col gap-2 sm:flex-row">
        <input
          id="hero-words"
          name="q"
          maxLength={MAX_SENTENCE}
          placeholder="2 bed flat in Leeds under £1,200, cat ok"
          className={controlStyle}
        />
        <button type="submit" className={buttonStyle('quiet', 'md', false)}>
          Find homes
        </button>
      </div>
    </Form>
  </search>
);

/** An empty text does not search. */
function stayWhenEmpty(event: FormEvent<HTMLFormElement>) {
  const field = event.currentTarget.querySelector('input');
  if (!(field instanceof HTMLInputElement) || field.value.trim()) return;
  event.preventDefault();
  field.focus();
}

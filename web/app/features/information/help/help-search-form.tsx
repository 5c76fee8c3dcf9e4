import { Search } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { Form } from 'react-router';
import { buttonStyle } from '../../../ui/actions/button-style.ts';
import { MAX_QUERY_LENGTH } from './search-help.ts';

interface HelpSearchFormProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly onType: (text: string) => void;
}

/** A GET form: without JavaScript the server filters, with it the page does while you type. */
export function HelpSearchForm({ input, query, onType }: HelpSearchFormProps) {
  const id = useId();
  return (
    <search>
      <Form action="/help" replace preventScrollReset className="grid gap-2">
        <label htmlFor={id} className="font-semibold">
          Search the help articles
        </label>
        <span className="flex gap-2">
          <input
            ref={input}
            id={id}
            type="search"
            name="q"
            defaultValue={query}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Try “deposit”"
            onInput={({ currentTarget }) => onType(currentTarget.value)}
            className="min-h-13 w-full min-w-0 rounded-md border border-line-strong bg-card px-4 text-lg placeholder:text-muted hover:border-ink"
          />
          {/* The kit's button waits for hydration; this one has to work without it. */}
          <button type="submit" className={buttonStyle('accent', 'lg', false)}>
            <Search aria-hidden="true" className="size-4" />
            Search
          </button>
        </span>
      </Form>
    </search>
  );
}

import { Search } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { Form } from 'react-router';
import { buttonStyle } from '../../../../ui/actions/button-style.ts';
import { TextLink } from '../../../../ui/actions/links.tsx';
import { Container } from '../../../../ui/layout/container.tsx';
import { MAX_QUERY_LENGTH } from './search-help.ts';

export const StillStuck = () => (
  <aside aria-label="Support" className="border-t border-line bg-primary-soft">
    <Container>
      <p className="py-8 text-lg">
        Not what you were looking for? <TextLink to="/contact">Contact support</TextLink> and a person will reply within
        24 hours.
      </p>
    </Container>
  </aside>
);

interface HelpSearchFormProps {
  readonly input?: RefObject<HTMLInputElement | null>;
  readonly query?: string;
  readonly onType?: (text: string) => void;
}

/** A GET form: the server filters without JavaScript, the page of all articles filters while typing with it. */
export function HelpSearchForm({ input, query, onType }: HelpSearchFormProps) {
  const id = useId();
  return (
    <search>
      <Form
        action="/help"
        replace={onType !== undefined}
        preventScrollReset={onType !== undefined}
        className="grid gap-2"
      >
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
            onInput={({ currentTarget }) => onType?.(currentTarget.value)}
            className="min-h-13 w-full min-w-0 rounded-md border border-line-strong bg-card px-4 text-lg placeholder:text-muted hover:border-ink"
          />
          {/* Our Button waits for hydration; this one has to work without it. */}
          <button type="submit" className={buttonStyle('primary', 'lg', false)}>
            <Search aria-hidden="true" className="size-4" />
            Search
          </button>
        </span>
      </Form>
    </search>
  );
}

import { createContext, type ReactNode, useContext } from 'react';
import { createContext as createRouterContext, type RouterContextProvider } from 'react-router';

/** The rendering of one page on the server. */
export interface Rendering {
  /** What it is made of besides the data that is sent. Only what JSON can say counts as a change. */
  readonly held: Map<object, unknown>;
  /** Elements as text, for parts that are kept from one page to the next. */
  readonly toMarkup: (element: ReactNode) => string;
}

/** Null where a browser asks for data alone: nothing is rendered, so it needs everything. */
export const renderingContext = createRouterContext<Rendering | null>(null);

const Held = createContext<Rendering['held'] | null>(null);

/** Around a page that is rendered on the server. */
export const WithHeldBack = ({
  rendering,
  children,
}: {
  readonly rendering: Rendering | null;
  readonly children: ReactNode;
}) => <Held value={rendering?.held ?? null}>{children}</Held>;

/**
 * What a loader keeps for the rendering on the server. It is not sent to the browser, where `use` gives null: what was
 * made of it is in the page already.
 */
export function heldBack<Value>() {
  const key = {};
  return {
    hold(context: Readonly<RouterContextProvider>, value: Value): void {
      context.get(renderingContext)?.held.set(key, value);
    },
    use: (): Value | null => (useContext(Held)?.get(key) as Value | undefined) ?? null,
  };
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../../ui/actions/button.tsx';

interface WidthSwitchProps {
  readonly isPhone: boolean;
  readonly onChange: (isPhone: boolean) => void;
}

/** Where the screen is wider than a phone. */
export const WidthSwitch = ({ isPhone, onChange }: WidthSwitchProps) => (
  <fieldset className="flex gap-2 max-md:hidden">
    <legend className="sr-only">Width of the preview</legend>
    <Button size="sm" aria-pressed={!isPhone} variant={isPhone ? 'plain' : 'quiet'} onClick={() => onChange(false)}>
      Desk
    </Button>
    <Button size="sm" aria-pressed={isPhone} variant={isPhone ? 'quiet' : 'plain'} onClick={() => onChange(true)}>
      Phone
    </Button>
  </fieldset>
);

/** A document of its own, because the layout follows the width of the window. */
export function PhoneFrame({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [inside, setInside] = useState<Document | null>(null);

  useEffect(() => {
    if (!inside) return;
    const { documentElement } = document;
    for (const { name, value } of documentElement.attributes) inside.documentElement.setAttribute(name, value);
    inside.title = 'Preview on a phone';
    const copyStyles = () => {
      const styles = [...document.querySelectorAll('link[rel="stylesheet"], style')];
      inside.head.append(
        ...styles.slice(inside.head.querySelectorAll('link, style').length).map((each) => each.cloneNode(true)),
      );
    };
    copyStyles();
    // Parts that load later, such as the map, bring styles of their own.
    const watcher = new MutationObserver(copyStyles);
    watcher.observe(document.head, { childList: true });
    return () => watcher.disconnect();
  }, [inside]);

  return (
    <iframe
      ref={frame}
      title="Preview on a phone"
      srcDoc="<!doctype html><title>Preview on a phone</title><main></main>"
      onLoad={() => setInside(frame.current?.contentDocument ?? null)}
      className="mx-auto h-[calc(100dvh-7rem)] w-97.5 rounded-md border border-line-strong bg-paper"
    >
      {inside && createPortal(children, inside.querySelector('main') ?? inside.body)}
    </iframe>
  );
}

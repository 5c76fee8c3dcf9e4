import { useEffect, useRef } from 'react';
import { thumbHashToRGBA } from 'thumbhash';

const SHORTEST_HASH = 5;

/** The few bytes of a placeholder, painted. A canvas needs no style of its own, which the page's policy would refuse. */
export function BlurredPicture({ placeholder }: { readonly placeholder: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const hash = bytesOf(placeholder);
    if (!canvas.current || hash.length < SHORTEST_HASH) return;
    const { w, h, rgba } = thumbHashToRGBA(hash);
    canvas.current.width = w;
    canvas.current.height = h;
    canvas.current.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
  }, [placeholder]);

  return <canvas ref={canvas} width={4} height={3} className="absolute inset-0 size-full object-cover" />;
}

function bytesOf(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    // What is no base64 paints nothing; the picture itself is on its way.
    return new Uint8Array();
  }
}

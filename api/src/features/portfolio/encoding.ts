/** The encodings in which files of the trade come. */
export type TextEncoding = 'utf-8' | 'windows-1252' | 'utf-16le';

/** Decides by all bytes of a file: what is no UTF-8 anywhere is Windows-1252. */
export function createEncodingCheck() {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let start: number[] = [];
  const check = (decode: () => void): void => {
    if (!isUtf8) return;
    try {
      decode();
    } catch {
      isUtf8 = false;
    }
  };
  return {
    push(bytes: Uint8Array): void {
      if (start.length < 2) start = [...start, ...bytes.subarray(0, 2)].slice(0, 2);
      check(() => utf8.decode(bytes, { stream: true }));
    },
    end(): TextEncoding {
      check(() => utf8.decode());
      if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
      return isUtf8 ? 'utf-8' : 'windows-1252';
    },
  };
}

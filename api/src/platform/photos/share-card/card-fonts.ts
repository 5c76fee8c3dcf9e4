import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sfntOfWoff } from './sfnt-of-woff.ts';

const FAMILY = 'bricolage-grotesque';
/** Names as Pango writes them, with the size after. */
export const cardFonts = { bold: 'Bricolage Grotesque Bold', plain: 'Bricolage Grotesque Regular' } as const;
const weights = [400, 700];
/** With the letters of Welsh and Polish names. */
const alphabets = ['latin', 'latin-ext'];

let isOpen = false;

/**
 * Lets the library that draws text find the fonts of the site and no others, so that a card looks the same on every
 * machine. It reads its settings once, before the first text, and the files whenever it draws.
 */
export function openCardFonts(): void {
  if (isOpen) return;
  isOpen = true;
  const folder = mkdtempSync(join(tmpdir(), 'letfair-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { resolve } = createRequire(import.meta.url);
  for (const alphabet of alphabets)
    for (const weight of weights) {
      const woff = resolve(`@fontsource/${FAMILY}/files/${FAMILY}-${alphabet}-${weight}-normal.woff`);
      writeFileSync(join(folder, `${basename(woff, '.woff')}.ttf`), sfntOfWoff(readFileSync(woff)));
    }
  const settings = join(folder, 'fonts.conf');
  writeFileSync(
    settings,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>
`,
  );
  process.env.FONTCONFIG_FILE = settings;
}

import { SHARE_PICTURE } from '@letfair/domain/files/photos';
import sharp, { type OverlayOptions } from 'sharp';
import { type ConcurrencyLimits, limitConcurrency } from '../../limits/concurrency-limit.ts';
import { escapeHtml } from '../../mail/escape-html.ts';
import { cardFonts, openCardFonts } from './card-fonts.ts';

/** A home without photos, in the words of its facts. */
export interface ShareCard {
  /** "2-bed flat in Ancoats, Manchester". */
  readonly title: string;
  readonly rent: string;
  readonly facts: readonly string[];
}

export type DrawShareCard = (card: ShareCard) => Promise<Buffer>;

/** Asked for by robots now and then, so one processor is enough. */
const drawingLimits: ConcurrencyLimits = { atOnce: 1, waiting: 20, waitMs: 5_000, retryAfterSeconds: 10 };

/** Where the parts of the site's own card are. */
const STREET_TOP = 440;
const LOGO = { left: 493, top: 60, width: 222, height: 72 };

const MARGIN = 72;
const TEXT_WIDTH = SHARE_PICTURE.width - 2 * MARGIN;
/** The text stands in the middle between the logo and the roofs. */
const TEXT_TOP = 148;
const TEXT_BOTTOM = 428;
const TITLE_SIZES = [68, 56, 44] as const;
const MAX_TITLE_HEIGHT = 158;
const MAX_TITLE = 110;

const colours = { ink: '#12262b', green: '#0b6647', muted: '#4a5b61' } as const;

interface Line {
  readonly text: string;
  readonly font: string;
  readonly size: number;
  readonly colour: string;
  readonly gapBelow: number;
}

/** Sky, street and logo are those of the site's card, of which `siteCard` is the file. */
export function createShareCards(siteCard: string, limits: ConcurrencyLimits = drawingLimits): DrawShareCard {
  const enter = limitConcurrency(limits);
  let background: Promise<Buffer> | undefined;
  return (card) =>
    enter(async () => {
      background ??= drawBackground(siteCard);
      return drawCard(await background, card);
    });
}

async function drawBackground(siteCard: string): Promise<Buffer> {
  const { width, height } = SHARE_PICTURE;
  const part = (left: number, top: number, partWidth: number, partHeight: number) =>
    sharp(siteCard).extract({ left, top, width: partWidth, height: partHeight });
  const sky = part(0, 0, 1, STREET_TOP).resize({ width, height: STREET_TOP, fit: 'fill' });
  const street = part(0, STREET_TOP, width, height - STREET_TOP);
  const logo = part(LOGO.left, LOGO.top, LOGO.width, LOGO.height);
  const [skyPixels, streetPixels, logoPixels] = await Promise.all(
    [sky, street, logo].map((made) => made.png().toBuffer()),
  );
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite([
      { input: skyPixels, left: 0, top: 0 },
      { input: streetPixels, left: 0, top: STREET_TOP },
      { input: logoPixels, left: MARGIN, top: LOGO.top },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}

async function drawCard(background: Buffer, { title, rent, facts }: ShareCard): Promise<Buffer> {
  openCardFonts();
  const drawn = [
    await drawTitle(title),
    await drawLine({ text: rent, font: cardFonts.bold, size: 48, colour: colours.green, gapBelow: 18 }),
    await drawLine({ text: facts.join(' · '), font: cardFonts.plain, size: 30, colour: colours.muted, gapBelow: 0 }),
  ];
  const height = drawn.reduce((sum, line) => sum + line.height + line.gapBelow, 0);
  let top = Math.round((TEXT_TOP + TEXT_BOTTOM - height) / 2);
  const layers: OverlayOptions[] = [];
  for (const line of drawn) {
    layers.push({ ...line.overlay, left: MARGIN, top });
    top += line.height + line.gapBelow;
  }
  const { width, height: fullHeight } = SHARE_PICTURE;
  return sharp(background, { raw: { width, height: fullHeight, channels: 3 } })
    .composite(layers)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** As large as two lines allow. */
async function drawTitle(title: string) {
  const text = title.length <= MAX_TITLE ? title : `${title.slice(0, MAX_TITLE).trimEnd()}…`;
  const line = { text, font: cardFonts.bold, colour: colours.ink, gapBelow: 28 };
  for (const size of TITLE_SIZES) {
    const drawn = await drawLine({ ...line, size });
    if (drawn.height <= MAX_TITLE_HEIGHT || size === TITLE_SIZES.at(-1)) return drawn;
  }
  throw new Error('no size for titles');
}

async function drawLine({ text, font, size, colour, gapBelow }: Line) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeHtml(text)}</span>`,
      font: `${font} ${size}`,
      width: TEXT_WIDTH,
      wrap: 'word-char',
      dpi: 72,
      rgba: true,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { height, gapBelow, overlay: { input: data, raw: { width, height, channels } } };
}

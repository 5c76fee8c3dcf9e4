import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import {
  detailedBounds,
  FAR_STEPS_PER_DEGREE,
  frameOfPiece,
  type Land,
  type LandLine,
  landBounds,
  landPieces,
  NEAR_STEPS_PER_DEGREE,
  packLand,
  packLine,
} from '../domain/src/search/places/map/packed-land.ts';
import { type Box, intersectBoxes } from '../domain/src/search/places/map/uk-bounds.ts';
import { cutLine, cutRing } from './map-land/cut.ts';
import { joinLines, type Line, openGshhg, type River } from './map-land/read-gshhg.ts';
import { areaOf, simplifyLine } from './map-land/simplify.ts';

/**
 * Writes the coasts, lakes and rivers of the map from GSHHG 2.3.7 (Wessel and Smith, LGPL 3). The folder on the command
 * line holds the files of its Debian package and the reader of their format; ADR 50 says how to fill it.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder with the files of GSHHG, as docs/adr/0050 describes.');

interface Detail {
  readonly stepsPerDegree: number;
  /** How far a line may be from the true one. */
  readonly metres: number;
  /** Smaller islands and lakes are left out, in square kilometres. */
  readonly smallest: number;
}
const overview: Detail = { stepsPerDegree: FAR_STEPS_PER_DEGREE, metres: 600, smallest: 6 };
const near: Detail = { stepsPerDegree: NEAR_STEPS_PER_DEGREE, metres: 25, smallest: 0.01 };
/** Rivers below this level are drawn as streams. */
const LARGE_RIVERS = 2;

const target = fileURLToPath(new URL('../web/app/features/search/map/land', import.meta.url));
const source = await openGshhg(folder, landBounds);
const coasts = source.coasts();
const rivers = source.rivers();

const pieces = landPieces.map((piece) => ({ piece, packed: packPiece(piece, near), far: packPiece(piece, overview) }));
const isOfUk = ({ piece }: { readonly piece: string }) => intersectBoxes(frameOfPiece(piece), detailedBounds) !== null;
const detailed = pieces.filter((each) => isOfUk(each) && each.packed.trim() !== '');

rmSync(join(target, 'pieces'), { recursive: true, force: true });
mkdirSync(join(target, 'pieces'));
for (const { piece, packed } of detailed) writeFileSync(join(target, 'pieces', `${piece}.txt`), packed);
const written = pieces.flatMap(({ piece, far }) => (far.trim() === '' ? [] : [`${piece}\n${far}`]));
writeFileSync(join(target, 'overview.txt'), [packBorder(), ...written].join('\n'));

const inKilobytes = (texts: readonly string[]): string =>
  `${Math.round(texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1_000)} kB`;
console.log(`Overview ${inKilobytes([written.join('\n')])}, compressed.`);
console.log(`${detailed.length} pieces ${inKilobytes(detailed.map(({ packed }) => packed))}, compressed.`);
for (const { piece, packed } of detailed) console.log(`  ${piece}: ${inKilobytes([packed])}`);

function packPiece(piece: string, detail: Detail): string {
  const frame = frameOfPiece(piece);
  const linesOf = (isMeant: (river: River) => boolean) =>
    rivers.filter(isMeant).flatMap(({ line }) => cutLine(simplifyLine(line, detail.metres), frame).map(toCorners));
  const land: Land = {
    coasts: ringsWithin(coasts.land, frame, detail),
    lakes: ringsWithin(coasts.lakes, frame, detail),
    rivers: linesOf(({ level }) => level <= LARGE_RIVERS),
    streams: linesOf(({ level }) => level > LARGE_RIVERS),
  };
  return packLand(land, detail.stepsPerDegree);
}

function ringsWithin(rings: readonly Line[], frame: Box, { metres, smallest }: Detail): readonly LandLine[] {
  return rings
    .filter((ring) => areaOf(ring) >= smallest)
    .map((ring) => cutRing(simplifyLine(ring, metres), frame))
    .flatMap((ring) => (ring.length > 2 ? [toCorners(ring)] : []));
}

function toCorners(line: Line): LandLine {
  return line.map(([lng, lat]) => [lat, lng] as const);
}

/** The land border of the United Kingdom, from Carlingford Lough to Lough Foyle. */
function packBorder(): string {
  const inIreland = source.borders().filter((line) => line.every(([lng]) => lng < -5));
  const [border] = joinLines(inIreland).toSorted((one, other) => other.length - one.length);
  if (!border) throw new Error('The border was not found.');
  const fromEast = border[0]![0] > border.at(-1)![0] ? border : border.toReversed();
  return packLine(toCorners(simplifyLine(fromEast, near.metres)), near.stepsPerDegree);
}

import { writeFileSync } from 'node:fs';
import { makeUpStreets } from './made-up-streets.ts';
import { makeArchive } from './tile-archive.ts';

/** Writes an archive of made-up streets to the named file, for a browser to draw. */
writeFileSync(process.argv[2]!, makeArchive(makeUpStreets()));

import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { brokenArchive } from './format.ts';

/** As large as a block of a tar archive, after whose end programs for archives ignore it. */
const SEAL_BYTES = 512;
const PREFIX = 'letfair-backup sha256 ';

const sealOf = (digest: string): Buffer => Buffer.concat([Buffer.from(`${PREFIX}${digest}\n`)], SEAL_BYTES);

/** Appends the checksum of all that passes, so that a change of any bit, also between entries, is found. */
export function seal(): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(null, sealOf(hash.digest('hex')));
    },
  });
}

/** Removes the seal and fails at the end when it does not fit. */
export function unseal(): Transform {
  const hash = createHash('sha256');
  let held: Buffer = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      const all = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
      const passing = all.subarray(0, Math.max(0, all.length - SEAL_BYTES));
      held = all.subarray(passing.length);
      hash.update(passing);
      done(null, passing);
    },
    flush(done) {
      const fits = held.equals(sealOf(hash.digest('hex')));
      done(fits ? null : brokenArchive('it has been cut off or changed'));
    },
  });
}

import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { StartError } from '../../boot/start-error.ts';
import { brokenArchive } from './format.ts';

export type Cipher = (source: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

/** Whom an archive is encrypted for: public keys of age, or whoever knows the passphrase; null: it is not encrypted. */
export type Recipients = { readonly keys: readonly string[] } | { readonly passphrase: string } | null;

/** What opens an encrypted archive: secret keys of age, a passphrase, both or neither. */
export interface Keys {
  readonly identities: readonly string[];
  readonly passphrase: string | null;
}

/** 2^16 rounds take 64 MB for a moment; the default of age takes 256 MB. */
const SCRYPT_LOG_ROUNDS = 16;
const AGE_START = Buffer.from('age-encryption.org/v1\n');

export function cipherFor(recipients: Recipients): Cipher {
  if (recipients === null) return (source) => source;
  const encrypter = new Encrypter();
  if ('passphrase' in recipients) {
    encrypter.setScryptWorkFactor(SCRYPT_LOG_ROUNDS);
    encrypter.setPassphrase(recipients.passphrase);
  } else for (const key of recipients.keys) addRecipient(encrypter, key);
  return async function* encrypt(source) {
    yield* buffersOf(await encrypter.encrypt(ReadableStream.from(source)));
  };
}

function addRecipient(encrypter: Encrypter, key: string): void {
  try {
    encrypter.addRecipient(key);
  } catch (cause) {
    throw new StartError(`--recipient must be an age public key, which starts with age1; ${key} isn’t one.`, {
      cause,
    });
  }
}

/** Decrypts an archive that is encrypted and passes others on. */
export async function openArchive(source: Readable, keys: Keys): Promise<Readable> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let start: Buffer = Buffer.alloc(0);
  while (start.length < AGE_START.length) {
    const { value, done } = await chunks.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  const all = startingWith(start, chunks);
  if (!start.subarray(0, AGE_START.length).equals(AGE_START)) return Readable.from(all, { objectMode: false });
  return Readable.from(decrypted(all, keys), { objectMode: false });
}

async function* startingWith(start: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (start.length > 0) yield start;
  for (;;) {
    const { value, done } = await rest.next();
    if (done) return;
    yield value;
  }
}

async function* decrypted(source: AsyncIterable<Buffer>, { identities, passphrase }: Keys): AsyncGenerator<Buffer> {
  const decrypter = new Decrypter();
  for (const identity of identities) addIdentity(decrypter, identity);
  if (passphrase !== null) decrypter.addPassphrase(passphrase);
  if (identities.length === 0 && passphrase === null)
    throw new StartError(
      'This backup is encrypted. Set BACKUP_PASSPHRASE, or use --identity with the file that holds its key.',
    );
  try {
    yield* buffersOf(await decrypter.decrypt(ReadableStream.from(source)));
  } catch (error) {
    if (/identity|passphrase|recipients/i.test((error as Error).message))
      throw new StartError(
        'BACKUP_PASSPHRASE or --identity doesn’t open this backup. It was encrypted with a different passphrase or key.',
        {
          cause: error,
        },
      );
    throw error instanceof StartError ? error : brokenArchive('it has been cut off or changed', error);
  }
}

function addIdentity(decrypter: Decrypter, identity: string): void {
  try {
    decrypter.addIdentity(identity);
  } catch (cause) {
    throw new StartError(
      '--identity must be a file of age secret keys, one on each line, but this file has something else in it.',
      {
        cause,
      },
    );
  }
}

async function* buffersOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of stream) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}

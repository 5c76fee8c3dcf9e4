import { FetchSource, PMTiles, type Source, TileType } from 'pmtiles';

/** After this an answer is not waited for any longer. */
const TIMEOUT_MS = 15_000;
/** A phone may be without a network for a moment. */
const RETRY_AFTER_MS = 1_000;
/** The first part that is asked for; a small archive is shorter than it. */
const FIRST_BYTES = 16_384;

interface ReadArchive {
  readonly archive: PMTiles;
  readonly maxZoom: number;
  /** HTML, or empty where the archive says nothing. */
  readonly attribution: string;
}

/** Throws where there is no archive of vector tiles. */
export async function readArchive(url: string, source: Source = new FetchSource(url)): Promise<ReadArchive> {
  const archive = new PMTiles(strict(source));
  const { specVersion, tileType, maxZoom } = await archive.getHeader();
  if (specVersion !== 3 || tileType !== TileType.Mvt) throw new Error('The archive has no vector tiles.');
  const { attribution } = (await archive.getMetadata()) as { readonly attribution?: unknown };
  return { archive, maxZoom, attribution: typeof attribution === 'string' ? attribution : '' };
}

/** Asks twice, and refuses answers that break off. */
const strict = (source: Source): Source => ({
  getKey: () => source.getKey(),
  getBytes: async (offset, length, signal, etag) => {
    const ask = async () => {
      const timeout = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await source.getBytes(offset, length, signal ? AbortSignal.any([signal, timeout]) : timeout, etag);
      const isWhole = answer.data.byteLength === length || (offset === 0 && length === FIRST_BYTES);
      if (!isWhole) throw new Error('The archive breaks off.');
      return answer;
    };
    try {
      return await ask();
    } catch (error) {
      if (signal?.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return ask().catch((error: Error) => {
      // The library asks again after an error of its own, without end for an archive that stays as it is.
      throw signal?.aborted ? error : new Error(error.message, { cause: error });
    });
  },
});

const COPYRIGHT_PAGE = 'openstreetmap.org/copyright';

/** As plain words: an archive is not trusted with the page's HTML. OpenStreetMap asks for the address of its licence. */
export function attributionText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const text = (body.textContent ?? '').replace(/\s+/g, ' ').trim();
  const namesLicence = !text.includes('OpenStreetMap') || text.includes(COPYRIGHT_PAGE);
  return namesLicence ? text : `${text}, ${COPYRIGHT_PAGE}`;
}

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32, createDeflate } from 'node:zlib';
import sharp from 'sharp';
import type { Product } from './product.ts';
import { atMost, type Figure } from './report.ts';
import { newToken } from './setup/people.ts';
import { rssMb, watchRss } from './setup/process-cost.ts';

const PHOTOS = 30;
/** Parallel uploads of the browser. */
const AT_ONCE = 3;
const MEGAPIXELS = { width: 4_000, height: 3_000 };
const PHOTOS_RSS_MB = 300;
const OTHERS_P99_MS = 200;
const ASK_EVERY_MS = 20;

const BOMB_PIXELS = 30_000;
const BOMB_SECONDS = 1;
const BOMB_RSS_MB = 100;

/** Cost of uploads for the process and other requests, and of a decompression bomb. */
export async function photoUploads(product: Product): Promise<Figure[]> {
  const token = await newToken(product.url, 'landlord');
  const post = (body: Buffer, type: string) => upload(product.url, token, body, type);
  const pictures = await noisyJpegs();

  const before = await rssMb(product.pid);
  const others = askMeanwhile(`${product.url}/api/about`);
  const memory = watchRss(product.pid);
  const begun = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < PHOTOS) {
      const status = await post(pictures[next++ % pictures.length]!, 'image/jpeg');
      if (status !== 200) throw new Error(`A photograph was answered with ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const seconds = (performance.now() - begun) / 1_000;
  const times = await others.stop();
  const highest = await memory.stop();
  console.log(`${PHOTOS} photographs of 12 megapixels in ${seconds.toFixed(1)} s, ${times.length} calls meanwhile`);

  const bomb = await bombPng();
  const bombBefore = await rssMb(product.pid);
  const bombMemory = watchRss(product.pid);
  const bombBegun = performance.now();
  const bombStatus = await post(bomb, 'image/png');
  const bombSeconds = (performance.now() - bombBegun) / 1_000;
  const bombHighest = await bombMemory.stop();
  if (bombStatus !== 422) throw new Error(`The bomb was answered with ${bombStatus}.`);

  const p99 = times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
  const size = `${(bomb.length / 1e6).toFixed(1)} MB that unpack to ${((BOMB_PIXELS ** 2 * 3) / 1e9).toFixed(1)} GB`;
  return [
    atMost(`${PHOTOS} photographs of 12 MP, memory they add`, highest - before, PHOTOS_RSS_MB, ' MB'),
    atMost('… p99 of others’ calls meanwhile', p99, OTHERS_P99_MS, ' ms'),
    atMost(`${size}, refused within`, bombSeconds, BOMB_SECONDS, ' s'),
    atMost('… memory it adds', bombHighest - bombBefore, BOMB_RSS_MB, ' MB'),
  ];
}

/** Noise over a few shapes, slightly harder to encode than a photo. */
async function noisyJpegs(): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const tint of ['#7a6a55', '#4f6b7a', '#8a8f7a']) {
    const noise = await sharp({
      create: { ...MEGAPIXELS, channels: 3, background: tint, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
    })
      .jpeg({ quality: 80 })
      .toBuffer();
    pictures.push(noise);
  }
  return pictures;
}

/** A decompression bomb: black pixels, compressed in pieces because it does not fit into memory. */
async function bombPng(): Promise<Buffer> {
  const rows = Buffer.alloc((1 + BOMB_PIXELS * 3) * 30);
  const pieces = Array.from({ length: BOMB_PIXELS / 30 }, () => rows);
  const packed = await buffer(Readable.from(pieces).pipe(createDeflate({ level: 9 })));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(BOMB_PIXELS, 0);
  header.writeUInt32BE(BOMB_PIXELS, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

async function upload(url: string, token: string, body: Buffer, type: string): Promise<number> {
  const answer = await fetch(`${url}/api/photos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body: new Uint8Array(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Sorted times of sequential calls. */
function askMeanwhile(url: string) {
  let stopped = false;
  const asking = (async () => {
    const times: number[] = [];
    while (!stopped) {
      const begun = performance.now();
      await (await fetch(url)).arrayBuffer();
      times.push(performance.now() - begun);
      await sleep(ASK_EVERY_MS);
    }
    return times.sort((a, b) => a - b);
  })();
  return {
    stop: () => {
      stopped = true;
      return asking;
    },
  };
}

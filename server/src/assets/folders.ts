import { fileURLToPath } from 'node:url';

const folder = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const repository = folder('');
export const webFolder = folder('web/');
export const webBuild = {
  client: folder('web/build/client/'),
  server: folder('web/build/server/index.js'),
  sourceHash: folder('web/build/.source-hash'),
};

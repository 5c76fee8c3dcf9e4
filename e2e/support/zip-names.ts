const END_OF_CONTENTS = 0x06054b50;

/** What is in a ZIP, by the list of contents at its end. */
export function zipNames(zip: Buffer): string[] {
  let end = zip.length - 22;
  while (end >= 0 && zip.readUInt32LE(end) !== END_OF_CONTENTS) end--;
  if (end < 0) throw new Error('This is no whole ZIP.');
  const names: string[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((part) => zip.readUInt16LE(at + part));
    names.push(zip.toString('utf8', at + 46, at + 46 + name));
    at += 46 + name + extra + comment;
  }
  return names;
}

const named = /^([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})-(\d{1,4})\.webp$/;

export const photoFileName = (id: string, width: number): string => `${id}-${width}.webp`;

/** The id in a photo's file name; null for any other name. */
export const idInFileName = (name: string): string | null => named.exec(name)?.[1] ?? null;

/** An id begins with the time it was made at and ends at random: the end spreads files evenly over 256 folders. */
export const folderOf = (id: string): string => id.slice(-2);
export const allFolders: readonly string[] = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));

/** Where a file of this name is below the photo folder; null for a name that no photo has. */
export function photoFileOf(name: string): string | null {
  const id = idInFileName(name);
  return id && `${folderOf(id)}/${name}`;
}

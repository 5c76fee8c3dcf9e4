/** A number of files and their bytes. */
export interface FileUsage {
  readonly files: number;
  readonly bytes: number;
}

const GIGABYTE = 1_000_000_000;
/** What everybody may keep: photos that are being chosen from, certificates, and files sent with messages. */
export const BASIC_QUOTA: FileUsage = { files: 2_000, bytes: GIGABYTE };
/** What every home adds: thirty photos, and its certificates with the earlier ones. */
export const QUOTA_PER_HOME: FileUsage = { files: 60, bytes: 60_000_000 };

/** One quota for photos, certificates and attachments of an account, whichever way they come in. */
export const fileQuota = (homes: number): FileUsage => ({
  files: BASIC_QUOTA.files + homes * QUOTA_PER_HOME.files,
  bytes: BASIC_QUOTA.bytes + homes * QUOTA_PER_HOME.bytes,
});

export const fitsQuota = (kept: FileUsage, added: FileUsage, homes: number): boolean => {
  const quota = fileQuota(homes);
  return kept.files + added.files <= quota.files && kept.bytes + added.bytes <= quota.bytes;
};

export const STORAGE_FULL =
  "You've used all your space for photos and files. Delete some you no longer need and try again. Photos that aren't in a listing or a draft are deleted after a day.";

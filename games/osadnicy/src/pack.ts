import type { PackFile } from './card-data.ts';

/** Is this really a pack? */
export function checkPack(file: unknown): PackFile {
  return file as PackFile;
}

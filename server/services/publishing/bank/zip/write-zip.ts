import { zipSync } from 'fflate'
import type { FilesByName } from '../files-by-name.ts'

/**
 * The earliest date that a ZIP archive can contain. With a fixed date, the same files always yield the same archive.
 */
const mtime = new Date(1980, 0, 1)

/** Returns files packed into a ZIP archive, such as a QTI package. */
export const writeZip = (files: FilesByName): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(Object.fromEntries(files), { mtime }))

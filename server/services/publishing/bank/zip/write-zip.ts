import { zipSync } from 'fflate'
import type { Bundle } from '../bundle.ts'

/** The first day that a ZIP archive can state: the same files are the same archive, whenever it is written. */
const mtime = new Date(1980, 0, 1)

/** Returns files as a ZIP archive, the form of QTI packages. */
export const writeZip = (files: Bundle): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(Object.fromEntries(files), { mtime }))

import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import { canWrite } from '#src/process/can-write.ts'
import { NotTried, type ServiceCheck } from './service-check.ts'

/** How much room the disk should have, in bytes: publishing all sites again takes some 300 MB, and the embedded database grows. */
const enough = 1_000_000_000

/** Returns the bytes that are free to this user on the disk of a folder. */
export type FreeBytes = (folder: string) => Promise<number>

export const freeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** The data folder can be written to, and its disk has room. */
export const diskCheck = (dataDir: string, free: FreeBytes = freeBytes): ServiceCheck => ({
  service: `the disk of ${resolve(dataDir)}`,
  variable: 'DATA_DIR',
  async run() {
    if (!existsSync(dataDir)) throw new NotTried('the folder does not exist: the first start makes it')
    if (!(await canWrite(dataDir))) throw new Error('nothing can be written to it')
    const bytes = await free(dataDir)
    if (bytes < enough) throw new Error(`only ${Math.floor(bytes / 1e6)} MB are free`)
  },
})

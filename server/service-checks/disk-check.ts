import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import { canWrite } from '#src/process/can-write.ts'
import { type ServiceCheck, ServiceNotCheckedError } from './service-check.ts'

/**
 * The free space that the disk should have, in bytes. Publishing all sites again needs about 300 MB, and the
 * embedded database grows.
 */
const enoughBytes = 1_000_000_000

/** Returns how many more bytes the server's user can write to the disk of a folder. */
export type FreeBytes = (folder: string) => Promise<number>

export const readFreeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Returns the check that the data folder is writable and its disk has enough free space. */
export const createDiskCheck = (dataDir: string, free: FreeBytes = readFreeBytes): ServiceCheck => ({
  service: `the disk of ${resolve(dataDir)}`,
  variable: 'DATA_DIR',
  async run() {
    if (!existsSync(dataDir))
      throw new ServiceNotCheckedError('the folder does not exist yet: the first start creates it')
    if (!(await canWrite(dataDir))) throw new Error('it is not writable')
    const bytes = await free(dataDir)
    if (bytes < enoughBytes) throw new Error(`only ${Math.floor(bytes / 1e6)} MB are free`)
  },
})

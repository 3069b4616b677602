import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A disk with no room takes an empty file: this one needs a block. */
const block = Buffer.alloc(4096)

/** Whether a file can be written into a folder now: not on a full disk, nor where the folder has gone or become read-only. */
export async function canWrite(folder: string): Promise<boolean> {
  const file = join(folder, `.tried-by-${process.pid}`)
  const written = await writeFile(file, block).then(
    () => true,
    () => false,
  )
  await rm(file, { force: true }).catch(() => {})
  return written
}

import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The contents of the test file. A full disk accepts an empty file; this one needs a block. */
const block = Buffer.alloc(4096)

/** Whether a file can be written into a folder now: false on a full disk, and if the folder is missing or read-only. */
export async function canWrite(folder: string): Promise<boolean> {
  const file = join(folder, `.tried-by-${process.pid}`)
  const written = await writeFile(file, block).then(
    () => true,
    () => false,
  )
  await rm(file, { force: true }).catch(() => {})
  return written
}

import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The contents of the test file. On a full disk an empty file can still be created, so the file must need a block.
 */
const block = Buffer.alloc(4096)

/**
 * Whether a file can currently be written into a folder: false if the disk is full, or the folder is missing or
 * read-only.
 */
export async function canWrite(folder: string): Promise<boolean> {
  const file = join(folder, `.tried-by-${process.pid}`)
  const written = await writeFile(file, block).then(
    () => true,
    () => false,
  )
  await rm(file, { force: true }).catch(() => {})
  return written
}

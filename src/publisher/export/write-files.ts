import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FilesToWrite } from './tenant-files.ts'

/**
 * Returns the modification time of a file, in whole seconds, if the file has this content; otherwise undefined.
 * Hosts and copying programs know no fractions of seconds.
 */
const timeOf = async (file: string, content: Buffer): Promise<number | undefined> => {
  const existing = await readFile(file).catch(() => undefined)
  return existing?.equals(content) ? Math.floor((await stat(file)).mtimeMs / 1000) : undefined
}

/**
 * Writes files into a new folder. A file with the same content as in the previous folder gets the same modification
 * time. Hosts derive the ETag from this time, so a browser's copy stays valid, and copying programs skip the file.
 */
export async function writeFiles(
  folder: string,
  previousFolder: string,
  files: FilesToWrite,
  now: Date,
): Promise<void> {
  const createdFolders = new Set<string>()
  for (const [path, { read }] of files) {
    const content = Buffer.from(await read())
    const file = join(folder, path)
    if (!createdFolders.has(dirname(file))) await mkdir(dirname(file), { recursive: true })
    createdFolders.add(dirname(file))
    await writeFile(file, content)
    const time = (await timeOf(join(previousFolder, path), content)) ?? Math.floor(now.getTime() / 1000)
    await utimes(file, time, time)
  }
}

import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FilesToWrite } from './tenant-files.ts'

/**
 * The time of a file that holds this content already; undefined for any other. Whole seconds: hosts and
 * copying programs know no finer ones.
 */
const timeOf = async (file: string, content: Buffer): Promise<number | undefined> => {
  const before = await readFile(file).catch(() => undefined)
  return before?.equals(content) ? Math.floor((await stat(file)).mtimeMs / 1000) : undefined
}

/**
 * Writes files into a new folder. A file with the same content in the folder before keeps its time: hosts
 * make the ETag of it, so a browser's copy stays good and a copying program has only the rest to do.
 */
export async function writeFiles(
  folder: string,
  before: string,
  files: FilesToWrite,
  now: Date,
): Promise<void> {
  const made = new Set<string>()
  for (const [path, read] of files) {
    const content = Buffer.from(await read())
    const file = join(folder, path)
    if (!made.has(dirname(file))) await mkdir(dirname(file), { recursive: true })
    made.add(dirname(file))
    await writeFile(file, content)
    const time = (await timeOf(join(before, path), content)) ?? Math.floor(now.getTime() / 1000)
    await utimes(file, time, time)
  }
}

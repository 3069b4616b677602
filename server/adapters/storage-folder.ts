import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { appendFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ListedFile, Storage, StoredFile } from '../ports/storage.ts'

type Properties = Pick<StoredFile, 'type' | 'digest'>

/** Returns a file name for a segment of a key: every file system accepts it, and it is never `.` or `..`. */
const nameOf = (segment: string): string => encodeURIComponent(segment).replaceAll('.', '%2E')
const pathOf = (key: string): string => join(...key.split('/').map(nameOf))

/** Writes a temporary file and renames it to its path, so that no process reads half a file. */
async function writeWhole(path: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.${randomUUID()}.part`
  await writeFile(part, content)
  await rename(part, path)
}

const missing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
  throw error
}

/**
 * Returns the storage of files in a folder, which all servers of a portal must share. The subfolder `bytes` contains
 * the files, `properties` their types and digests, and `parts` the files that are not complete.
 */
export function createFolderStorage(folder: string): Storage {
  const bytesOf = (key: string): string => join(folder, 'bytes', pathOf(key))
  const propertiesOf = (key: string): string => join(folder, 'properties', pathOf(key))
  const partsOf = (storageId: string): string => join(folder, 'parts', nameOf(storageId))
  const deleteFile = async (key: string): Promise<void> => {
    await rm(propertiesOf(key), { force: true })
    await rm(bytesOf(key), { force: true })
  }
  const listAll = (prefix: string): AsyncGenerator<ListedFile> => listFiles(join(folder, 'bytes'), prefix)
  return {
    async find(key) {
      const text = await readFile(propertiesOf(key), 'utf8').catch(missing)
      const found = text === undefined ? undefined : await stat(bytesOf(key)).catch(missing)
      return found && { key, size: found.size, ...(JSON.parse(text as string) as Properties) }
    },
    read: (key, start, end) => createReadStream(bytesOf(key), { start, end }),
    async store(key, type, bytes) {
      const digest = createHash('sha256').update(bytes).digest('hex')
      await writeWhole(bytesOf(key), bytes)
      await writeWhole(propertiesOf(key), JSON.stringify({ type, digest } satisfies Properties))
    },
    async beginParts({ key, type, digest }) {
      const storageId = randomUUID()
      await writeWhole(join(partsOf(storageId), 'properties'), JSON.stringify({ type, digest }))
      return { key, storageId }
    },
    async storePart({ storageId }, number, bytes) {
      await writeWhole(join(partsOf(storageId), String(number)), bytes)
      return { number, tag: '' }
    },
    async completeParts({ key, storageId }, parts) {
      const whole = join(partsOf(storageId), 'whole')
      await rm(whole, { force: true })
      for (const { number } of parts.toSorted((a, b) => a.number - b.number))
        await appendFile(whole, await readFile(join(partsOf(storageId), String(number))))
      await mkdir(dirname(bytesOf(key)), { recursive: true })
      await writeWhole(propertiesOf(key), await readFile(join(partsOf(storageId), 'properties'), 'utf8'))
      await rename(whole, bytesOf(key))
      await rm(partsOf(storageId), { recursive: true })
    },
    async abortParts({ storageId }) {
      await rm(partsOf(storageId), { recursive: true, force: true })
    },
    list: listAll,
    delete: deleteFile,
    async deleteAll(prefix) {
      for await (const { key } of listAll(prefix)) await deleteFile(key)
    },
  }
}

async function* listFiles(root: string, prefix: string, parent = ''): AsyncGenerator<ListedFile> {
  const entries = await readdir(join(root, pathOf(parent || '/')), { withFileTypes: true }).catch(missing)
  for (const entry of entries ?? []) {
    const key = parent + decodeURIComponent(entry.name)
    const isBelow = prefix.startsWith(`${key}/`) || key.startsWith(prefix)
    if (entry.isDirectory() && isBelow) yield* listFiles(root, prefix, `${key}/`)
    if (!entry.isFile() || entry.name.endsWith('.part') || !key.startsWith(prefix)) continue
    const found = await stat(join(root, pathOf(key))).catch(missing)
    if (found) yield { key, storedAt: found.mtime }
  }
}

import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBucketStorage } from '#server/adapters/s3/storage-s3.ts'
import { createDatabaseStorage } from '#server/adapters/storage-database.ts'
import { createFolderStorage } from '#server/adapters/storage-folder.ts'
import { partSize, type Storage } from '#server/ports/storage.ts'
import { openBucket } from '../fixtures/server/bucket.ts'
import { bothDatabases } from '../fixtures/server/databases.ts'

interface OpenStorage {
  storage: Storage
  close(): unknown
}

const storages: { name: string; open: () => Promise<OpenStorage> }[] = [
  ...bothDatabases.map(({ name, open }) => ({
    name,
    open: async () => {
      const database = await open()
      return { storage: createDatabaseStorage(database.db), close: () => database.close() }
    },
  })),
  {
    name: 'a folder',
    open: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'storage-'))
      return { storage: createFolderStorage(folder), close: () => rmSync(folder, { recursive: true }) }
    },
  },
  {
    name: 'a bucket',
    open: async () => {
      const { bucket, close } = await openBucket()
      return { storage: createBucketStorage(bucket), close }
    },
  },
]

async function readAll(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(pieces))
}

describe.each(storages)('the storage in $name', ({ open }) => {
  let storage: Storage
  let close: OpenStorage['close']
  beforeAll(async () => {
    ;({ storage, close } = await open())
  })
  afterAll(() => close())

  const text = (words: string) => Buffer.from(words)

  test('stores a file, finds it, reads a range of it, replaces it and deletes it', async () => {
    await storage.store('a 1&2/ä.txt', 'text/plain', text('0123456789'))
    expect(await storage.find('a 1&2/ä.txt')).toEqual({
      key: 'a 1&2/ä.txt',
      type: 'text/plain',
      size: 10,
      digest: createHash('sha256').update('0123456789').digest('hex'),
    })
    expect((await readAll(storage.read('a 1&2/ä.txt', 2, 4))).toString()).toBe('234')
    await storage.store('a 1&2/ä.txt', 'text/html', text('new'))
    expect(await storage.find('a 1&2/ä.txt')).toMatchObject({ type: 'text/html', size: 3 })
    await storage.delete('a 1&2/ä.txt')
    expect(await storage.find('a 1&2/ä.txt')).toBeUndefined()
    await storage.delete('a 1&2/ä.txt')
  })

  test('deletes all files with a prefix, and no others', async () => {
    const names = ['x-1', 'x-2', 'x-3&', 'x-4', 'x-5', 'y-1']
    for (const name of names) await storage.store(name, 'text/plain', text(name))
    await storage.deleteAll('x-')
    const found = await Promise.all(names.map((name) => storage.find(name)))
    expect(found.map((file) => file?.key)).toEqual([...Array.from({ length: 5 }), 'y-1'])
  })

  test('lists the files with a prefix and when they were stored, and no file that is not complete', async () => {
    const before = Date.now() - 2000
    for (const key of ['pages/packs/a', 'pages/packs/b.1', 'pages/packs-2', 'pages/sites/eu/..'])
      await storage.store(key, 'text/plain', text(key))
    const begun = await storage.beginParts({ key: 'pages/packs/c', type: 'text/plain', digest: 'c' })
    const listed = await Array.fromAsync(storage.list('pages/packs/'))
    expect(listed.map(({ key }) => key).toSorted()).toEqual(['pages/packs/a', 'pages/packs/b.1'])
    for (const { storedAt } of listed) {
      expect(storedAt.getTime()).toBeGreaterThanOrEqual(before)
      expect(storedAt.getTime()).toBeLessThanOrEqual(Date.now() + 2000)
    }
    await storage.abortParts(begun)
    expect(await Array.fromAsync(storage.list('pages/none'))).toEqual([])
    expect((await Array.fromAsync(storage.list('pages/'))).length).toBe(4)
  })

  test('joins parts in the order of their numbers, and reads across them', async () => {
    const bytes = randomBytes(partSize + 3)
    const file = await storage.beginParts({ key: 'film.mp4', type: 'video/mp4', digest: 'upload-1' })
    expect(await storage.find('film.mp4')).toBeUndefined()
    const second = await storage.storePart(file, 2, bytes.subarray(partSize))
    await storage.storePart(file, 1, randomBytes(partSize))
    const first = await storage.storePart(file, 1, bytes.subarray(0, partSize))
    expect(await storage.find('film.mp4')).toBeUndefined()
    await storage.completeParts(file, [first, second])
    expect(await storage.find('film.mp4')).toEqual({
      ...{ key: 'film.mp4', type: 'video/mp4', size: bytes.length, digest: 'upload-1' },
    })
    const joint = await readAll(storage.read('film.mp4', partSize - 2, partSize + 1))
    expect(joint.equals(bytes.subarray(partSize - 2, partSize + 2))).toBe(true)
  })

  test('completes no file of which a part is missing', async () => {
    const file = await storage.beginParts({ key: 'cut.mp4', type: 'video/mp4', digest: 'upload-2' })
    const second = await storage.storePart(file, 2, text('end'))
    await expect(storage.completeParts(file, [{ number: 1, tag: '"none"' }, second])).rejects.toThrow()
    expect(await storage.find('cut.mp4')).toBeUndefined()
  })

  test('deletes the parts of an aborted file', async () => {
    const file = await storage.beginParts({ key: 'no.mp4', type: 'video/mp4', digest: 'upload-3' })
    const part = await storage.storePart(file, 1, text('some'))
    await storage.abortParts(file)
    await storage.abortParts(file)
    await expect(storage.completeParts(file, [part])).rejects.toThrow()
    expect(await storage.find('no.mp4')).toBeUndefined()
  })
})

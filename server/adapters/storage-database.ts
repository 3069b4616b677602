import { createHash } from 'node:crypto'
import { and, eq, gt, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { file, fileChunk } from '../db/schema/file.ts'
import { type ListedFile, partSize, type Storage } from '../ports/storage.ts'

export const chunkSize = 256 * 1024
const piecesPerPart = partSize / chunkSize

/**
 * Returns the storage of files in the database, in pieces. It works on PGlite and PostgreSQL, and all servers share
 * it.
 */
export const createDatabaseStorage = (db: Db): Storage => ({
  async find(key) {
    const [found] = await db
      .select({ key: file.key, type: file.type, size: file.size, digest: file.digest })
      .from(file)
      .where(and(eq(file.key, key), eq(file.pending, false)))
    return found
  },
  read: (key, from, to) => readPieces(db, key, from, to),
  store: (key, type, bytes) => storeWhole(db, key, type, bytes),
  async beginParts({ key, type, digest }) {
    await db.insert(file).values({ key, type, digest, size: 0, pending: true })
    return { key, storageId: digest }
  },
  async storePart({ key }, number, bytes) {
    const first = (number - 1) * piecesPerPart
    const inPart = and(gte(fileChunk.position, first), lt(fileChunk.position, first + piecesPerPart))
    await db.transaction(async (tx) => {
      await tx.delete(fileChunk).where(and(eq(fileChunk.key, key), inPart))
      await insertPieces(tx, key, bytes, first)
    })
    return { number, tag: '' }
  },
  completeParts: ({ key }, parts) => completeFile(db, key, parts.length),
  async abortParts({ key }) {
    await db.delete(file).where(and(eq(file.key, key), eq(file.pending, true)))
  },
  list: (prefix) => listFiles(db, prefix),
  async delete(key) {
    await db.delete(file).where(eq(file.key, key))
  },
  async deleteAll(start) {
    await db.delete(file).where(sql`starts_with(${file.key}, ${start})`)
  },
})

async function* readPieces(db: Db, key: string, from: number, to: number): AsyncGenerator<Uint8Array> {
  for (let position = Math.floor(from / chunkSize); position * chunkSize <= to; position++) {
    const [piece] = await db
      .select({ bytes: fileChunk.bytes })
      .from(fileChunk)
      .where(and(eq(fileChunk.key, key), eq(fileChunk.position, position)))
    if (!piece) throw new Error(`Piece ${position} of ${key} is missing`)
    const start = position * chunkSize
    yield piece.bytes.subarray(Math.max(0, from - start), Math.min(piece.bytes.length, to - start + 1))
  }
}

/** The number of files of a list that one query reads. */
const listedAtOnce = 1000

async function* listFiles(db: Db, prefix: string): AsyncGenerator<ListedFile> {
  for (let after = ''; ; ) {
    const page = await db
      .select({ key: file.key, storedAt: file.storedAt })
      .from(file)
      .where(and(sql`starts_with(${file.key}, ${prefix})`, eq(file.pending, false), gt(file.key, after)))
      .orderBy(file.key)
      .limit(listedAtOnce)
    yield* page
    if (page.length < listedAtOnce) return
    after = (page.at(-1) as ListedFile).key
  }
}

async function storeWhole(db: Db, key: string, type: string, bytes: Uint8Array): Promise<void> {
  const digest = createHash('sha256').update(bytes).digest('hex')
  await db.transaction(async (tx) => {
    const fields = { type, size: bytes.length, digest, pending: false, storedAt: sql`now()` }
    // The row of the file is written first. A second transaction that stores the same key waits here until the first
    // one ends.
    await tx
      .insert(file)
      .values({ key, ...fields })
      .onConflictDoUpdate({ target: file.key, set: fields })
    await tx.delete(fileChunk).where(eq(fileChunk.key, key))
    await insertPieces(tx, key, bytes, 0)
  })
}

async function insertPieces(tx: Db, key: string, bytes: Uint8Array, first: number): Promise<void> {
  for (let start = 0, position = first; start < bytes.length; start += chunkSize, position++)
    await tx.insert(fileChunk).values({ key, position, bytes: bytes.subarray(start, start + chunkSize) })
}

/** Completes a pending file. Throws unless all its pieces are stored and fill the given number of parts. */
async function completeFile(db: Db, key: string, parts: number): Promise<void> {
  const [stored] = await db
    .select({
      pieces: sql<number>`count(*)::int`,
      last: sql<number>`coalesce(max(${fileChunk.position}), -1)`,
      size: sql<number>`coalesce(sum(octet_length(${fileChunk.bytes})), 0)::float8`,
    })
    .from(fileChunk)
    .where(eq(fileChunk.key, key))
  const { pieces = 0, last = -1, size = 0 } = stored ?? {}
  if (pieces !== last + 1 || Math.ceil(pieces / piecesPerPart) !== parts)
    throw new Error(`A part of ${key} is missing`)
  await db.update(file).set({ size, pending: false, storedAt: sql`now()` }).where(eq(file.key, key))
}

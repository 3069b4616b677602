import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { file, filePiece } from '../db/schema/file.ts'
import type { Storage } from '../ports/storage.ts'

export const pieceSize = 256 * 1024

/** Files in the database, in pieces: works on PGlite and PostgreSQL, and every server sees the same. */
export const storageInDatabase = (db: Db): Storage => ({
  async find(key) {
    const [found] = await db.select().from(file).where(eq(file.key, key))
    return found
  },
  read: (key, from, to) => readPieces(db, key, from, to),
  keep: (key, type, bytes) => keepPieces(db, key, type, bytes),
  async forget(key) {
    await db.delete(file).where(eq(file.key, key))
  },
  async forgetAll(start) {
    await db.delete(file).where(sql`starts_with(${file.key}, ${start})`)
  },
})

async function* readPieces(db: Db, key: string, from: number, to: number): AsyncGenerator<Uint8Array> {
  for (let position = Math.floor(from / pieceSize); position * pieceSize <= to; position++) {
    const [piece] = await db
      .select({ bytes: filePiece.bytes })
      .from(filePiece)
      .where(and(eq(filePiece.key, key), eq(filePiece.position, position)))
    if (!piece) throw new Error(`Piece ${position} of ${key} is missing`)
    const start = position * pieceSize
    yield piece.bytes.subarray(Math.max(0, from - start), Math.min(piece.bytes.length, to - start + 1))
  }
}

async function keepPieces(db: Db, key: string, type: string, bytes: Uint8Array): Promise<void> {
  const digest = createHash('sha256').update(bytes).digest('hex')
  await db.transaction(async (tx) => {
    const about = { type, size: bytes.length, digest }
    // The row of the file is written first: two that keep the same key at once wait for one another here.
    await tx
      .insert(file)
      .values({ key, ...about })
      .onConflictDoUpdate({ target: file.key, set: about })
    await tx.delete(filePiece).where(eq(filePiece.key, key))
    for (let start = 0, position = 0; start < bytes.length; start += pieceSize, position++) {
      await tx.insert(filePiece).values({ key, position, bytes: bytes.subarray(start, start + pieceSize) })
    }
  })
}

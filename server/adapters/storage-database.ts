import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { file, filePiece } from '../db/schema/file.ts'
import type { Storage } from '../ports/storage.ts'

export const pieceSize = 256 * 1024

/** Returns the storage of files in the database, in pieces. It works on PGlite and PostgreSQL, and all servers share it. */
export const storageInDatabase = (db: Db): Storage => ({
  async find(key) {
    const [found] = await db.select().from(file).where(eq(file.key, key))
    return found
  },
  read: (key, from, to) => readPieces(db, key, from, to),
  store: (key, type, bytes) => storePieces(db, key, type, bytes),
  async delete(key) {
    await db.delete(file).where(eq(file.key, key))
  },
  async deleteAll(start) {
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

async function storePieces(db: Db, key: string, type: string, bytes: Uint8Array): Promise<void> {
  const digest = createHash('sha256').update(bytes).digest('hex')
  await db.transaction(async (tx) => {
    const fields = { type, size: bytes.length, digest }
    // The file's row is written first: two transactions that store the same key wait for each other here.
    await tx
      .insert(file)
      .values({ key, ...fields })
      .onConflictDoUpdate({ target: file.key, set: fields })
    await tx.delete(filePiece).where(eq(filePiece.key, key))
    for (let start = 0, position = 0; start < bytes.length; start += pieceSize, position++) {
      await tx.insert(filePiece).values({ key, position, bytes: bytes.subarray(start, start + pieceSize) })
    }
  })
}

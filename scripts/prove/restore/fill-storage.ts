import { randomFillSync } from 'node:crypto'
import type { Config } from '#server/config.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { partSize } from '#server/ports/storage.ts'
import { openStorage } from '#server/storage.ts'

/** The size of each stored file in bytes, which is about the size of a video. */
const fileSize = 200_000_000

/**
 * Stores random files in a database, as uploads do, until they have a total size in gigabytes. Like videos, random
 * bytes cannot be compressed.
 */
export async function fillStorage(config: Config, gigabytes: number): Promise<void> {
  const database = openPostgres(config.databaseUrl as string)
  const storage = openStorage(config, database.db)
  const part = Buffer.alloc(partSize)
  try {
    for (let file = 0; file * fileSize < gigabytes * 1e9; file += 1) {
      const name = { key: `drill-${file}`, type: 'video/mp4', digest: `drill-${file}`, size: fileSize }
      const upload = await storage.beginParts(name)
      const parts = []
      for (let number = 1; (number - 1) * partSize < fileSize; number += 1)
        parts.push(await storage.storePart(upload, number, randomFillSync(part)))
      await storage.completeParts(upload, parts)
    }
  } finally {
    await database.close()
  }
}

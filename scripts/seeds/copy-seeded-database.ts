import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { type Config, parseConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { systemClock } from '#server/ports/clock.ts'
import { prepare } from '#server/start.ts'
import { demonstrationSeed } from './demonstration-seed.ts'
import { cachedSeed } from './seed-cache.ts'

/**
 * Fills an empty data folder with the demonstration's embedded database. Seeding takes half a minute, so the result is cached for
 * the day: the demonstration's dates count from the day of its seeding. `tell` receives a line before the wait.
 */
export async function copySeededDatabase(
  { databaseUrl, dataDir, demonstration }: Config,
  tell: (line: string) => void,
): Promise<void> {
  if (databaseUrl || !demonstration || existsSync(join(dataDir, 'db'))) return
  const seed = await cachedSeed(demonstrationSeed(systemClock()), async (folder) => {
    const config = parseConfig({ DATA_DIR: folder })
    const database = await openDatabase(config, tell)
    await prepare(database, { config, log: pino({ level: 'silent' }), clock: systemClock, tell })
    await database.close()
  })
  cpSync(join(seed, 'db'), join(dataDir, 'db'), { recursive: true })
}

import { join } from 'node:path'
import { pino } from 'pino'
import { parseConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { systemClock } from '#server/ports/clock.ts'
import { migrateAndSeed } from '#server/start.ts'
import { copyEmptyDatabase } from './empty-database.ts'

/**
 * Fills an empty data folder with the demonstration's embedded database. `report` is called with a line of text
 * before the seeding.
 */
export async function seedDemonstration(folder: string, report: (line: string) => void): Promise<void> {
  const config = parseConfig({ DATA_DIR: folder })
  await copyEmptyDatabase(join(folder, 'db'))
  const database = await openDatabase(config, report)
  await migrateAndSeed(database, {
    config,
    log: pino({ level: 'silent' }),
    clock: systemClock,
    report: report,
  })
  await database.close()
}

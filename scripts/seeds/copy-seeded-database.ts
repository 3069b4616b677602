import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { systemClock } from '#server/ports/clock.ts'
import { demonstrationSeedName } from './demonstration-seed.ts'
import { getCachedSeed } from './seed-cache.ts'

/**
 * Fills an empty data folder with the demonstration's embedded database. Seeding takes half a minute, so the result
 * is cached for the day: the demonstration's dates count from the day of its seeding. `report` is called with a line
 * of text before the seeding.
 */
export async function copySeededDatabase(
  { databaseUrl, dataDir, demonstration }: Config,
  report: (line: string) => void,
): Promise<void> {
  if (databaseUrl || !demonstration || existsSync(join(dataDir, 'db'))) return
  const seed = await getCachedSeed(demonstrationSeedName(systemClock()), async (folder) => {
    // The server is imported only if the seed is not cached, because loading the server takes three seconds.
    const { seedDemonstration } = await import('./seed-demonstration.ts')
    await seedDemonstration(folder, report)
  })
  cpSync(join(seed, 'db'), join(dataDir, 'db'), { recursive: true })
}

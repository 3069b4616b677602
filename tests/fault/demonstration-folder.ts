import { join } from 'node:path'
import { bundlePrograms } from '#scripts/build/bundle.ts'
import { demonstrationSeedName } from '#scripts/seeds/demonstration-seed.ts'
import { copyEmptyDatabase } from '#scripts/seeds/empty-database.ts'
import { getCachedSeed } from '#scripts/seeds/seed-cache.ts'
import { findFreePort } from '#scripts/test/free-port.ts'
import { compileRenderer } from '#src/renderer/compile.ts'
import { startPortalServer } from './portal-server.ts'

/**
 * Compiles the pages, bundles the programs, and starts a server that seeds the demonstration. Returns its data
 * folder, once the server has stopped.
 */
export async function demonstrationFolder(): Promise<string> {
  await compileRenderer()
  await bundlePrograms()
  return getCachedSeed(demonstrationSeedName(Date.now()), async (folder) => {
    await copyEmptyDatabase(join(folder, 'db'))
    const server = await startPortalServer(await findFreePort(), folder)
    await server.stop()
  })
}

import { type PostgresCluster, startPostgresCluster } from '#scripts/postgres/postgres-cluster.ts'
import { demonstrationSeedName } from '#scripts/seeds/demonstration-seed.ts'
import { getCachedSeed } from '#scripts/seeds/seed-cache.ts'
import { findFreePort } from '#scripts/test/free-port.ts'
import { portalKey } from '../fixtures/server/portal-key.ts'
import { startPortalServer } from './portal-server.ts'

const settings = ['fsync=off']

/** The environment variables of a server on the cluster's database, except the database's URL. */
export const seededEnvironment = { DEMO: '1', SECRET_KEYS: portalKey }

/** Starts a server that seeds the demonstration into a database named portal, and saves the cluster. */
async function seed(folder: string): Promise<void> {
  const cluster = await needed()
  await cluster.create('portal')
  const more = { ...seededEnvironment, DATABASE_URL: cluster.urlOf('portal') }
  const server = await startPortalServer(await findFreePort(), folder, more)
  await server.stop()
  await cluster.save(`${folder}/data.tar`)
}

async function needed(from?: string): Promise<PostgresCluster> {
  const cluster = await startPostgresCluster(settings, from)
  if (!cluster) throw new Error('PostgreSQL is needed for these tests: apt-get install postgresql')
  return cluster
}

/** Returns the folder with the data of a PostgreSQL cluster whose database `portal` contains the demonstration. */
export const demonstrationCluster = (): Promise<string> =>
  getCachedSeed({ ...demonstrationSeedName(Date.now()), kind: 'demonstration-postgres' }, seed)

/** Starts a PostgreSQL whose database `portal` contains the demonstration. */
export const startSeededCluster = async (): Promise<PostgresCluster> =>
  needed(`${await demonstrationCluster()}/data.tar`)

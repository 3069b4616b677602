import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { drizzleOptions } from './client.ts'
import type * as schema from './schema/schema.ts'

type Transaction = NodePgDatabase<typeof schema>['transaction']

/**
 * Returns a function that runs transactions on connections of a pool. Invariant: a connection returns to the pool
 * only after its transaction has ended; a connection that is broken or may still be in a transaction is closed.
 * Drizzle's own transactions return every connection to the pool, and leak a connection that breaks at "begin".
 */
export function createPooledTransactions(pool: pg.Pool): Transaction {
  const databases = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>()
  const databaseOf = (client: pg.PoolClient): NodePgDatabase<typeof schema> => {
    const database = databases.get(client) ?? drizzle(client, drizzleOptions)
    databases.set(client, database)
    return database
  }
  return async (work, config) => {
    const client = await pool.connect()
    let hasBegun = false
    try {
      return await databaseOf(client).transaction((tx) => {
        hasBegun = true
        return work(tx)
      }, config)
    } finally {
      client.release(!hasBegun || client.getTransactionStatus() !== 'I')
    }
  }
}

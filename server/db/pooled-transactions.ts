import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { drizzleOptions } from './client.ts'
import type * as schema from './schema/schema.ts'

type Transaction = NodePgDatabase<typeof schema>['transaction']

/**
 * Returns a function that runs transactions on connections of a pool. Invariant: a connection goes back to the pool only when it has left its
 * transaction. One that broke, or that may still be in it, is closed. drizzle gives back each of them, and loses one that breaks at "begin".
 */
export function pooledTransactions(pool: pg.Pool): Transaction {
  const databases = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>()
  const databaseOf = (client: pg.PoolClient): NodePgDatabase<typeof schema> => {
    const known = databases.get(client) ?? drizzle(client, drizzleOptions)
    databases.set(client, known)
    return known
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

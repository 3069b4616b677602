import { expect, test } from 'vitest'
import type { Db } from '#server/db/client.ts'
import { mayHold } from './may-hold.ts'

test('a fault while something is tried is no answer', async () => {
  // A database that is gone has nothing but the attempt to ask it.
  const db = { transaction: () => Promise.reject(new Error('The database is gone')) } as unknown as Db
  await expect(mayHold(db, {} as never)).rejects.toThrow('The database is gone')
})

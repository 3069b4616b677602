import type { Db } from '#server/db/client.ts'

/** The error that rolls a transaction back and carries its result. */
class RollbackResult<Result> extends Error {
  readonly result: Result
  constructor(result: Result) {
    super('Rolled back')
    this.result = result
  }
}

/**
 * Runs an action in a transaction. The action can call `rollBack`, which rolls the transaction back and makes its
 * argument the result.
 */
export async function runWithRollback<Result>(
  db: Db,
  work: (tx: Db, rollBack: (result: Result) => never) => Promise<Result>,
): Promise<Result> {
  const rollBack = (result: Result): never => {
    throw new RollbackResult(result)
  }
  try {
    return await db.transaction((tx) => work(tx, rollBack))
  } catch (error) {
    if (error instanceof RollbackResult) return error.result
    throw error
  }
}

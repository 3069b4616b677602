import type { Db } from '#server/db/client.ts'

/** The error that undoes a transaction which came to a result all the same. */
class Undone<Result> extends Error {
  readonly result: Result
  constructor(result: Result) {
    super('Undone')
    this.result = result
  }
}

/** Runs work in a transaction. `undo` ends it with a result and without a trace. */
export async function undoable<Result>(
  db: Db,
  work: (tx: Db, undo: (result: Result) => never) => Promise<Result>,
): Promise<Result> {
  const undo = (result: Result): never => {
    throw new Undone(result)
  }
  try {
    return await db.transaction((tx) => work(tx, undo))
  } catch (error) {
    if (error instanceof Undone) return error.result
    throw error
  }
}

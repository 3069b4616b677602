import type { Db } from '#server/db/client.ts'
import type { RefusedResult } from '#src/domain/refusal.ts'
import { type HoldSeatInput, holdSeat } from './hold-seat.ts'

/** The error that undoes a transaction which only tried something. */
class Undone extends Error {
  readonly result: true | RefusedResult
  constructor(result: true | RefusedResult) {
    super('Only tried')
    this.result = result
  }
}

/** Whether the item of an order could be held now: tries it in a transaction, and undoes that. */
export async function mayHold(db: Db, holding: HoldSeatInput): Promise<true | RefusedResult> {
  try {
    return await db.transaction(async (tx) => {
      throw new Undone(await holdSeat(tx, holding))
    })
  } catch (error) {
    if (error instanceof Undone) return error.result
    throw error
  }
}

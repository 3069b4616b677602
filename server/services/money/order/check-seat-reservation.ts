import type { Db } from '#server/db/client.ts'
import type { RefusedResult } from '#src/domain/refusal.ts'
import { type ReserveSeatInput, reserveSeat } from './reserve-seat.ts'

/** The error that rolls a trial transaction back and carries its result. */
class RollbackError extends Error {
  readonly result: true | RefusedResult
  constructor(result: true | RefusedResult) {
    super('Trial transaction')
    this.result = result
  }
}

/**
 * Returns true if the item of an order can be reserved now, otherwise the refusal. The reservation is tried in a
 * transaction that is rolled back.
 */
export async function checkSeatReservation(db: Db, input: ReserveSeatInput): Promise<true | RefusedResult> {
  try {
    return await db.transaction(async (tx) => {
      throw new RollbackError(await reserveSeat(tx, input))
    })
  } catch (error) {
    if (error instanceof RollbackError) return error.result
    throw error
  }
}

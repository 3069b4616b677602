import type { Refused } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { type Holding, holdSeat } from './hold-seat.ts'

/** Thrown to undo what was only tried. */
class Undone extends Error {
  readonly result: true | Refused
  constructor(result: true | Refused) {
    super('Only tried')
    this.result = result
  }
}

/** Whether what an order is for could be held now: it is tried, and undone. */
export async function mayHold(db: Db, holding: Holding): Promise<true | Refused> {
  try {
    return await db.transaction(async (tx) => {
      throw new Undone(await holdSeat(tx, holding))
    })
  } catch (error) {
    if (error instanceof Undone) return error.result
    throw error
  }
}

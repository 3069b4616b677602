import { getUnfinished } from '../../contract/learning/enrolment.ts'
import { getLatestOrder } from '../../contract/money/order.ts'
import type { UnfinishedLearning } from '../../domain/enrolment/unfinished-learning.ts'
import type { Order } from '../../domain/order/order.ts'
import { environment } from '../../environment/environment.ts'

/** The learner's unfinished trainings, and the newest order that is not paid. */
export interface UnfinishedItems {
  unfinished: readonly UnfinishedLearning[]
  order: Order | null
}

/** Returns the unfinished items of a learner who is about to delete the account; null if they could not be loaded. */
export async function loadUnfinishedItems(): Promise<UnfinishedItems | null> {
  const { api } = environment()
  const [unfinished, order] = await Promise.all([api.call(getUnfinished, {}), api.call(getLatestOrder, {})])
  return unfinished.ok && order.ok ? { unfinished: unfinished.value, order: order.value } : null
}

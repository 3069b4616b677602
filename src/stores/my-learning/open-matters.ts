import { getUnfinished } from '../../contract/learning/enrolment.ts'
import { getLatestOrder } from '../../contract/money/order.ts'
import type { UnfinishedLearning } from '../../domain/enrolment/unfinished-learning.ts'
import type { Order } from '../../domain/order/order.ts'
import { environment } from '../../environment/environment.ts'

/** What a learner has begun and not finished, and the newest order that is still to be paid. */
export interface OpenMatters {
  unfinished: readonly UnfinishedLearning[]
  order: Order | null
}

/** What is open when somebody is about to leave; null where it can't be known now. */
export async function openMatters(): Promise<OpenMatters | null> {
  const { api } = environment()
  const [unfinished, order] = await Promise.all([api.call(getUnfinished, {}), api.call(getLatestOrder, {})])
  return unfinished.ok && order.ok ? { unfinished: unfinished.value, order: order.value } : null
}

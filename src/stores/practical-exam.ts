import { getPracticalExam } from '../contract/practical-exam.ts'
import type { Order } from '../domain/order/order.ts'
import type { PracticalExam } from '../domain/practical-exam/practical-exam.ts'
import { environment } from '../environment/environment.ts'
import { createLive } from './live.ts'
import { orderOf } from './order.ts'

/** A date of a practical exam with the learner's order of it, or a quote; `order` is null where it is free. */
export interface LivePracticalExam {
  exam: PracticalExam
  order: Order | null
}

/** The practical exam of the page as it is now for this learner; it is asked for again after every act. */
export const practicalExam = createLive<LivePracticalExam>(async (id) => {
  const answer = await environment().api.call(getPracticalExam, { id })
  if (!answer.ok) return null
  const order = answer.value.fee ? await orderOf({ kind: 'practicalExam', id }) : null
  return { exam: answer.value, order }
})

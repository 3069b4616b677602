import { getClassroom } from '../contract/classroom.ts'
import type { ClassroomDetail } from '../domain/classroom/enrolled-classroom.ts'
import type { Order } from '../domain/order/order.ts'
import type { OrderKind } from '../domain/order/order-relation.ts'
import { environment } from '../environment/environment.ts'
import { createLive } from './live.ts'
import { orderOf } from './order.ts'

/** A classroom with what the learner has ordered of it, or what it would cost; null where it is free. */
export interface LiveClassroom {
  classroom: ClassroomDetail
  order: Order | null
}

/** What an order of a classroom is for: one without a certification is a workshop. */
export const orderKindOf = ({ certification }: Pick<ClassroomDetail, 'certification'>): OrderKind =>
  certification === null ? 'workshop' : 'classroom'

/** The classroom of the page as it is now for this learner; asked again after every act. */
export const classroom = createLive<LiveClassroom>(async (id) => {
  const answer = await environment().api.call(getClassroom, { id })
  if (!answer.ok) return null
  const found = answer.value
  const order = found.fee ? await orderOf({ kind: orderKindOf(found), id }) : null
  return { classroom: found, order }
})

import { getClassroom } from '../contract/classroom.ts'
import type { ClassroomDetail } from '../domain/classroom/enrolled-classroom.ts'
import type { Order } from '../domain/order/order.ts'
import type { OrderKind } from '../domain/order/order-target.ts'
import { environment } from '../environment/environment.ts'
import { createLive } from './live.ts'
import { orderOf } from './order.ts'

/** A classroom with the learner's order of it, or a quote; `order` is null where it is free. */
export interface LiveClassroom {
  classroom: ClassroomDetail
  order: Order | null
}

/** The kind of order for a classroom: one without a certification is a workshop. */
export const orderKindOf = ({ certificationId }: Pick<ClassroomDetail, 'certificationId'>): OrderKind =>
  certificationId === null ? 'workshop' : 'classroom'

/** The classroom of the page as it is now for this learner; it is asked for again after every act. */
export const classroom = createLive<LiveClassroom>(async (id) => {
  const answer = await environment().api.call(getClassroom, { id })
  if (!answer.ok) return null
  const found = answer.value
  const order = found.fee ? await orderOf({ kind: orderKindOf(found), id }) : null
  return { classroom: found, order }
})

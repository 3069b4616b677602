import { getClassroom } from '../../contract/catalogue/classroom.ts'
import type { ClassroomDetail } from '../../domain/classroom/enrolled-classroom.ts'
import type { OrderKind } from '../../domain/order/order-target.ts'
import { environment } from '../../environment/environment.ts'
import { createLiveItem } from '../resource/live.ts'

/** The current state of a classroom on its page. */
export interface LiveClassroom {
  classroom: ClassroomDetail
}

/** Returns the kind of order for a classroom. A classroom without a certification is a workshop. */
export const orderKindOf = ({ certificationId }: Pick<ClassroomDetail, 'certificationId'>): OrderKind =>
  certificationId === null ? 'workshop' : 'classroom'

/** The classroom of the page in its current state for this learner. It is loaded again after every action. */
export const liveClassroom = createLiveItem<LiveClassroom>(async (id) => {
  const result = await environment().api.call(getClassroom, { id })
  return result.ok ? { classroom: result.value } : null
})

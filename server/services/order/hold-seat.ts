import type { EmailNotification } from '../../../src/domain/enrolment/enrolment.ts'
import type { OrderRelation } from '../../../src/domain/order/order-relation.ts'
import { isRefused, type Refused } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { mayEnrol } from '../certification-enrolment/enrol-in-certification.ts'
import { enrolInClassroom } from '../classroom-enrolment/enrol-in-classroom.ts'
import type { Audience } from '../content/shown-to.ts'
import { enrolInExam } from '../practical-exam-enrolment/enrol-in-exam.ts'

export interface Holding {
  learnerId: number
  audience: Audience
  relation: OrderRelation
  emailNotification: EmailNotification
  /** Compared with the regions of a practical exam; null where nothing is compared. */
  examRegionId: number | null
  payBy: Date
  now: number
}

/** Nothing about food is asked where something is paid. */
const noFood = { orderFood: false, allergies: null, diet: null }

/** Holds what an order is for until it is paid: refused as enrolling in it is, what it costs apart. */
export async function holdSeat(tx: Db, holding: Holding): Promise<true | Refused> {
  const { relation, examRegionId: regionId, payBy, ...wish } = holding
  if (relation.kind === 'certification') {
    const may = await mayEnrol(tx, { ...wish, certificationId: relation.id })
    return isRefused(may) ? may : true
  }
  if (relation.kind === 'practicalExam')
    return enrolInExam(tx, { ...wish, ...noFood, examId: relation.id, regionId, byOrder: true })
  const kind = relation.kind === 'classroom' ? ('certified' as const) : ('nonCertified' as const)
  return enrolInClassroom(tx, { ...wish, ...noFood, classroomId: relation.id, kind, payBy })
}

import type { Order } from '#src/domain/order/order.ts'
import { isPayable } from '#src/domain/order/order-state.ts'
import type { MyTraining } from '#src/domain/schedule/my-training.ts'

/** The chips of the learner's status in a training session. */
export const chipBySessionStatus = {
  notEnrolled: { mark: 'ring' },
  pending: { mark: 'half', tone: 'warn' },
  unpaid: { mark: 'half', tone: 'warn' },
  enrolled: { mark: 'disc', tone: 'ok' },
  left: { mark: 'dash' },
  checkedIn: { mark: 'tick', tone: 'ok' },
  absent: { mark: 'cross', tone: 'bad' },
  finished: { mark: 'square', tone: 'ok' },
  expired: { mark: 'dash' },
  cancelled: { mark: 'dash', tone: 'bad' },
  waitlisted: { mark: 'half', tone: 'info' },
  passed: { mark: 'tick', tone: 'ok' },
  failed: { mark: 'cross', tone: 'bad' },
} as const

export type SessionStatus = keyof typeof chipBySessionStatus

/** The statuses of learners who no longer have a seat, or never had one. */
const endedStatuses: readonly SessionStatus[] = ['notEnrolled', 'left', 'expired', 'cancelled']

/**
 * Returns the number of sessions in which the learner has a seat plus the number of orders that are paid or can
 * still be paid.
 */
export const countCurrentSessionsAndOrders = (
  trainings: readonly MyTraining[],
  orders: readonly Pick<Order, 'state'>[],
): number =>
  trainings.filter((training) => !endedStatuses.includes(sessionStatusOf(training))).length +
  orders.filter(({ state }) => state === 'paid' || isPayable(state)).length

export function sessionStatusOf(training: MyTraining): SessionStatus {
  if (training.kind === 'practicalExam') {
    const { status } = training.practicalExam.own
    return status === 'pending' ? 'unpaid' : status
  }
  const { status, payBy } = training.classroom.own
  return status === 'pending' && payBy ? 'unpaid' : status
}

import type { ProcessEnvironment } from '../environment.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** The idle timeouts of sessions in milliseconds: with a staff role (STAFF_IDLE), and without (LEARNER_IDLE). */
export interface IdleTimeouts {
  staff: number
  learner: number
}

export const idleTimeoutsOf = (env: ProcessEnvironment): IdleTimeouts => ({
  staff: env.STAFF_IDLE * minute,
  learner: env.LEARNER_IDLE * day,
})

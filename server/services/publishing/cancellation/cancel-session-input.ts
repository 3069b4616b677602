import type { Random } from '#server/ports/random.ts'
import type { TrainingFamily } from '#src/domain/cancellation/training-family.ts'
import type { Operator } from '#src/domain/operator.ts'

/** A request to cancel a session of a training, or a date of a practical exam. */
export interface CancelSessionInput {
  family: TrainingFamily
  id: number
  /** The reason for the cancellation, which the participants read. */
  reason: string
  /** The id of the other date to which participants are moved as long as it has free seats. */
  moveTo?: number | undefined
  operator: Operator
  random: Random
  now: number
}

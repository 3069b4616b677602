import type { Db } from '#server/db/client.ts'
import type { TrainingFamily } from '#src/domain/cancellation/training-family.ts'
import type { OrderKind } from '#src/domain/order/order-target.ts'

/** The enrolment of a participant, locked until the transaction ends. */
export interface LockedSeat {
  enrolmentId: number
  learnerId: number
  isWaiting: boolean
  isUnpaid: boolean
  /** Whether the seat can be moved: it is assigned, paid if it has a fee, and unused. */
  isMovable: boolean
}

/** The steps of a cancellation that are different for classrooms and practical exams. */
export interface CancellationSteps {
  family: TrainingFamily
  /**
   * Locks a training session until the transaction ends; returns its times and the kind of its orders, or undefined.
   */
  lock(tx: Db, id: number): Promise<{ startsAt: string; endsAt: string; orderKind: OrderKind } | undefined>
  /** Returns whether two training sessions are dates of the same training at the same price. */
  areSame(tx: Db, one: number, other: number): Promise<boolean>
  /**
   * Returns the number of free seats of a locked training session, after seats were assigned to its waiting list.
   */
  fillAndCountFreeSeats(tx: Db, id: number, now: number): Promise<number>
  /** Returns the participants of a locked training session, in the order of enrolment. */
  listParticipants(tx: Db, id: number): Promise<LockedSeat[]>
  /** Returns the learners who have a seat in a training session, or had a seat until its end. */
  listSeatedLearnerIds(tx: Db, id: number): Promise<ReadonlySet<number>>
  /**
   * Deletes ended enrolments of the given learners in a training session, so that other enrolments of these learners
   * can be moved there.
   */
  deleteEndedEnrolments(tx: Db, id: number, learnerIds: readonly number[]): Promise<void>
  /** Moves a seat with its calendar entry and payment to another locked training session. */
  move(tx: Db, seat: LockedSeat, moving: { to: number; now: number }): Promise<void>
  /** Cancels a seat; the version of its calendar entry increases. */
  cancelSeat(tx: Db, seat: LockedSeat, now: number): Promise<void>
}

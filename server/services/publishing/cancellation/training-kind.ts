import type { Db } from '#server/db/client.ts'
import type { TrainingFamily } from '#src/domain/cancellation/training-family.ts'
import type { OrderKind } from '#src/domain/order/order-target.ts'

/** The enrolment of a participant, locked until the transaction ends. */
export interface LockedSeat {
  enrolmentId: number
  learnerId: number
  isWaiting: boolean
  isUnpaid: boolean
  /** Whether the seat can be moved: it is held, paid where it costs something, and was not used. */
  isMovable: boolean
}

/** How canceling deals with a session of a training, and with a date of a practical exam. */
export interface TrainingKind {
  family: TrainingFamily
  /** Locks a session until the transaction ends; returns its times and the kind of its orders, or undefined where there is none. */
  lock(tx: Db, id: number): Promise<{ startsAt: string; endsAt: string; orderKind: OrderKind } | undefined>
  /** Whether one session is another date of the training of the other, at the same price. */
  areSame(tx: Db, one: number, other: number): Promise<boolean>
  /** The number of free places of a locked session, once those who wait there have theirs. */
  room(tx: Db, id: number, now: number): Promise<number>
  /** The participants of a locked session, the first to enrol first. */
  seats(tx: Db, id: number): Promise<LockedSeat[]>
  /** The learners who have a place in a session, or had one until its end. */
  placed(tx: Db, id: number): Promise<ReadonlySet<number>>
  /** Deletes enrolments in a session that some learners gave up: theirs there is the one that moves in. */
  clear(tx: Db, id: number, learnerIds: readonly number[]): Promise<void>
  /** Moves a seat to another locked session, with its calendar entry and what was paid for it. */
  move(tx: Db, seat: LockedSeat, moving: { to: number; now: number }): Promise<void>
  /** Ends a seat as canceled: its calendar entry gets a newer version. */
  cancel(tx: Db, seat: LockedSeat, now: number): Promise<void>
}

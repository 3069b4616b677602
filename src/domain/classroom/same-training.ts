import type { ClassroomSummary } from './classroom-summary.ts'

/** The fields of a session that decide whether two sessions are dates of the same training. */
export interface TrainingDate {
  certificationId: number | null
  mode: ClassroomSummary['mode']
  /** The name in English. It identifies workshops, which belong to no certification. */
  name: string
  country: string
  /** The country of the venue; null for online training. */
  venue: string | null
  /** The fee in minor units by currency; null if the training is free. */
  fee: Readonly<Record<string, number | undefined>> | null
}

const sameFee = (one: TrainingDate['fee'], other: TrainingDate['fee']): boolean => {
  if (one === null || other === null) return one === other
  const currencies = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...currencies].every((currency) => one[currency] === other[currency])
}

/**
 * Whether two sessions are dates of the same training at the same price, so that a learner may move between them free
 * of charge. Dates of a paid training must be in the same country, because the country decides the VAT and the
 * currency. Decision: docs/decisions/classrooms.md.
 */
export function isSameTraining(one: TrainingDate, other: TrainingDate): boolean {
  const hasSameContents =
    one.certificationId === other.certificationId &&
    one.mode === other.mode &&
    (one.certificationId !== null || one.name === other.name)
  return (
    hasSameContents &&
    sameFee(one.fee, other.fee) &&
    (one.fee === null || (one.country === other.country && one.venue === other.venue))
  )
}

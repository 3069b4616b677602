import type { ClassroomSummary } from './classroom-summary.ts'

/** The fields by which a session is recognized as a date of a training. */
export interface TrainingDate {
  certificationId: number | null
  mode: ClassroomSummary['mode']
  /** The name in English: what tells workshops apart, which belong to no certification. */
  name: string
  country: string
  /** The country where people meet; null online. */
  venue: string | null
  /** In minor units by currency; null where it is free. */
  fee: Readonly<Record<string, number | undefined>> | null
}

const sameFee = (one: TrainingDate['fee'], other: TrainingDate['fee']): boolean => {
  if (one === null || other === null) return one === other
  const currencies = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...currencies].every((currency) => one[currency] === other[currency])
}

/**
 * Whether two sessions are dates of the same training at the same price: a learner may move between them
 * free of charge. Where it costs something both are held in one country, since the VAT and the currency that were
 * paid rest on it. Decision: docs/decisions/classrooms.md.
 */
export function isSameTraining(one: TrainingDate, other: TrainingDate): boolean {
  const same =
    one.certificationId === other.certificationId &&
    one.mode === other.mode &&
    (one.certificationId !== null || one.name === other.name)
  return (
    same &&
    sameFee(one.fee, other.fee) &&
    (one.fee === null || (one.country === other.country && one.venue === other.venue))
  )
}

import { atom } from 'nanostores'
import { getMyCertificates } from '../../contract/learning/certificate.ts'
import type { Certificate } from '../../domain/certificate/certificate.ts'
import { dayOf } from '../../domain/plan/day.ts'
import { standardHours } from '../../domain/plan/pace.ts'
import type { PlannedCertification } from '../../domain/plan/planned-certification.ts'
import { environment } from '../../environment/environment.ts'
import { type PlanQuery, parsePlan, queryOfPlan } from '../../query/plan.ts'
import { sessionKey, wantSeats } from './seats.ts'

/** What the plan is made of, as the address says it. */
export const $planQuery = atom<PlanQuery>(parsePlan(new URLSearchParams()))

/** The ids of the certifications that the reader holds; none while nobody is signed in, or it is not known. */
export const $heldIds = atom<ReadonlySet<number>>(new Set())

const counts = ({ status, renewed }: Certificate): boolean =>
  !renewed && (status === 'valid' || status === 'aboutToExpire')

async function loadHeld(): Promise<void> {
  const { api, mayBeSignedIn } = environment()
  if (!mayBeSignedIn()) return
  const answer = await api.call(getMyCertificates, {})
  if (answer.ok) $heldIds.set(new Set(answer.value.filter(counts).map((own) => own.certificationId)))
}

/** Changes what the plan is made of, in the address too: another goal is a step to come back from. */
export function plan(change: Partial<PlanQuery>): void {
  const { navigation } = environment()
  const before = $planQuery.get()
  const query = { ...before, ...change }
  $planQuery.set(query)
  const address = navigation.current().replace(/[?#].*$/, '') + queryOfPlan(query)
  if (query.goal === before.goal) navigation.replace(address)
  else navigation.show(address)
}

/** What was changed in the static form, which knows nothing of the address. */
function changesIn(fields: Record<string, string>): Partial<PlanQuery> {
  const { goal, hours, from } = parsePlan(new URLSearchParams(fields))
  return { ...(goal && { goal }), ...(hours !== standardHours && { hours }), ...(from && { from }) }
}

/**
 * Follows the address, and the reader back and forward; `fields` are those of the form that woke the island. Call the returned
 * function to stop.
 */
export function openPlan(fields: Record<string, string> | undefined): () => void {
  const { navigation } = environment()
  const read = () => $planQuery.set(parsePlan(navigation.query()))
  read()
  if (fields) plan(changesIn(fields))
  void loadHeld()
  return navigation.onReturn(read)
}

/** The day on which a plan begins: the one that was asked for, unless it is over. */
export function beginningOf({ from }: PlanQuery): string {
  const today = dayOf(environment().now())
  return from && from > today ? from : today
}

/** Asks for the seats of all dates on a way. */
export function wantSeatsOf(way: readonly PlannedCertification[]): void {
  for (const { classrooms, exams } of way) {
    for (const each of classrooms) wantSeats({ ...each, of: 'classroom' })
    for (const each of exams) wantSeats({ ...each, of: 'practicalExam' })
  }
}

/** A certification without the dates that are known to be full. */
export function withSeats(
  certification: PlannedCertification,
  seats: Readonly<Record<string, number>>,
): PlannedCertification {
  const free = (of: 'classroom' | 'practicalExam') => (date: { id: number }) =>
    seats[sessionKey({ of, id: date.id })] !== 0
  return {
    ...certification,
    classrooms: certification.classrooms.filter(free('classroom')),
    exams: certification.exams.filter(free('practicalExam')),
  }
}

import { atom } from 'nanostores'
import { getMyCertificates } from '../../contract/learning/certificate.ts'
import type { Certificate } from '../../domain/certificate/certificate.ts'
import { countriesOfDates, onlineOnlyCountry } from '../../domain/plan/date-country.ts'
import { dayOf } from '../../domain/plan/day.ts'
import { defaultWeeklyHours } from '../../domain/plan/pace.ts'
import type { PlannedCertification } from '../../domain/plan/planned-certification.ts'
import { languagesOfTraining } from '../../domain/plan/training-language.ts'
import { sessionKeyOf } from '../../domain/schedule/session-key.ts'
import { environment } from '../../environment/environment.ts'
import { formatPlanQuery, type PlanQuery, parsePlanQuery } from '../../query/plan.ts'
import { loadFreeSeats } from './seats.ts'

/** The input of the learning plan, which is also in the URL. */
export const $planQuery = atom<PlanQuery>(parsePlanQuery(new URLSearchParams()))

/** The ids of the visitor's valid certifications; empty for anonymous visitors and until they are loaded. */
export const $heldCertificationIds = atom<ReadonlySet<number>>(new Set())

const isInForce = ({ status, renewed }: Certificate): boolean =>
  !renewed && (status === 'valid' || status === 'aboutToExpire')

async function loadHeldIds(): Promise<void> {
  const { api, hasSignedInCookie } = environment()
  if (!hasSignedInCookie()) return
  const result = await api.call(getMyCertificates, {})
  if (result.ok)
    $heldCertificationIds.set(new Set(result.value.filter(isInForce).map((own) => own.certificationId)))
}

/**
 * Changes the input of the plan and writes it into the URL. Only a change of the goal adds an entry to the browser
 * history.
 */
export function changePlan(change: Partial<PlanQuery>): void {
  const { navigation } = environment()
  const before = $planQuery.get()
  const query = { ...before, ...change }
  $planQuery.set(query)
  const address = navigation.current().replace(/[?#].*$/, '') + formatPlanQuery(query)
  if (query.goal === before.goal) navigation.replace(address)
  else navigation.show(address)
}

/**
 * Returns the fields that the visitor has changed in the static form, whose initial values do not come from the
 * URL.
 */
function changesIn(fields: Record<string, string>): Partial<PlanQuery> {
  const { goal, hours, from, country, language } = parsePlanQuery(new URLSearchParams(fields))
  return {
    ...(goal && { goal }),
    ...(hours !== defaultWeeklyHours && { hours }),
    ...(from && { from }),
    ...(country && { country }),
    ...(language && { language }),
  }
}

/**
 * Returns the input of the plan without a country or a language that the form does not offer. The form could not
 * show such a value, and the visitor could not remove it.
 */
function withOfferedChoices(query: PlanQuery, certifications: readonly PlannedCertification[]): PlanQuery {
  return {
    ...query,
    country: [onlineOnlyCountry, ...countriesOfDates(certifications)].find(
      (offered) => offered === query.country,
    ),
    language: languagesOfTraining(certifications).find((offered) => offered === query.language),
  }
}

/**
 * Reads the plan from the URL and updates it on Back and Forward. `fields` are the values of the static form, if the
 * island was mounted because the visitor used the form. Returns a function that removes the listener.
 */
export function syncPlanWithUrl(
  certifications: readonly PlannedCertification[],
  fields: Record<string, string> | undefined,
): () => void {
  const { navigation } = environment()
  const read = () => $planQuery.set(withOfferedChoices(parsePlanQuery(navigation.query()), certifications))
  read()
  if (fields) changePlan(changesIn(fields))
  void loadHeldIds()
  return navigation.onReturn(read)
}

/** Returns the first day of a plan: the requested day, or today if the requested day is in the past. */
export function startDayOf({ from }: PlanQuery): string {
  const today = dayOf(environment().now())
  return from && from > today ? from : today
}

/** Requests the free seats of all dates in a plan. */
export function loadFreeSeatsOfPlan(certifications: readonly PlannedCertification[]): void {
  for (const { classrooms, exams } of certifications) {
    for (const each of classrooms) loadFreeSeats({ ...each, of: 'classroom' })
    for (const each of exams) loadFreeSeats({ ...each, of: 'practicalExam' })
  }
}

/** Returns a certification without the dates that are known to be full. */
export function withoutFullDates(
  certification: PlannedCertification,
  seats: Readonly<Record<string, number>>,
): PlannedCertification {
  const free = (of: 'classroom' | 'practicalExam') => (date: { id: number }) =>
    seats[sessionKeyOf({ of, id: date.id })] !== 0
  return {
    ...certification,
    classrooms: certification.classrooms.filter(free('classroom')),
    exams: certification.exams.filter(free('practicalExam')),
  }
}

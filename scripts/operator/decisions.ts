import type { Api } from '#src/api/create-api.ts'
import { decideApplication, getApplications } from '#src/contract/certificate.ts'
import { decideRegistration, getWaitingRegistrations } from '#src/contract/review.ts'
import { decideTrainerApplication, getTrainerApplications } from '#src/contract/trainer-application.ts'
import { answered } from '../desk/desk.ts'

/** The kinds of things that reviewers decide about. */
export const decidable = ['registration', 'classroom', 'application', 'trainer'] as const
export type Decidable = (typeof decidable)[number]

/** Everything that waits for a reviewer, a line each. */
export async function waitingInWords(api: Api): Promise<string> {
  const registrations = await answered(api.call(getWaitingRegistrations, {}))
  const applications = await answered(api.call(getApplications, {}))
  const trainers = await answered(api.call(getTrainerApplications, {}))
  const lines = [
    ...registrations.map(
      ({ kind, id, learner, email, targetName, since }) =>
        `${kind} ${id}: ${learner} <${email}>, ${targetName}, since ${since}`,
    ),
    ...applications.map(
      ({ id, learner, email, certificationName, appliedAt }) =>
        `application ${id}: ${learner} <${email}>, ${certificationName}, since ${appliedAt}`,
    ),
    ...trainers.map(
      ({ id, firstName, lastName, email, subjects, appliedAt, decideBy }) =>
        `trainer ${id}: ${firstName} ${lastName} <${email}>, ${subjects.join(', ')}, since ${appliedAt}, decide by ${decideBy}`,
    ),
  ]
  return lines.length > 0 ? lines.join('\n') : 'Nothing waits.'
}

/** Approves or rejects a registration or application; returns what to print. */
export async function decide(
  api: Api,
  what: Decidable,
  id: number,
  approve: boolean,
  reason?: string,
): Promise<string> {
  const done = `${what} ${id} is ${approve ? 'approved' : 'rejected'}.`
  const because = { id, approve, ...(reason && { reason }) }
  if (what === 'trainer') {
    await answered(api.call(decideTrainerApplication, because))
    return done
  }
  if (what !== 'application') {
    await answered(api.call(decideRegistration, { kind: what, id, approve }))
    return done
  }
  const { number } = await answered(api.call(decideApplication, because))
  return number === null ? done : `${done} Its certificate is ${number}.`
}

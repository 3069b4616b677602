import {
  decideApplication,
  getApplications,
  reinstateCertificate,
  revokeCertificate,
} from '#src/contract/certificate.ts'
import { getContactRequests } from '#src/contract/contact.ts'
import { decideName, getWaitingNames, reissueCertificate } from '#src/contract/name-request.ts'
import { decideRegistration, getWaitingRegistrations } from '#src/contract/review.ts'
import { decideTrainerApplication, getTrainerApplications } from '#src/contract/trainer-application.ts'
import { answered } from '../desk/desk.ts'
import type { Act, Acts, Given } from './act.ts'
import { saveTrainerFile } from './save-file.ts'
import { numberIn, oneOf } from './typed.ts'

/** The kinds of things that reviewers decide about. */
const decidable = ['registration', 'classroom', 'application', 'trainer', 'name'] as const

/** What somebody wrote, so that no line of it looks like one of ours. */
const indented = (text: string): string => text.replace(/^/gm, '    ')

const waiting: Act = {
  help: [
    [
      'waiting',
      'registrations, applications, renewals and new names that wait for a decision, questions for an answer',
    ],
  ],
  async run({ api }) {
    const registrations = await answered(api.call(getWaitingRegistrations, {}))
    const applications = await answered(api.call(getApplications, {}))
    const trainers = await answered(api.call(getTrainerApplications, {}))
    const questions = await answered(api.call(getContactRequests, {}))
    const names = await answered(api.call(getWaitingNames, {}))
    const lines = [
      ...registrations.map(
        ({ kind, id, learner, email, targetName, since }) =>
          `${kind} ${id}: ${learner} <${email}>, ${targetName}, since ${since}`,
      ),
      ...applications.map(
        ({ id, learner, email, certificationName, renews, appliedAt }) =>
          `application ${id}: ${learner} <${email}>, ${certificationName}${renews ? `, renews ${renews}` : ''}, since ${appliedAt}`,
      ),
      ...trainers.map(
        ({ id, firstName, lastName, email, subjects, appliedAt, decideBy }) =>
          `trainer ${id}: ${firstName} ${lastName} <${email}>, ${subjects.join(', ')}, since ${appliedAt}, decide by ${decideBy}`,
      ),
      ...names.map(
        ({ id, learner, email, firstName, lastName, source, certificates, requestedAt }) =>
          `name ${id}: ${learner} <${email}> to ${firstName} ${lastName}, from the ${source}, certificates: ${certificates.join(', ') || 'none'}, since ${requestedAt}`,
      ),
      ...questions.map(
        ({ id, name, email, subject, language, message, askedAt }) =>
          `contact ${id}: ${name} <${email}>, ${subject}, in ${language}, since ${askedAt}\n${indented(message)}`,
      ),
    ]
    return lines.length > 0 ? lines.join('\n') : 'Nothing waits.'
  },
}

/** The kinds whose rejection always has a reason, which the person is mailed. */
const needsReason: readonly string[] = ['application', 'trainer', 'name']

const decide =
  (approve: boolean) =>
  async ({ api, words, options: { reason, reissue } }: Given): Promise<string> => {
    const which = 'Of what? Name it with its number: registration 12'
    if (words[0] === undefined) throw new Error(which)
    const what = oneOf(decidable, words[0], (text) => `There is no "${text}" to decide. It is one of:`)
    const id = numberIn(words, 1, which)
    if (!approve && !reason && needsReason.includes(what))
      throw new Error(`Why? reject ${what} ${id} --reason "..." (the reason is mailed to the person)`)
    const done = `${what} ${id} is ${approve ? 'approved' : 'rejected'}.`
    const because = { id, approve, ...(reason && { reason }) }
    if (what === 'trainer') {
      await answered(api.call(decideTrainerApplication, because))
      return done
    }
    if (what === 'name')
      return `${done}${reissueReport(await answered(api.call(decideName, { ...because, reissue: reissue === true })))}`
    if (what !== 'application') {
      await answered(api.call(decideRegistration, { kind: what, ...because }))
      return done
    }
    const { number } = await answered(api.call(decideApplication, because))
    return number === null ? done : `${done} Its certificate is ${number}.`
  }

/** What became of the certificates of a learner with a new name. */
const reissueReport = ({ reissued, others }: { reissued: string[]; others: string[] }): string => {
  if (reissued.length > 0) return ` Reissued: ${reissued.join(', ')}.`
  return others.length > 0 ? ` These carry another name; reissue them one by one: ${others.join(', ')}.` : ''
}

const reissue: Act = {
  help: [['reissue VSA-2026-7K3QX9MW', 'a certificate, in the name that its holder has now']],
  async run({ api, words: [number] }) {
    if (!number) throw new Error('Which? reissue VSA-2026-7K3QX9MW')
    await answered(api.call(reissueCertificate, { number }))
    return `${number} is reissued.`
  },
}

const revoke: Act = {
  help: [['revoke VSA-2026-7K3QX9MW --reason "..."', 'a certificate; its holder is told why']],
  async run({ api, words: [number], options: { reason } }) {
    if (!number || !reason) throw new Error('Which, and why? revoke VSA-2026-7K3QX9MW --reason "..."')
    await answered(api.call(revokeCertificate, { number, reason }))
    return `${number} is revoked.`
  },
}

const reinstate: Act = {
  help: [
    ['reinstate VSA-2026-7K3QX9MW --reason "..."', 'a certificate that somebody else revoked by mistake'],
  ],
  async run({ api, words: [number], options: { reason } }) {
    if (!number || !reason) throw new Error('Which, and why? reinstate VSA-2026-7K3QX9MW --reason "..."')
    await answered(api.call(reinstateCertificate, { number, reason }))
    return `${number} is reinstated.`
  },
}

const approve: Act = {
  help: [
    ['approve registration 12', 'or classroom 12, application 12, trainer 12 or name 12'],
    ['approve name 12 --reissue', 'and reissue the certificates in the new name'],
  ],
  run: decide(true),
}

const reject: Act = {
  help: [
    ['reject application 12 --reason "..."', 'or trainer 12 or name 12: the reason is mailed to the person'],
    ['reject registration 12 --reason "..."', 'or classroom 12; without --reason the learner reads none'],
  ],
  run: decide(false),
}

const save: Act = {
  help: [['save trainer 12 --file cv.pdf', 'the file that somebody applied with']],
  run({ api, words, options }) {
    const { file } = options
    const whose = 'Whose? Name the application: trainer 12'
    if (words[0] !== 'trainer') throw new Error(whose)
    if (file === undefined) throw new Error('--file names where to save it.')
    return saveTrainerFile(api, numberIn(words, 1, whose), file, options)
  },
}

/** What reviewers do with what waits for them. */
export const decisions: Acts = { waiting, save, approve, reject, revoke, reinstate, reissue }

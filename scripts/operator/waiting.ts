import { getWaitingNames } from '#src/contract/identity/name-request.ts'
import { getTrainerApplications } from '#src/contract/identity/trainer-application.ts'
import { getApplications } from '#src/contract/learning/certificate.ts'
import { getWaitingRegistrations } from '#src/contract/learning/review.ts'
import { getContactRequests } from '#src/contract/messaging/contact.ts'
import type { Command } from './act.ts'
import { createPrintedList, listOptions, type PrintedList, printList } from './listing.ts'
import { readOneOf } from './read-words.ts'

/** What somebody wrote, so that no line of it looks like one of ours. */
const indented = (text: string): string => text.replace(/^/gm, '    ')

const lists = {
  registrations: createPrintedList(
    getWaitingRegistrations,
    'waiting registrations',
    'registration or classroom',
    ({ kind, id, learner, email, targetName, since }) =>
      `${kind} ${id}: ${learner} <${email}>, ${targetName}, since ${since}`,
  ),
  applications: createPrintedList(
    getApplications,
    'waiting applications',
    'application',
    ({ id, learner, email, certificationName, renews, appliedAt }) =>
      `application ${id}: ${learner} <${email}>, ${certificationName}${renews ? `, renews ${renews}` : ''}, since ${appliedAt}`,
  ),
  trainers: createPrintedList(
    getTrainerApplications,
    'waiting trainers',
    'trainer',
    ({ id, firstName, lastName, email, subjects, appliedAt, decideBy }) =>
      `trainer ${id}: ${firstName} ${lastName} <${email}>, ${subjects.join(', ')}, since ${appliedAt}, decide by ${decideBy}`,
  ),
  names: createPrintedList(
    getWaitingNames,
    'waiting names',
    'name',
    ({ id, learner, email, firstName, lastName, source, certificates, requestedAt }) =>
      `name ${id}: ${learner} <${email}> to ${firstName} ${lastName}, from the ${source}, certificates: ${certificates.join(', ') || 'none'}, since ${requestedAt}`,
  ),
  questions: createPrintedList(
    getContactRequests,
    'waiting questions',
    'contact',
    ({ id, name, email, subject, language, message, askedAt }) =>
      `contact ${id}: ${name} <${email}>, ${subject}, in ${language}, since ${askedAt}\n${indented(message)}`,
  ),
} satisfies Record<string, PrintedList>

const names = Object.keys(lists) as (keyof typeof lists)[]

export const waitingCommand: Command = {
  help: [
    [
      'waiting',
      'registrations, applications, renewals and new names that wait for a decision, questions for an answer',
    ],
    [`waiting registrations ${listOptions}`, `one of these lists: ${names.join(', ')}`],
  ],
  async run({ api, words: [name], options }) {
    if (name === undefined && (options.after ?? options.filter ?? options.sort))
      throw new Error('Of which list? waiting registrations --after CURSOR')
    const says = (text: string) => `There is no list "${text}". It is one of:`
    const chosen = name === undefined ? names : [readOneOf(names, name, says)]
    const lines: string[] = []
    for (const each of chosen) lines.push(...(await printList(api, lists[each], options)))
    return lines.length > 0 ? lines.join('\n') : 'Nothing waits.'
  },
}

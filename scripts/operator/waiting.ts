import { getNameRequests } from '#src/contract/identity/name-request.ts'
import { getTrainerApplications } from '#src/contract/identity/trainer-application.ts'
import { getApplications } from '#src/contract/learning/certificate.ts'
import { getWaitingRegistrations } from '#src/contract/learning/review.ts'
import { getContactRequests } from '#src/contract/messaging/contact.ts'
import type { Command } from './command.ts'
import { parseOneOf } from './parse-arguments.ts'
import { createPrintedList, listOptions, type PrintedList, printList } from './printed-list.ts'

/** Indents a text that a person has written, so that none of its lines looks like a line of the printed list. */
const indent = (text: string): string => text.replace(/^/gm, '    ')

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
    getNameRequests,
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
      `contact ${id}: ${name} <${email}>, ${subject}, in ${language}, since ${askedAt}\n${indent(message)}`,
  ),
} satisfies Record<string, PrintedList>

const names = Object.keys(lists) as (keyof typeof lists)[]

export const waitingCommand: Command = {
  help: [
    [
      'waiting',
      'list what waits for a decision: registrations, applications, renewals, new names, contact requests',
    ],
    [`waiting registrations ${listOptions}`, `one of these lists: ${names.join(', ')}`],
  ],
  async run({ api, args: [name], options }) {
    if (name === undefined && (options.after ?? options.filter ?? options.sort))
      throw new Error('The list is missing: waiting registrations --after CURSOR')
    const notOneOf = (text: string) => `There is no list "${text}". It is one of:`
    const listNames = name === undefined ? names : [parseOneOf(names, name, notOneOf)]
    const lines: string[] = []
    for (const each of listNames) lines.push(...(await printList(api, lists[each], options)))
    return lines.length > 0 ? lines.join('\n') : 'Nothing is waiting.'
  },
}

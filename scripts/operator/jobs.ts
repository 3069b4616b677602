import * as contract from '#src/contract/messaging/job.ts'
import { valueOrThrow } from '../desk/desk.ts'
import type { Command, Commands } from './act.ts'
import { createPrintedList, listOptions, printList } from './listing.ts'

const rows = createPrintedList(contract.getJobs, 'jobs', 'job', ({ name, state, tries, failure, dueAt }) => {
  const when = state === 'failed' ? 'given up' : `waiting, due ${dueAt}`
  return `${name}  ${when}${failure ? ` (${tries} tries: ${failure})` : ''}`
})

const list: Command = {
  help: [
    [`jobs ${listOptions}`, 'what waits to be done, and what was given up: --filter state=failed, kind=mail'],
  ],
  async run({ api, options }) {
    const lines = await printList(api, rows, options)
    return lines.length > 0 ? lines.join('\n') : 'Nothing waits.'
  },
}

const retry: Command = {
  help: [['retry mail:12', 'try it again now']],
  async run({ api, words: [job] }) {
    if (job === undefined) throw new Error('Which? retry mail:12 (see jobs)')
    const { name } = await valueOrThrow(api.call(contract.retryJob, { name: job }))
    return `${name} is tried again.`
  },
}

/** The portal's own work. */
export const jobs: Commands = { jobs: list, retry }

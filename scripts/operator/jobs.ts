import * as contract from '#src/contract/job.ts'
import { answered } from '../desk/desk.ts'
import type { Act, Acts } from './act.ts'
import { listInWords, listing, listOptions } from './listing.ts'

const rows = listing(contract.getJobs, 'jobs', 'job', ({ name, state, tries, failure, dueAt }) => {
  const when = state === 'failed' ? 'given up' : `waiting, due ${dueAt}`
  return `${name}  ${when}${failure ? ` (${tries} tries: ${failure})` : ''}`
})

const list: Act = {
  help: [
    [`jobs ${listOptions}`, 'what waits to be done, and what was given up: --filter state=failed, kind=mail'],
  ],
  async run({ api, options }) {
    const lines = await listInWords(api, rows, options)
    return lines.length > 0 ? lines.join('\n') : 'Nothing waits.'
  },
}

const retry: Act = {
  help: [['retry mail:12', 'try it again now']],
  async run({ api, words: [job] }) {
    if (job === undefined) throw new Error('Which? retry mail:12 (see jobs)')
    const { name } = await answered(api.call(contract.retryJob, { name: job }))
    return `${name} is tried again.`
  },
}

/** The portal's own work. */
export const jobs: Acts = { jobs: list, retry }

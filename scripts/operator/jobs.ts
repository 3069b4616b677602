import * as contract from '#src/contract/job.ts'
import { answered } from '../desk/desk.ts'
import type { Act, Acts } from './act.ts'

const list: Act = {
  help: [['jobs', 'what waits to be done, and what was given up']],
  async run({ api }) {
    const rows = await answered(api.call(contract.getJobs, {}))
    const lines = rows.map(({ name, state, tries, failure, dueAt }) => {
      const when = state === 'failed' ? 'given up' : `waiting, due ${dueAt}`
      return `${name}  ${when}${failure ? ` (${tries} tries: ${failure})` : ''}`
    })
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

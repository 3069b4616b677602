import * as contract from '#src/contract/messaging/job.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command, Commands } from './command.ts'
import { createPrintedList, listOptions, printList } from './printed-list.ts'

const rows = createPrintedList(contract.getJobs, 'jobs', 'job', ({ name, state, tries, failure, dueAt }) => {
  const when = state === 'failed' ? 'failed' : `waiting, due ${dueAt}`
  return `${name}  ${when}${failure ? ` (${tries} tries: ${failure})` : ''}`
})

const list: Command = {
  help: [[`jobs ${listOptions}`, 'list waiting and failed jobs: --filter state=failed, kind=mail']],
  async run({ api, options }) {
    const lines = await printList(api, rows, options)
    return lines.length > 0 ? lines.join('\n') : 'No jobs are waiting.'
  },
}

const retry: Command = {
  help: [['retry mail:12', 'retry a job now']],
  async run({ api, args: [job] }) {
    if (job === undefined) throw new Error('The name of the job is missing: retry mail:12 (see jobs)')
    const { name } = await unwrapOrThrow(api.call(contract.retryJob, { name: job }))
    return `${name} is queued again.`
  },
}

/** The commands for the portal's own jobs. */
export const jobCommands: Commands = { jobs: list, retry }

import type { Api } from '#src/api/create-api.ts'
import * as contract from '#src/contract/job.ts'
import { answered } from '../desk/desk.ts'

/** What waits to be done and what was given up, a line each. */
export async function jobsInWords(api: Api): Promise<string> {
  const rows = await answered(api.call(contract.getJobs, {}))
  const lines = rows.map(({ name, state, tries, failure, dueAt }) => {
    const when = state === 'failed' ? 'given up' : `waiting, due ${dueAt}`
    return `${name}  ${when}${failure ? ` (${tries} tries: ${failure})` : ''}`
  })
  return lines.length > 0 ? lines.join('\n') : 'Nothing waits.'
}

/** Has a job tried again; returns what to print. */
export async function retryJobOf(api: Api, { job }: { job?: string }): Promise<string> {
  if (job === undefined) throw new Error('Which? retry mail:12 (see jobs)')
  const { name } = await answered(api.call(contract.retryJob, { name: job }))
  return `${name} is tried again.`
}

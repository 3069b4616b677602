import type { Logger } from 'pino'
import type { Sites } from '../../src/sites/load-sites.ts'
import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import type { Publisher } from '../ports/publisher.ts'
import { publishDue } from '../services/content/publish-due.ts'

/** How often the clock is looked at. Milliseconds. */
const every = 1000

interface Needs {
  db: Db
  sites: Sites
  clock: Clock
  publisher: Publisher
  log: Logger
}

/** Publishes drafts when their time comes, and the sites that show them. Answers how to stop. */
export function publishScheduled(needs: Needs): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    running = publishAllDue(needs)
      .catch((error: unknown) => needs.log.error({ err: error }, 'Scheduled content was not published'))
      .finally(() => {
        busy = false
      })
  }, every)
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Everything that is due, and then its sites at once. Answers those sites. */
export async function publishAllDue({ db, sites, clock, publisher }: Needs): Promise<string[]> {
  const concerned = new Set<string>()
  for (;;) {
    const put = await publishDue(db, sites, clock())
    if (!put) break
    for (const site of put) concerned.add(site)
  }
  if (concerned.size > 0) await publisher.publish([...concerned])
  return [...concerned]
}

import type { Sites } from '#src/sites/load-sites.ts'
import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import type { Publisher } from '../ports/publisher.ts'
import { publishDue } from '../services/publishing/content/publish-due.ts'

interface Needs {
  db: Db
  sites: Sites
  clock: Clock
  publisher: Publisher
}

/** Publishes the drafts whose time has come, and then the sites that show them. Answers these sites. */
export async function publishScheduled({ db, sites, clock, publisher }: Needs): Promise<string[]> {
  const concerned = new Set<string>()
  for (;;) {
    const put = await publishDue(db, sites, clock())
    if (!put) break
    for (const site of put) concerned.add(site)
  }
  if (concerned.size > 0) await publisher.publish([...concerned])
  return [...concerned]
}

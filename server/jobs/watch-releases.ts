import type { Logger } from 'pino'
import type { Database } from '../db/client.ts'
import type { PublishedPages } from '../ports/pages.ts'
import { releaseChannel } from '../services/publishing/release/switch-release.ts'
import { scheduleEvery } from './schedule-every.ts'

/**
 * The interval at which a server reads the current releases, in milliseconds. The server reads them even without a
 * notification, because a connection pooler may lose notifications.
 */
const interval = 1000

/**
 * Shows each new release as soon as the database notifies the server of it. Returns a function that stops watching
 * the releases.
 */
export function watchReleases(
  pages: PublishedPages,
  listen: Database['listen'],
  log: Logger,
): () => Promise<void> {
  const refresh = () => pages.refresh()
  const stopListening = listen?.(releaseChannel, () => {
    // If this run fails, the next run reports the failure.
    refresh().catch(() => {})
  })
  const stopRounds = scheduleEvery(interval, 'watchReleases', log, refresh)
  return async () => {
    await stopListening?.()
    await stopRounds()
  }
}

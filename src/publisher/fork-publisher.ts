import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PublisherSettings } from './settings.ts'

/**
 * The environment variable that contains the settings of the publisher process. An argument would be visible to
 * other users of the machine.
 */
export const publisherSettingsVariable = 'PUBLISHER_SETTINGS'

const file = fileURLToPath(new URL('./publisher-process.ts', import.meta.url))

/** Starts the publisher process. Its messages are described in publisher-process.ts. */
export const forkPublisher = (settings: PublisherSettings): ChildProcess =>
  fork(file, [], {
    env: { ...process.env, [publisherSettingsVariable]: JSON.stringify(settings) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })

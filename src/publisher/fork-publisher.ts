import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PublisherSettings } from './settings.ts'

/**
 * The environment variable with the settings of the publisher's process: everybody on the machine would see
 * an argument.
 */
export const settingsVariable = 'PUBLISHER_SETTINGS'

const file = fileURLToPath(new URL('./publisher-process.ts', import.meta.url))

/** Starts the publisher as a process of its own. It is asked and answers by messages: publisher-process.ts. */
export const forkPublisher = (settings: PublisherSettings): ChildProcess =>
  fork(file, [], {
    env: { ...process.env, [settingsVariable]: JSON.stringify(settings) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })

import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FollowSettings } from './follow-releases.ts'

/** The environment variable that contains the settings of the process that follows the releases. */
export const followVariable = 'FOLLOW_SETTINGS'

const file = fileURLToPath(new URL('./follower-process.ts', import.meta.url))

/** Starts the process that updates an exported folder to the current releases: follower-process.ts. */
export const forkFollower = (settings: FollowSettings): ChildProcess =>
  fork(file, [], {
    env: { ...process.env, [followVariable]: JSON.stringify(settings) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })

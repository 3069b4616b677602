import { spawnSync } from 'node:child_process'

/** The options of starting a process: through a command, in another folder, or as another user. */
export interface StartedHow {
  before?: readonly string[]
  cwd?: string
  uid?: number
}

const isRoot = process.getuid?.() === 0

/** The number of the user nobody, for tests that run as root. */
export const nobody = 65_534

/**
 * Returns options that start a process in a PID namespace, as in a container; it ends with its command. If the
 * system forbids namespaces, the options are empty.
 */
export function inContainer(): StartedHow {
  const unshare = [
    'unshare',
    ...(isRoot ? [] : ['--user', '--map-root-user']),
    '--pid',
    '--fork',
    '--kill-child',
  ]
  const { status } = spawnSync(unshare[0] as string, [...unshare.slice(1), 'true'])
  return status === 0 ? { before: unshare } : {}
}

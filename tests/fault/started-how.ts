import { spawnSync } from 'node:child_process'

/** How a process is started: by a command before its own, in another folder, or by another user. */
export interface StartedHow {
  before?: readonly string[]
  cwd?: string
  uid?: number
}

const isRoot = process.getuid?.() === 0

/** The number of the user nobody, for tests that run as root. */
export const nobody = 65_534

/**
 * Returns how a process runs in a namespace of process numbers of its own, as in a container; it ends with the command before it. Where the
 * system forbids namespaces it runs without.
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

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import * as z from 'zod'

const storedSession = z.object({
  /** The origin of the portal that the session belongs to. */
  origin: z.string(),
  token: z.string(),
  email: z.string(),
  expiresAt: z.iso.datetime(),
})
export type StoredSession = z.infer<typeof storedSession>

/** Returns the path of the file with the stored session; only the current user can read this file. */
const sessionFile = (): string =>
  join(process.env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'security-learning-portal', 'session.json')

/** Stores the session of the command line in place of an older session. */
export function storeSession(session: StoredSession): void {
  mkdirSync(dirname(sessionFile()), { recursive: true, mode: 0o700 })
  rmSync(sessionFile(), { force: true })
  writeFileSync(sessionFile(), JSON.stringify(session), { mode: 0o600 })
}

/** Returns the stored session of the command line for a portal; undefined if there is none, or if it has expired. */
export function readStoredSession(origin: string, now: number): StoredSession | undefined {
  try {
    const session = storedSession.parse(JSON.parse(readFileSync(sessionFile(), 'utf8')))
    return session.origin === origin && Date.parse(session.expiresAt) > now ? session : undefined
  } catch {
    return undefined
  }
}

export const deleteStoredSession = (): void => rmSync(sessionFile(), { force: true })

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import * as z from 'zod'

const storedSession = z.object({
  /** The address of the portal that the session is of. */
  origin: z.string(),
  token: z.string(),
  email: z.string(),
  expiresAt: z.iso.datetime(),
})
export type StoredSession = z.infer<typeof storedSession>

/** The file of the person at this computer, which only they can read. */
const file = (): string =>
  join(process.env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'security-learning-portal', 'session.json')

/** Stores the session of the command line, in place of another. */
export function storeSession(session: StoredSession): void {
  mkdirSync(dirname(file()), { recursive: true, mode: 0o700 })
  rmSync(file(), { force: true })
  writeFileSync(file(), JSON.stringify(session), { mode: 0o600 })
}

/** The session of the command line at a portal; undefined where nobody has signed in, or it has expired. */
export function readStoredSession(origin: string, now: number): StoredSession | undefined {
  try {
    const session = storedSession.parse(JSON.parse(readFileSync(file(), 'utf8')))
    return session.origin === origin && Date.parse(session.expiresAt) > now ? session : undefined
  } catch {
    return undefined
  }
}

export const deleteStoredSession = (): void => rmSync(file(), { force: true })

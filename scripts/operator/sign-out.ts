import type { Config } from '#server/config.ts'
import { endSessions, getSessions } from '#src/contract/identity/my-session.ts'
import { openOperatorApi, unwrapOrThrow } from '../api-client/operator-api.ts'
import { deleteStoredSession, readStoredSession } from '../api-client/stored-session.ts'

/** Ends the stored session of the command line, on this computer and on the server. */
export async function signOutCommandLine(config: Config): Promise<string> {
  const session = readStoredSession(config.origins.main, Date.now())
  if (!session) return 'You are not signed in on the command line.'
  const api = openOperatorApi(config, { session })
  try {
    const here = (await unwrapOrThrow(api.call(getSessions, {}))).find((each) => each.here)
    if (here) await unwrapOrThrow(api.call(endSessions, { id: here.id }))
  } finally {
    deleteStoredSession()
  }
  return `${session.email} is signed out.`
}

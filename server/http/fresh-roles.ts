import type { FoundSession } from '../services/identity/session/find-session.ts'
import { refreshRoles } from '../services/identity/session/refresh-roles.ts'
import type { Dependencies } from './app-env.ts'
import { operatorRolesOf } from './operator.ts'
import { loggableErrorOf } from './operator-visible-error.ts'

type Needs = Pick<Dependencies, 'db' | 'secrets' | 'random' | 'clock' | 'log'> & {
  ports: Pick<Dependencies['ports'], 'identity'>
}

/**
 * Finds a session; undefined if there is none. If its roles are due for renewal, requests them from the provider and
 * finds the session again.
 */
export async function findSessionWithFreshRoles(
  parts: Needs,
  find: () => Promise<FoundSession | undefined>,
): Promise<FoundSession | undefined> {
  const found = await find()
  const { dueRefreshToken: refreshDue = null } = found ?? {}
  if (!found || refreshDue === null) return found
  return (await freshRoles(parts, { ...found, refreshDue })) ? find() : found
}

/**
 * Requests the roles of a session from the provider again. Returns false if the provider is unavailable: the old
 * roles then stay until they expire.
 */
async function freshRoles(
  { db, ports, secrets, random, clock, log }: Needs,
  session: Pick<FoundSession, 'id'> & { refreshDue: string },
): Promise<boolean> {
  try {
    const refresh = { db, identity: ports.identity, keys: secrets.keys, random, now: clock() }
    await refreshRoles(refresh, session, operatorRolesOf)
    return true
  } catch (error) {
    log.warn({ fault: loggableErrorOf(error) }, 'The identity provider did not return the roles of a session')
    return false
  }
}

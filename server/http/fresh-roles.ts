import type { FoundSession } from '../services/identity/session/find-session.ts'
import { refreshRoles } from '../services/identity/session/renew-roles.ts'
import type { Dependencies } from './app-env.ts'
import { rolesOfOperators } from './operator.ts'
import { faultOf } from './operator-visible-error.ts'

type Needs = Pick<Dependencies, 'db' | 'secrets' | 'random' | 'clock' | 'log'> & {
  ports: Pick<Dependencies['ports'], 'identity'>
}

/** Finds a session, and finds it again once the provider was asked for roles that are due. */
export async function withFreshRoles(
  parts: Needs,
  find: () => Promise<FoundSession | undefined>,
): Promise<FoundSession | undefined> {
  const found = await find()
  const { refreshDue = null } = found ?? {}
  if (!found || refreshDue === null) return found
  return (await freshRoles(parts, { ...found, refreshDue })) ? find() : found
}

/**
 * Asks the provider for the roles of a session again. False where it can't be asked now: then they stay as they
 * are, until they lapse.
 */
async function freshRoles(
  { db, ports, secrets, random, clock, log }: Needs,
  session: Pick<FoundSession, 'id'> & { refreshDue: string },
): Promise<boolean> {
  try {
    const asking = { db, identity: ports.identity, keys: secrets.keys, random, now: clock() }
    await refreshRoles(asking, session, rolesOfOperators)
    return true
  } catch (error) {
    log.warn({ fault: faultOf(error) }, 'The identity provider could not be asked for roles')
    return false
  }
}

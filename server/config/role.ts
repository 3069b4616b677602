import type { ProcessEnvironment } from '../environment.ts'
import { createConfigError } from './config-error.ts'

/** The role of a server process: `web` serves visitors, `worker` runs the jobs, `all` does both. */
export type ProcessRole = ProcessEnvironment['ROLE']

/**
 * Returns the role of the process (ROLE). An embedded database has only one server, which must both serve visitors
 * and run the jobs.
 */
export function processRoleOf({ ROLE, DATABASE_URL }: ProcessEnvironment): ProcessRole {
  if (ROLE !== 'all' && !DATABASE_URL)
    throw createConfigError(
      'ROLE',
      `must not be ${ROLE} without DATABASE_URL: the embedded database has one server`,
    )
  return ROLE
}

import type { DemonstrationAction } from '#src/content-files/demonstration-person.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import type { RefusedResult } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import type { Site, TenantName } from '#src/sites/site.ts'
import type { Db } from '../db/client.ts'
import type { Random } from '../ports/random.ts'

/** The context of an action of the demonstration: the person, the audience and the time. */
export interface SeedActionContext {
  db: Db
  learner: Learner
  audience: { tenant: TenantName; site: Site; language: string }
  sites: Sites
  random: Random
  now: number
}

/** The type of the action with this name. */
export type NamedAction<Name extends DemonstrationAction['act']> = Extract<DemonstrationAction, { act: Name }>

/** Performs an action with the same service as the portal itself; the action may be refused in the same way. */
export type PerformAction<Name extends DemonstrationAction['act']> = (
  doing: SeedActionContext,
  action: NamedAction<Name>,
) => Promise<unknown | RefusedResult>

import type { StoryAct } from '#src/content-files/demonstration-person.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import type { RefusedResult } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import type { Site, TenantName } from '#src/sites/site.ts'
import type { Db } from '../db/client.ts'
import type { Random } from '../ports/random.ts'

/** A person of the demonstration in the middle of an act: who, where and when. */
export interface StoryContext {
  db: Db
  learner: Learner
  audience: { tenant: TenantName; site: Site; language: string }
  sites: Sites
  random: Random
  now: number
}

/** The type of the act with this name. */
export type ActNamed<Name extends StoryAct['act']> = Extract<StoryAct, { act: Name }>

/** A function that does an act by the service that does it for everybody; refused as there. */
export type Does<Name extends StoryAct['act']> = (
  doing: StoryContext,
  act: ActNamed<Name>,
) => Promise<unknown | RefusedResult>

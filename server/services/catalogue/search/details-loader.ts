import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { ResultDetails } from '#src/domain/search/result-details.ts'

/** Loads the facts of items of one type, by id. */
export type DetailsLoader = (db: Db, audience: Audience, ids: number[]) => Promise<Map<number, ResultDetails>>

/** A result without facts: each fact that only some types have is null. */
export const emptyDetails = {
  scene: null,
  picture: null,
  seconds: null,
  credits: null,
  day: null,
  session: null,
}

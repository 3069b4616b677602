import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { ResultDetails } from '#src/domain/search/result-details.ts'

/** Loads the metadata of items of one type, by id. */
export type DetailsLoader = (db: Db, audience: Audience, ids: number[]) => Promise<Map<number, ResultDetails>>

/** The metadata of a result that has none: each field that only some types have is null. */
export const emptyResultDetails = {
  scene: null,
  picture: null,
  seconds: null,
  credits: null,
  day: null,
  session: null,
}

import type { Db } from '#server/db/client.ts'
import { type EditorLimits, isUnlimited } from '#src/domain/editor-limits.ts'
import type { RefusedResult } from '#src/domain/refusal.ts'
import { listEditionRows } from '../item-row/item-row.ts'
import { checkChangeRights, checkSiteRights, refuseLanguage } from '../rights/check-change-rights.ts'
import { listItemsWithVideo } from './invalidate-video.ts'

/**
 * Returns the refusal `forbidden` if an editor's permissions do not allow replacing a video or its captions in a
 * language; otherwise null. Replacing a video is allowed if only the editor's sites show it. Replacing captions is
 * also allowed if their language is one of the editor's languages.
 */
export async function checkVideoRights(
  tx: Db,
  name: string,
  limits: EditorLimits,
  language?: string,
): Promise<RefusedResult | null> {
  if (isUnlimited(limits)) return null
  if (language !== undefined && limits.languages?.includes(language)) return null
  if (!limits.sites) return language === undefined ? checkSiteRights(limits, []) : refuseLanguage(language)
  for (const item of await listItemsWithVideo(tx, name)) {
    const before = (await listEditionRows(tx, item)).at(-1)?.document as object
    const refused = checkChangeRights({ ...limits, languages: null }, { before, after: null })
    if (refused) return refused
  }
  return null
}

import { inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { searchPosting, searchWord } from '#server/db/schema/search.ts'
import { searchWordsOfPage } from '#server/services/platform/portal-page.ts'
import { stemOf } from '#server/services/platform/stem.ts'
import { loadPublishedItems } from '#server/services/publishing/content-item/known-content.ts'
import { replaceSearchWords, saveSearchWords } from '#server/services/publishing/search/save-search-words.ts'
import { portalPages } from '#src/domain/search/portal-pages.ts'
import type { SiteLanguageEntry } from '#src/sites/site.ts'

/** The languages for which the portal computes the stems itself; these stems may change with the code. */
const ownStems = ['ko', 'pl']

/** Recalculates the stems of words that an older version of the code stored. */
async function refreshStems(tx: Db): Promise<void> {
  const stem = stemOf(sql`${searchWord.language}`, sql`${searchWord.word}`)
  await tx
    .update(searchWord)
    .set({ stem })
    .where(sql`${inArray(searchWord.language, ownStems)} and ${ne(searchWord.stem, stem)}`)
}

/**
 * Saves the search words of the portal's own pages, and of content that an earlier version of the portal published
 * without search words.
 */
export async function saveMissingSearchWords(
  db: Db,
  languages: readonly Pick<SiteLanguageEntry, 'code'>[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const pages = portalPages.map((page, id) => ({
      ...{ family: 'page', id },
      byLanguage: new Map(languages.map(({ code }) => [code, searchWordsOfPage(page, code)])),
    }))
    await replaceSearchWords(tx, pages)
    await refreshStems(tx)
    const [any] = await tx
      .select({ id: searchPosting.id })
      .from(searchPosting)
      .where(ne(searchPosting.family, 'page'))
      .limit(1)
    if (!any) await saveSearchWords(tx, await loadPublishedItems(tx))
  })
}

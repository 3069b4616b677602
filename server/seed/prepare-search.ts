import { ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { searchPosting } from '#server/db/schema/search.ts'
import { wordsOfPage } from '#server/services/platform/own-page.ts'
import { publishedItems } from '#server/services/publishing/content-item/known-content.ts'
import { replaceWords, saveSearchWords } from '#server/services/publishing/search/save-search-words.ts'
import { ownPages } from '#src/domain/search/own-pages.ts'
import type { SiteLanguageEntry } from '#src/sites/site.ts'

/** Saves the search words of the portal's own pages, and of content that was published before search words existed. */
export async function prepareSearch(
  db: Db,
  languages: readonly Pick<SiteLanguageEntry, 'code'>[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const pages = ownPages.map((page, id) => ({
      ...{ family: 'page', id },
      byLanguage: new Map(languages.map(({ code }) => [code, wordsOfPage(page, code)])),
    }))
    await replaceWords(tx, pages)
    const [any] = await tx
      .select({ id: searchPosting.id })
      .from(searchPosting)
      .where(ne(searchPosting.family, 'page'))
      .limit(1)
    if (!any) await saveSearchWords(tx, await publishedItems(tx))
  })
}

import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { searchPosting } from '#server/db/schema/search.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { searchResultType } from '#src/domain/search/search-result.ts'
import { splitWords } from '#src/domain/search/words.ts'
import { loadHitTexts } from './hit-texts.ts'

/** The maximum number of texts that are searched for the spelling of a word. */
const maxTexts = 3

/**
 * Returns a word as the titles and summaries of the content spell it, with accents. If no title or summary contains
 * the word, returns the normalized form that the search compares.
 */
export async function findContentSpelling(
  db: Db,
  audience: Audience,
  { language, word }: { language: string; word: string },
): Promise<string> {
  const items = await db
    .select({ family: searchPosting.family, id: searchPosting.id })
    .from(searchPosting)
    .where(and(eq(searchPosting.language, language), eq(searchPosting.word, word)))
    .orderBy(desc(searchPosting.weight))
    .limit(maxTexts)
  const hits = items.map(({ family, id }) => ({
    type: searchResultType.parse(family),
    id,
    wordCount: 1,
    score: 1,
  }))
  const texts = await loadHitTexts(db, { ...audience, language }, hits)
  const spellings = [...texts.values()].flatMap(({ title, summary }) => {
    const text = `${title} ${summary}`
    return splitWords(text, language)
      .filter((each) => each.word === word)
      .map(({ from, to }) => text.slice(from, to))
  })
  const [spelling = word] = spellings
  // The first word of a title has a capital letter. Only German capitalizes all nouns, so the word is returned in
  // lower case for other languages.
  return language === 'de' ? spelling : spelling.toLowerCase()
}

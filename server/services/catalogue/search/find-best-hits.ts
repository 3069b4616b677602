import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { type SearchResultType, searchResultType } from '#src/domain/search/search-result.ts'
import { fieldWeights } from '#src/domain/search/searched-texts.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'
import type { NearWord } from './find-near-words.ts'
import { findPagesForQuestions } from './find-pages-for-questions.ts'
import type { ItemHit } from './hit.ts'
import type { UnderstoodQuery } from './understand-query.ts'

/** A word of the content that matches a search term. `counts` is true if the term is required. */
interface CountedWord extends NearWord {
  counts: boolean
}

/**
 * A hit whose score does not yet include the factors of type and version. `replaced` is true for a certification
 * that a later version replaces.
 */
interface RawHit extends ItemHit {
  replaced: boolean
}

/** The weight of English texts for an audience with another language. */
const englishWeight = 0.5

/**
 * Returns the weight of English texts. It is 1 for British English too, because British visitors see American texts
 * where no British translation exists.
 */
const weightOfEnglish = ({ language }: Audience): number => (language.startsWith('en') ? 1 : englishWeight)

/**
 * Returns the visible items that contain a search term, without past and cancelled training sessions. A term has
 * several alternatives, such as its synonyms. An item has to contain all words of at least one alternative. The
 * score of an alternative is the score of its weakest word. The score of a term is the score of its best
 * alternative.
 */
async function findHits(
  db: Db,
  audience: Audience,
  words: readonly CountedWord[],
  now: number,
): Promise<RawHit[]> {
  const hits = sql`(with near as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
        as given(term integer, phrase integer, index integer, length integer, counts boolean, language text, word text, similarity float8)),
    found as (
      select posting.family, posting.id, near.term, near.phrase, near.index, near.length, near.counts,
        max(near.similarity * posting.weight * case when posting.language = ${audience.language} then 1 else ${weightOfEnglish(audience)}::float8 end) as score
      from near join search_posting as posting on posting.language = near.language and posting.word = near.word
      where near.term >= 0 or posting.weight >= ${fieldWeights.whole}
      group by 1, 2, 3, 4, 5, 6, 7),
    said as (select family, id, term, counts, min(score) as score from found
      group by family, id, term, counts, phrase, length having count(*) = length),
    hit as (select family, id, term, counts, max(score) as score from said group by 1, 2, 3, 4)
    select case hit.family when 'course' then course.content_type else hit.family end as type, hit.id,
      (count(*) filter (where hit.counts))::int as "wordCount", sum(hit.score)::float8 as score,
      coalesce(bool_or(exists (select from certification as later
        where coalesce(later.parent, later.id) = coalesce(certification.parent, certification.id)
          and later.version_label > certification.version_label)), false) as replaced
    from hit
    left join content_item as item on item.family = hit.family and item.id = hit.id and item.state = 'published'
      and item.tenants @> array[${audience.tenant}::text]
      and (item.sites is null or ${siteFolderOf(audience.site)} = any(item.sites))
    left join course on hit.family = 'course' and course.id = hit.id
    left join certification on hit.family = 'certification' and certification.id = hit.id
    left join classroom on hit.family = 'classroom' and classroom.id = hit.id
    left join practical_exam on hit.family = 'practicalExam' and practical_exam.id = hit.id
    where (item.id is not null or hit.family = 'page')
      and coalesce(classroom.ends_at, practical_exam.ends_at, 'infinity') > ${new Date(now).toISOString()}::timestamptz
      and not exists (select from cancelled_session as off where off.family = hit.family and off.id = hit.id)
    group by 1, 2) as hits`
  return db
    .select({
      type: sql<SearchResultType>`type`,
      id: sql<number>`id`,
      wordCount: sql<number>`"wordCount"`,
      score: sql<number>`score`,
      replaced: sql<boolean>`replaced`,
    })
    .from(hits)
}

const rankOf = (type: SearchResultType): number => searchResultType.options.indexOf(type)

/**
 * The score factors: one for hits of a type that the keyword names, one for a certification that a later version
 * replaces.
 */
const [namedTypeFactor, replacedFactor] = [3, 0.4]

/** The score factor of terms that an item need not contain. */
const optionalFactor = 0.4

function scoreOf({ type, score, replaced }: RawHit, { kinds }: UnderstoodQuery): number {
  const isNamed = kinds.some((kind) => kind === type || (kind === 'course' && type === 'video'))
  return score * (isNamed ? namedTypeFactor : 1) * (replaced ? replacedFactor : 1)
}

/**
 * Returns the items that match the most required words, sorted by score, then by type. Pages that answer the query
 * directly come first. If the query names only a type, the list page of this type comes first.
 */
export async function findBestHits(
  db: Db,
  audience: Audience,
  query: UnderstoodQuery,
  now: number,
): Promise<ItemHit[]> {
  const words = query.nearWords.map((word) => {
    const counts = query.required.includes(word.term)
    return { ...word, counts, similarity: word.similarity * (counts || word.term < 0 ? 1 : optionalFactor) }
  })
  const found = words.length > 0 ? await findHits(db, audience, words, now) : []
  const hits = found.map((hit) => ({ ...hit, score: scoreOf(hit, query) }))
  const maxWords = hits.reduce((top, hit) => Math.max(top, hit.wordCount), 1)
  const best = hits
    .filter((hit) => hit.wordCount === maxWords)
    .sort((a, b) => b.score - a.score || rankOf(a.type) - rankOf(b.type) || a.id - b.id)
    .map(({ type, id, wordCount, score }) => ({ type, id, wordCount, score }))
  const answers = findPagesForQuestions(query).map((id) => ({
    type: 'page' as const,
    id,
    wordCount: maxWords,
    score: 0,
  }))
  return [
    ...answers,
    ...best.filter((hit) => hit.type !== 'page' || !answers.some(({ id }) => id === hit.id)),
  ]
}

import type { Db } from '#server/db/client.ts'
import { listDictionaryItems } from '#server/services/catalogue/dictionary/list-dictionary-items.ts'
import { getCachedContent } from '#server/services/platform/content-cache.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import {
  namedResultTypes,
  type SearchVocabulary,
  searchQuestions,
  splitPhrases,
} from '#src/domain/search/search-vocabulary.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'

/**
 * The type of the dictionary of synonyms: each value is a meaning, and its label lists the phrases with this
 * meaning.
 */
const synonymsType = 'search_synonyms'

async function load(db: Db, audience: Audience): Promise<SearchVocabulary> {
  const { t } = translatorOf(audience.language, 'search-word')
  const synonyms = await listDictionaryItems(db, audience, [synonymsType])
  return {
    language: audience.language,
    kinds: namedResultTypes.map((kind) => ({ kind, phrases: splitPhrases(t(`search-word:kind.${kind}`)) })),
    questions: searchQuestions.map((question) => ({
      question,
      phrases: splitPhrases(t(`search-word:question.${question}`)),
    })),
    synonyms: synonyms.map(({ value, label }) => ({ meaning: value, phrases: splitPhrases(label) })),
  }
}

/** Loads the vocabularies of the audience's language and of English, cached until content changes. */
export const loadVocabularies = (db: Db, audience: Audience): Promise<SearchVocabulary[]> =>
  Promise.all(
    [...new Set([audience.language, 'en'])].map((language) =>
      getCachedContent(db, `search vocabulary ${audience.tenant} ${audience.site.code} ${language}`, () =>
        load(db, { ...audience, language }),
      ),
    ),
  )

import { shownTextOf } from '#src/domain/content-item/shown-language.ts'
import type { PoolTopic } from '#src/domain/pool/pool-document.ts'

/** Returns the names of a pool's topics in a language; for a topic without a name, its key. */
export const topicNamesOf = (
  topics: readonly PoolTopic[] | null | undefined,
  language: string,
): { key: string; name: string }[] =>
  (topics ?? []).map(({ key, texts }) => ({ key, name: shownTextOf(texts, language)?.name ?? key }))

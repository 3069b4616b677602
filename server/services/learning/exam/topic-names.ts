import type { PoolTopic } from '#src/domain/pool/pool-document.ts'

/** The names of a pool's topics in a language, else in English. */
export const topicNames = (
  topics: readonly PoolTopic[] | null | undefined,
  language: string,
): { key: string; name: string }[] =>
  (topics ?? []).map(({ key, texts }) => ({
    key,
    name: ((texts as Readonly<Record<string, { name: string } | undefined>>)[language] ?? texts.en).name,
  }))

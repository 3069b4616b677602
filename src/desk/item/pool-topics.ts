import type { PartialDocument } from './document-path.ts'

/** A topic of a pool that is being edited. */
export interface EditedTopic {
  key: string
  name: string
}

type Topic = { key?: string; texts?: Record<string, { name?: string }> }

/**
 * Returns the topics of a pool. Each name is in the given language, else in English, else in the first language that
 * has a name; a topic without a name has its key as name.
 */
export function topicsOfPool(document: PartialDocument, language: string): EditedTopic[] {
  const topics = Array.isArray(document.topics) ? (document.topics as Topic[]) : []
  return topics.flatMap(({ key, texts = {} }) =>
    key
      ? [{ key, name: texts[language]?.name || texts.en?.name || Object.values(texts)[0]?.name || key }]
      : [],
  )
}

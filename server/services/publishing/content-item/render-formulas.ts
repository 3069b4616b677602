import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { renderWords } from '../formula/render-words.ts'
import { wordsOfQuestions } from './question-texts.ts'
import type { GivenDocument, Issue } from './read-document.ts'

/**
 * Renders the LaTeX in the questions of a pool that was read, as the import of a bank does. Refused as `invalid` with the `issues`:
 * each formula that can't be rendered, and why.
 */
export function renderFormulas<Item extends GivenDocument>(given: Item): Item | RefusedResult {
  const item = structuredClone(given)
  const issues = wordsOfQuestions(item).flatMap(({ path, words }) => {
    const rendered = renderWords(words)
    Object.assign(words, rendered.words)
    return rendered.faults.map(
      ({ field, detail }): Issue => ({
        path: `${path}.${field}`,
        message: `has a formula that can't be rendered: ${detail}`,
      }),
    )
  })
  return issues.length > 0 ? refuse('invalid', { issues }) : item
}

/** Renders the LaTeX of documents that were read; refused as the first that has a formula which can't be rendered. */
export function renderAllFormulas<Item extends GivenDocument>(
  items: readonly Item[],
): Item[] | RefusedResult {
  const rendered: Item[] = []
  for (const item of items) {
    const each = renderFormulas(item)
    if (isRefused(each)) return refuse('invalid', { item: `${item.family} ${item.id}`, ...each.context })
    rendered.push(each)
  }
  return rendered
}

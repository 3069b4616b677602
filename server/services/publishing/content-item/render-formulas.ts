import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { renderQuestionFormulas } from '../formula/render-question-formulas.ts'
import { textsOfQuestions } from './question-texts.ts'
import type { DocumentIssue, UntrustedDocument } from './read-document.ts'

/**
 * Renders the LaTeX in the questions of a pool, as the import of a bank does. Refused as `invalid` with the
 * `issues`: one for each formula that can't be rendered, with the reason.
 */
export function renderFormulas<Item extends UntrustedDocument>(given: Item): Item | RefusedResult {
  const item = structuredClone(given)
  const issues = textsOfQuestions(item).flatMap(({ path, texts: words }) => {
    const rendered = renderQuestionFormulas(words)
    Object.assign(words, rendered.words)
    return rendered.faults.map(
      ({ field, detail }): DocumentIssue => ({
        path: `${path}.${field}`,
        message: `has a formula that can't be rendered: ${detail}`,
      }),
    )
  })
  return issues.length > 0 ? refuse('invalid', { issues }) : item
}

/**
 * Renders the LaTeX in several documents. Refused as `invalid` with the `item` and `issues` of the first document
 * with a formula that can't be rendered.
 */
export function renderAllFormulas<Item extends UntrustedDocument>(
  items: readonly Item[],
): Item[] | RefusedResult {
  const rendered: Item[] = []
  for (const item of items) {
    const result = renderFormulas(item)
    if (isRefused(result)) return refuse('invalid', { item: `${item.family} ${item.id}`, ...result.context })
    rendered.push(result)
  }
  return rendered
}

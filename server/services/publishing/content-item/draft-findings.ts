import { droppedMarkup } from '#server/services/platform/dropped-markup.ts'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import { findInvalidCharacters } from '#src/domain/content-item/invalid-character.ts'
import { richTextFields } from '#src/domain/content-item/rich-texts.ts'
import { describeFinding } from '#src/domain/content-item/rule-in-words.ts'
import type { GivenDocument, Issue } from './read-document.ts'

/** What keeps a draft from being a document, as findings. Signs that no page can show have a rule of their own. */
export function findingsOfIssues(
  { family, id, document }: GivenDocument,
  issues: readonly Issue[],
): ContentFinding[] {
  const item = { level: 'error', family, id } as const
  const odd = findInvalidCharacters(document).map(({ path, sign }) => ({ path: path.join('.'), sign }))
  const rest = issues.filter(({ path }) => !odd.some((each) => each.path === path))
  return [
    ...odd.map(
      ({ path, sign }): ContentFinding => ({
        ...item,
        ...{ rule: 'unshowableText', detail: `${path} ${sign}`, path },
        message: describeFinding('unshowableText', sign),
      }),
    ),
    ...rest.map(
      ({ path, message }): ContentFinding => ({ ...item, rule: 'incomplete', detail: path, path, message }),
    ),
  ]
}

/** The elements of rich text that its page would drop. */
export const findDroppedMarkup = (
  { family, id, document }: GivenDocument,
  level: ContentFinding['level'],
): ContentFinding[] =>
  richTextFields(family, document).flatMap(({ path, html }) =>
    droppedMarkup(html).map((element): ContentFinding => {
      const rule = 'droppedMarkup'
      const message = describeFinding(rule, element)
      return { level, rule, family, id, detail: element, path: path.join('.'), message }
    }),
  )

import { listDroppedMarkup } from '#server/services/platform/list-dropped-markup.ts'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import { describeFinding } from '#src/domain/content-item/explain-finding.ts'
import { findInvalidCharacters } from '#src/domain/content-item/invalid-character.ts'
import { listRichTexts } from '#src/domain/content-item/rich-texts.ts'
import type { DocumentIssue, UntrustedDocument } from './read-document.ts'

/** Returns the issues of a draft as findings. Characters that no page can display have a separate rule. */
export function findingsOfIssues(
  { family, id, document }: UntrustedDocument,
  issues: readonly DocumentIssue[],
): ContentFinding[] {
  const item = { level: 'error', family, id } as const
  const invalidCharacters = findInvalidCharacters(document).map(({ path, character: sign }) => ({
    path: path.join('.'),
    sign,
  }))
  const otherIssues = issues.filter(({ path }) => !invalidCharacters.some((each) => each.path === path))
  return [
    ...invalidCharacters.map(
      ({ path, sign }): ContentFinding => ({
        ...item,
        ...{ rule: 'unshowableText', detail: `${path} ${sign}`, path },
        message: describeFinding('unshowableText', sign),
      }),
    ),
    ...otherIssues.map(
      ({ path, message, reason = '' }): ContentFinding => ({
        ...item,
        rule: 'incomplete',
        detail: reason,
        path,
        message,
      }),
    ),
  ]
}

/** Returns a finding for each element of rich text that the item's page would remove. */
export const findDroppedMarkup = (
  { family, id, document }: UntrustedDocument,
  level: ContentFinding['level'],
): ContentFinding[] =>
  listRichTexts(family, document).flatMap(({ path, html }) =>
    listDroppedMarkup(html).map((element): ContentFinding => {
      const rule = 'droppedMarkup'
      const message = describeFinding(rule, element)
      return { level, rule, family, id, detail: element, path: path.join('.'), message }
    }),
  )

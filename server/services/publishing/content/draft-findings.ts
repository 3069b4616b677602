import { droppedMarkup } from '#server/services/ground/dropped-markup.ts'
import type { Finding } from '#src/domain/content/finding.ts'
import { richTextFields } from '#src/domain/content/rich-texts.ts'
import { messageOf } from '#src/domain/content/rule-in-words.ts'
import { unshowableIn } from '#src/domain/content/unshowable.ts'
import type { GivenDocument, Issue } from './read-document.ts'

/** What keeps a draft from being a document, as findings. Signs that no page can show have a rule of their own. */
export function findingsOfIssues(
  { family, id, document }: GivenDocument,
  issues: readonly Issue[],
): Finding[] {
  const item = { level: 'error', family, id } as const
  const odd = unshowableIn(document).map(({ path, sign }) => ({ path: path.join('.'), sign }))
  const rest = issues.filter(({ path }) => !odd.some((each) => each.path === path))
  return [
    ...odd.map(
      ({ path, sign }): Finding => ({
        ...item,
        ...{ rule: 'unshowableText', detail: `${path} ${sign}`, path },
        message: messageOf('unshowableText', sign),
      }),
    ),
    ...rest.map(
      ({ path, message }): Finding => ({ ...item, rule: 'incomplete', detail: path, path, message }),
    ),
  ]
}

/** The elements of rich text that its page would drop. */
export const findDroppedMarkup = (
  { family, id, document }: GivenDocument,
  level: Finding['level'],
): Finding[] =>
  richTextFields(family, document).flatMap(({ path, html }) =>
    droppedMarkup(html).map((element): Finding => {
      const rule = 'droppedMarkup'
      const message = messageOf(rule, element)
      return { level, rule, family, id, detail: element, path: path.join('.'), message }
    }),
  )

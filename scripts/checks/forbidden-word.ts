import { type CheckFinding, createError } from './check-finding.ts'
import type { Termbase } from './termbase.ts'
import type { VisibleText } from './visible-text.ts'

/**
 * Finds words in texts that the termbase of the text's language forbids. A missing termbase is reported as one
 * finding.
 */
export function findForbiddenWords(
  texts: readonly VisibleText[],
  termbases: readonly Termbase[],
): CheckFinding[] {
  const languages = [...new Set(texts.map(({ language }) => language))]
  const languagesWithoutTermbase = languages.filter((language) =>
    termbases.every((each) => each.language !== language),
  )
  return [
    ...languagesWithoutTermbase.map((language) =>
      createError(`docs/terms/${language}.md`, 'is missing: each language needs a termbase'),
    ),
    ...termbases.flatMap(({ language, never }) =>
      texts
        .filter((each) => each.language === language)
        .flatMap(({ where, text }) =>
          never.flatMap((each) => {
            const found = each.in.exec(text)?.[0]
            return found
              ? [createError(where, `"${found}" is forbidden by the termbase: ${each.instead}`)]
              : []
          }),
        ),
    ),
  ]
}

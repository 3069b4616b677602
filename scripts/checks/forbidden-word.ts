import { type CheckFinding, error } from './check-finding.ts'
import type { SaidText } from './said-text.ts'
import type { Termbase } from './termbase.ts'

/** Finds words that the termbase of a text's language forbids; a language without a termbase is one finding. */
export function findForbiddenWords(
  texts: readonly SaidText[],
  termbases: readonly Termbase[],
): CheckFinding[] {
  const languages = [...new Set(texts.map(({ language }) => language))]
  const without = languages.filter((language) => termbases.every((each) => each.language !== language))
  return [
    ...without.map((language) =>
      error(`docs/terms/${language}.md`, 'is missing: each language has its terms'),
    ),
    ...termbases.flatMap(({ language, never }) =>
      texts
        .filter((each) => each.language === language)
        .flatMap(({ where, text }) =>
          never.flatMap((each) => {
            const found = each.in.exec(text)?.[0]
            return found ? [error(where, `"${found}" is no word of the termbase: ${each.instead}`)] : []
          }),
        ),
    ),
  ]
}

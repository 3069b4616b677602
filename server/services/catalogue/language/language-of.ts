import type { Language } from '#src/domain/language/language.ts'
import { textDirectionOf } from '#src/domain/language/script.ts'
import { getLanguageId, type Sites } from '#src/sites/load-sites.ts'

/** Returns the language of a code, with its id and names from `sites/languages.json`. */
export function languageOf({ languages }: Pick<Sites, 'languages'>, code: string): Language {
  const id = getLanguageId(languages, code)
  const { name } = languages.find((each) => each.id === id) as (typeof languages)[number]
  return { id, code, name, rightToLeft: textDirectionOf(code) === 'rtl' }
}

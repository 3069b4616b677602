import type { Language } from '../../../src/domain/language/language.ts'
import { languageId, type Sites } from '../../../src/sites/load-sites.ts'
import { direction } from '../../../src/sites/site.ts'

/** A language by its code, with what `sites/languages.json` says of it. */
export function languageOf({ languages }: Pick<Sites, 'languages'>, code: string): Language {
  const id = languageId(languages, code)
  const name = languages.find((each) => each.id === id)?.name ?? code
  return { id, code, name, rightToLeft: direction(code) === 'rtl' }
}

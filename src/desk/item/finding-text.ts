import type { ContentFinding } from '../../domain/content-item/content-finding.ts'
import { formatFindingSentence } from '../../domain/content-item/finding-sentences/format-finding-sentence.ts'
import { deskLanguage } from '../address/page.ts'
import { languageName } from '../pieces/language-name.ts'

/** Returns a finding as a sentence in the language of the desk, with the names of languages instead of their codes. */
export function findingText({ rule, detail }: Pick<ContentFinding, 'rule' | 'detail'>): string {
  // A sentence takes the words of a detail one by one: the spaces of a name must not break.
  const named = rule === 'missingTranslation' ? languageName(detail).replaceAll(' ', '\u00A0') : detail
  return formatFindingSentence({ rule, detail: named }, deskLanguage())
}

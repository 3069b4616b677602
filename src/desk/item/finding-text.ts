import type { ContentFinding } from '../../domain/content-item/content-finding.ts'
import { formatFindingSentence } from '../../domain/content-item/finding-sentences/format-finding-sentence.ts'
import { getDeskLanguage } from '../address/desk-language.ts'
import { languageName } from '../components/language-name.ts'

/**
 * Returns a finding as a sentence in the language of the desk, with the names of languages instead of their codes.
 */
export function findingText({ rule, detail }: Pick<ContentFinding, 'rule' | 'detail'>): string {
  // The message splits `detail` into values at spaces, so spaces in the language's name become non-breaking.
  const named = rule === 'missingTranslation' ? languageName(detail).replaceAll(' ', '\u00A0') : detail
  return formatFindingSentence({ rule, detail: named }, getDeskLanguage())
}

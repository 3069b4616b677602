import type { ContentFinding } from '../content-finding.ts'
import type { EditorLanguage } from '../editor-language.ts'
import { issueReason } from '../issue-reason.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { pl } from './pl.ts'
import type { SentenceName, Sentences } from './sentences.ts'

/** The sentences of all findings in the languages of the desk. */
export const findingSentences: Readonly<Record<EditorLanguage, Sentences>> = { en, de, es, pl, ar }

/**
 * Returns the parts of a detail that a sentence can contain: "5/9: kr" has the values 5, 9 and kr. Slashes separate
 * only numbers; links stay whole.
 */
function valuesOf(detail: string): Record<string, string> {
  const words = detail.split(/: | |(?<=^\d+)\/(?=\d)/)
  return { 2: '', ...Object.fromEntries(words.map((word, index) => [index + 1, word])) }
}

/** Returns the name of the sentence for a rule. The detail of a wrong time is a time, or the name of a time zone. */
function nameOf(rule: ContentFinding['rule'], detail: string, reason: SentenceName): SentenceName {
  if (rule === 'incomplete') return reason
  return rule === 'wrongTime' && !/^\d{4}-/.test(detail) ? 'wrongZone' : rule
}

/** Returns the sentence for a finding in a language of the desk. The desk shows it at the faulty field. */
export function formatFindingSentence(
  { rule, detail }: Pick<ContentFinding, 'rule' | 'detail'>,
  language: EditorLanguage,
): string {
  const [word = ''] = detail.split(' ')
  const reason = issueReason.safeParse(word)
  const name = nameOf(rule, detail, reason.success ? reason.data : 'other')
  const values = valuesOf(rule === 'incomplete' ? detail.slice(word.length + 1) : detail)
  const sentence = findingSentences[language][name]
  return sentence.replace(/\{\{(\d)\}\}/g, (_, place: string) => values[place] ?? '').replace(/ +/g, ' ')
}

/**
 * Returns the language of an exam paper: the language in which the attempt was started if at least one question has
 * it, else the language of most questions.
 * @example languageOfPaper([{ language: 'de' }, { language: 'de' }], 'en') // 'de'
 */
export function languageOfPaper(questions: readonly { language: string }[], startLanguage: string): string {
  const counts = Map.groupBy(questions, ({ language }) => language)
  if (counts.has(startLanguage)) return startLanguage
  const [most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)
  return most?.[0] ?? startLanguage
}

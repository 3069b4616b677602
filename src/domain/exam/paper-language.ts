/**
 * Returns the language of a paper: the one that the attempt was begun in where a question is in it, else the one of most
 * questions.
 * @example languageOfPaper([{ language: 'de' }, { language: 'de' }], 'en') // 'de'
 */
export function languageOfPaper(questions: readonly { language: string }[], begun: string): string {
  const counts = Map.groupBy(questions, ({ language }) => language)
  if (counts.has(begun)) return begun
  const [most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)
  return most?.[0] ?? begun
}

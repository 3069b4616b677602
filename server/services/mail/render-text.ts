import type { Letter } from './letter.ts'

/** A value keeps the direction of its own script in an Arabic line. */
const isolated = (text: string): string => `\u2068${text}\u2069`

/** A mail for those who read no HTML. */
export function renderText({ direction, ...letter }: Letter): string {
  const value = direction === 'rtl' ? isolated : (text: string) => text
  const facts = letter.facts.map((fact) => `${fact.label}: ${value(fact.value)}`)
  const notes = letter.notes.map(({ text, url }) => (url ? `${text}\n${url}` : text))
  return [
    letter.greeting,
    ...letter.paragraphs,
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    `${letter.button.label}:\n${letter.button.url}`,
    `--\n${[letter.portal, ...notes].join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n')
}

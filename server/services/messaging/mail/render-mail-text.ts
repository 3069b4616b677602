import type { MailBody } from './mail-body.ts'

/**
 * Wraps a value in direction isolates (U+2068, U+2069), so that it keeps its text direction within an Arabic line.
 */
const isolate = (text: string): string => `\u2068${text}\u2069`

/** Returns a mail as plain text. */
export function renderMailText({ direction, ...body }: MailBody): string {
  const value = direction === 'rtl' ? isolate : (text: string) => text
  const facts = body.details.map((fact) => `${fact.label}${body.colon} ${value(fact.value)}`)
  const notes = body.notes.map(({ text, url }) => (url ? `${text}\n${url}` : text))
  return [
    body.greeting,
    ...body.paragraphs,
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    `${body.button.label}${body.colon}\n${body.button.url}`,
    `--\n${[body.portal, ...notes].join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n')
}

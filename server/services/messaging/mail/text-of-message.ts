import type { MessageFile, MessageText } from '#src/domain/message/message.ts'
import type { MailRow } from './claim-mail.ts'
import type { MailBody } from './mail-body.ts'
import type { MailContent } from './mail-content.ts'

interface SentMail {
  row: MailRow
  body: MailBody
  content: MailContent
  dated: boolean
}

/**
 * Returns the text of a mail for the learner's messages in the portal; undefined for mails to people without an
 * account. A code that grants access is left out, so that only the mail contains it.
 */
export function textOfMessage({ row, body, content, dated }: SentMail): MessageText | undefined {
  if (row.learnerId === null) return undefined
  const { language, subject, greeting, paragraphs, details: facts, button } = body
  return {
    language,
    subject,
    greeting,
    paragraphs: [...paragraphs],
    facts: facts.filter(({ value }) => value !== row.data.code),
    button: { label: button.label, path: pathOf(button.url) },
    files: filesOf(row, content, dated),
  }
}

/** Returns the path of a URL of the portal, without the code of an invitation letter. */
function pathOf(url: string): string {
  const { pathname, search, searchParams } = new URL(url)
  return searchParams.has('code') ? pathname : pathname + search
}

function filesOf({ kind }: MailRow, content: MailContent, dated: boolean): MessageFile[] {
  const { subject, invoice, creditNote, order } = content
  if (kind === 'invoice' && invoice && order) return [{ kind: 'invoice', seqNo: order.seqNo }]
  if (kind === 'creditNote' && creditNote) return [{ kind: 'creditNote', number: creditNote.number }]
  if (!dated || !subject) return []
  const kindOfDate = subject.kind === 'classroom' ? ('classroom' as const) : ('practical-exam' as const)
  return [{ kind: 'calendar', of: kindOfDate, id: subject.id }]
}

import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '../ports/mail.ts'

/**
 * Converts a mail to nodemailer's format. The Message-ID is derived from the mail's name, so that mail programs
 * recognize a second copy.
 */
export const toNodemailer = (mail: Mail, address: string): SendMailOptions => ({
  from: { name: mail.from, address },
  replyTo: mail.replyTo,
  to: mail.to,
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  messageId: `<${mail.name}@${address.split('@')[1]}>`,
  headers: {
    'Content-Language': mail.language,
    'Auto-Submitted': 'auto-generated',
    ...(mail.unsubscribe && {
      'List-Unsubscribe': `<${mail.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  attachments: mail.attachments.map(({ name, type, content, cid }) => ({
    filename: name,
    contentType: type,
    content: typeof content === 'string' ? content : Buffer.from(content),
    ...(cid && { cid, contentDisposition: 'inline' as const }),
  })),
})

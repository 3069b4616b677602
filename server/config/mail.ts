import { isLoopback } from '../../src/hosting/loopback.ts'
import type { ProcessEnvironment } from '../environment.ts'
import { createConfigError } from './config-error.ts'

/**
 * The SMTP server that sends mails (MAIL_URL, smtp(s)://user:password@host:port) and the sender's address
 * (MAIL_FROM). `isTlsRequired` requires STARTTLS; it is set if the server is on another machine and MAIL_PLAIN is
 * not set.
 */
export interface MailServer {
  url: string
  from: string
  isTlsRequired: boolean
}

/** Returns the SMTP server; null if mails are stored and not sent. */
export function mailServerOf(env: ProcessEnvironment): MailServer | null {
  if (!env.MAIL_URL) return null
  if (!env.MAIL_FROM)
    throw createConfigError('MAIL_FROM', 'is needed with MAIL_URL: the address of the sender')
  const { protocol, hostname } = new URL(env.MAIL_URL)
  const needsTls = protocol === 'smtp:' && !isLoopback(hostname) && !env.MAIL_PLAIN
  return { url: env.MAIL_URL, from: env.MAIL_FROM, isTlsRequired: needsTls }
}

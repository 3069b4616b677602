import { isLoopback } from '../../src/hosting/loopback.ts'
import type { ProcessEnvironment } from '../environment.ts'
import { configError } from './config-error.ts'

/**
 * The SMTP server that mails go to (MAIL_URL, smtp(s)://user:password@host:port) and the address that sends (MAIL_FROM). `needsTls`: it
 * must take STARTTLS, for it is on another machine and MAIL_PLAIN does not say otherwise.
 */
export interface MailServer {
  url: string
  from: string
  needsTls: boolean
}

/** Null where mails are kept and not sent. */
export function mailOf(env: ProcessEnvironment): MailServer | null {
  if (!env.MAIL_URL) return null
  if (!env.MAIL_FROM) throw configError('MAIL_FROM', 'is needed with MAIL_URL: the address that sends')
  const { protocol, hostname } = new URL(env.MAIL_URL)
  const needsTls = protocol === 'smtp:' && !isLoopback(hostname) && !env.MAIL_PLAIN
  return { url: env.MAIL_URL, from: env.MAIL_FROM, needsTls }
}

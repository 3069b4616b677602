import type { MailCarrier } from '../ports/mail.ts'

/** Top-level domains that nobody can own; tests and demonstrations use them. RFC 2606, section 2. */
const reserved = /\.(test|example|invalid|localhost)$/i

/** Whether an address belongs to a domain that nobody can own. */
export const isReserved = (address: string): boolean => reserved.test(address)

/**
 * Returns a carrier that sends mails by one carrier, and stores mails to reserved addresses by another, because nobody could receive
 * them.
 */
export const storedIfReserved = (sending: MailCarrier, storing: MailCarrier): MailCarrier => ({
  send: (mail) => (isReserved(mail.to.address) ? storing : sending).send(mail),
})

import type { MailTransport } from '../ports/mail.ts'

/**
 * Top-level domains that are reserved and can't be registered; tests and demonstrations use them. RFC 2606, section
 * 2.
 */
const reserved = /\.(test|example|invalid|localhost)$/i

/** Whether an address belongs to a domain that is reserved and can't be registered. */
export const isReservedAddress = (address: string): boolean => reserved.test(address)

/**
 * Returns a transport that sends mails with `sending`, but passes mails to reserved addresses to `storing`, because
 * nobody could receive them.
 */
export const createAddressRoutingTransport = (
  sending: MailTransport,
  storing: MailTransport,
): MailTransport => ({
  send: (mail) => (isReservedAddress(mail.to.address) ? storing : sending).send(mail),
})

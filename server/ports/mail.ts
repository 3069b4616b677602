/** A file that is attached to a mail. With a `cid` it is shown within the mail: <img src="cid:logo">. */
export interface MailAttachment {
  name: string
  type: string
  content: string | Uint8Array
  cid?: string
}

/** A mail that is ready to be sent. */
export interface Mail {
  /**
   * The key under which this mail is stored, if its transport stores mails: lower-case letters, digits and dashes.
   */
  key: string
  /**
   * The unique name of the mail. It is the same in each attempt to send the mail, so that duplicates can be
   * recognized.
   */
  name: string
  /** The name of the sender, and the address for replies. */
  from: string
  replyTo: string
  to: { name: string; address: string }
  language: string
  subject: string
  html: string
  text: string
  attachments: readonly MailAttachment[]
  /** The URL that unsubscribes by one POST (RFC 8058), for mails of a subscription. */
  unsubscribe?: string
}

/** Sends mails. Throws if a mail could not be sent; the caller tries again later. */
export interface MailTransport {
  send(mail: Mail): Promise<void>
}

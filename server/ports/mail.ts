/** A file that is attached to a mail. With a `cid` it is shown within the mail: <img src="cid:logo">. */
export interface MailAttachment {
  name: string
  type: string
  content: string | Uint8Array
  cid?: string
}

/** A mail as it goes out. */
export interface Mail {
  /** The key that a carrier which keeps mails stores it under: small letters, figures and dashes. */
  key: string
  /**
   * A name that is the same at each try, and no other mail's: whoever gets the mail twice after all can tell.
   */
  name: string
  /** The name of the sender, and the address for answers. */
  from: string
  replyTo: string
  to: { name: string; address: string }
  language: string
  subject: string
  html: string
  text: string
  attachments: readonly MailAttachment[]
  /** The address that ends such mails by one POST (RFC 8058), where there are more to come. */
  unsubscribe?: string
}

/** A carrier of mails. Throws where a mail could not be handed over: then it is tried again. */
export interface MailCarrier {
  send(mail: Mail): Promise<void>
}

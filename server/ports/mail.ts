/** Something that comes with a mail. With a `cid` it stands within it: <img src="cid:logo">. */
export interface MailAttachment {
  name: string
  type: string
  content: string | Uint8Array
  cid?: string
}

/** A mail as it goes out. */
export interface Mail {
  /** What it is stored under by who keeps it. Small letters, figures and dashes. */
  key: string
  /** The same whenever it is tried, and no other mail's: whoever gets it twice after all can tell. */
  name: string
  /** The name of the sender, and where answers go. */
  from: string
  replyTo: string
  to: { name: string; address: string }
  language: string
  subject: string
  html: string
  text: string
  attachments: readonly MailAttachment[]
}

/** Whoever carries mails. Throws where one could not be handed over: then it is tried again. */
export interface MailCarrier {
  send(mail: Mail): Promise<void>
}

/** A fact that a mail lists: "When: December 5, 2026". */
export interface Fact {
  label: string
  value: string
}

/** A mail before it is laid out: texts without any markup. */
export interface MailBody {
  language: string
  direction: 'ltr' | 'rtl'
  portal: string
  subject: string
  greeting: string
  paragraphs: readonly string[]
  facts: readonly Fact[]
  /** What stands behind a label in plain text: French has a space before it. */
  colon: string
  button: { label: string; url: string }
  /** Small lines at the end of the mail; those with a `url` are links. */
  notes: readonly { text: string; url?: string }[]
}

/** The colours that a mail is drawn in. */
export interface MailColours {
  brand: string
  onBrand: string
  ink: string
  faded: string
  paper: string
  surface: string
  line: string
}

/** A labeled detail that a mail lists: "When: December 5, 2026". */
export interface MailDetail {
  label: string
  value: string
}

/** A mail before it is rendered: texts without any markup. */
export interface MailBody {
  language: string
  direction: 'ltr' | 'rtl'
  portal: string
  subject: string
  greeting: string
  paragraphs: readonly string[]
  details: readonly MailDetail[]
  /** The separator after a label in plain text; in French a space precedes the colon. */
  colon: string
  button: { label: string; url: string }
  /** Small lines at the end of the mail; the lines with a `url` are links. */
  notes: readonly { text: string; url?: string }[]
}

/** The colors of a mail. */
export interface MailColors {
  brand: string
  onBrand: string
  ink: string
  faded: string
  paper: string
  surface: string
  line: string
}

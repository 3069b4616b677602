import type { DateAlertFilter } from '../date-alert/date-alert-filter.ts'

/** The id of the item that a mail is about. */
export interface MailSubject {
  kind: 'course' | 'certification' | 'classroom' | 'practicalExam'
  id: number
}

/**
 * The data stored with a queued mail, besides its kind. Names, dates and locations are read from the database when
 * the mail is sent.
 */
export interface MailData {
  subject?: MailSubject
  /** The canceled session from which the learner was moved. */
  movedFrom?: MailSubject
  orderId?: number
  certificateId?: number
  /** The amount of the order's refund in minor units, as long as there is no credit note. */
  amount?: number
  /** The number of the order's credit note. */
  creditNote?: string
  /** The score of a graded exam, 0 to 100. */
  score?: number
  /** The corrected result of an exam or a training. */
  result?: 'passed' | 'failed' | 'absent' | 'attended' | 'missed'
  /** The reason for a rejection or a correction, as the reviewer wrote it. */
  reason?: string
  /** The code of an invitation letter, stored unencrypted only until the mail is sent. */
  code?: string
  /** The deadline that the mail names, as an instant. */
  until?: string
  /** The name in the greeting for a recipient without an account. */
  name?: string
  /** The requested name that a reviewer approved or rejected. */
  requestedName?: string
  /** The content item of which an editor is notified, such as "course 7". */
  item?: string
  /** The id of a contact request; `answer` is the reply to it. */
  requestId?: number
  answer?: string
  /**
   * The dates to which a recipient subscribed, the token for the link in the mail, and the sessions that the mail
   * lists.
   */
  newDates?: { alertId: number; wish: DateAlertFilter; token: string; sessions?: number[] }
}

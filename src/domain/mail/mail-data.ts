import type { DateRequest } from '../date-alert/date-request.ts'

/** The item that a mail is about, by its id. */
export interface MailSubject {
  kind: 'course' | 'certification' | 'classroom' | 'practicalExam'
  id: number
}

/** The facts that a queued mail keeps beside its kind; names, dates and places are read when it is sent. */
export interface MailData {
  subject?: MailSubject
  /** The session that the learner was moved from, where that does not take place. */
  movedFrom?: MailSubject
  orderId?: number
  certificateId?: number
  /** How much of the order goes back, in minor units, before a credit note says it. */
  amount?: number
  /** The number of a credit note about the order. */
  creditNote?: string
  /** The score of a graded exam, 0 to 100. */
  score?: number
  /** The result of an exam or a training, once it was corrected. */
  result?: 'passed' | 'failed' | 'absent' | 'attended' | 'missed'
  /** The reason for a rejection or a correction, in the words of whoever decided. */
  reason?: string
  /** The code of an invitation letter, in the clear only until the mail is sent. */
  code?: string
  /** The instant until which something can be done. */
  until?: string
  /** The name to greet somebody by who has no account, or no longer. */
  name?: string
  /** The new name that was decided about. */
  requestedName?: string
  /** The item of content that an editor is told of, as "course 7". */
  item?: string
  /** The number of a question to the people behind the portal, and what they answered. */
  requestId?: number
  answer?: string
  /** The dates that a reader asked about, the token of the link in the mail, and the sessions that the mail lists. */
  newDates?: { alertId: number; wish: DateRequest; token: string; sessions?: number[] }
}

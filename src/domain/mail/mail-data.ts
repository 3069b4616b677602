/** What learners enrol in, by its number. */
export interface MailSubject {
  kind: 'course' | 'certification' | 'classroom' | 'practicalExam'
  id: number
}

/** What a mail needs to know beside its kind; names, dates and places are read when it is sent. */
export interface MailData {
  subject?: MailSubject
  orderId?: number
  certificateId?: number
  /** 0 to 100. */
  score?: number
  /** Why something was rejected, in the words of whoever decided. */
  reason?: string
  /** Of an invitation letter: in the clear only until the mail is gone. */
  code?: string
  /** An instant until which something can be done. */
  until?: string
  /** Whom to greet who is no learner, or no longer. */
  name?: string
}

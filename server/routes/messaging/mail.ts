import * as contract from '#src/contract/messaging/mail.ts'
import { implement } from '../../implement.ts'
import { listMails } from '../../services/messaging/mail/list-mails.ts'
import { readStoredMail } from '../../services/messaging/mail/read-stored-mail.ts'

export const mailRoutes = [
  implement(contract.getMails, ({ db, log, request }) => listMails(db, log, request)),

  implement(contract.getMail, ({ db, ports, request: { id } }) => readStoredMail(db, ports.storage, id)),
]

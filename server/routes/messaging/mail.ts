import * as contract from '#src/contract/messaging/mail.ts'
import { implement } from '../../implement.ts'
import { listMails } from '../../services/messaging/mail/list-mails.ts'
import { readKeptMail } from '../../services/messaging/mail/read-kept-mail.ts'

export const mailRoutes = [
  implement(contract.getMails, ({ db, log, request }) => listMails(db, log, request)),

  implement(contract.getMail, ({ db, ports, request: { id } }) => readKeptMail(db, ports.storage, id)),
]

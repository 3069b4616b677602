import * as contract from '#src/contract/mail.ts'
import { implement } from '../implement.ts'
import { listMails } from '../services/people/mail/list-mails.ts'
import { readKeptMail } from '../services/people/mail/read-kept-mail.ts'

export const mailRoutes = [
  implement(contract.getMails, ({ db, log, request }) => listMails(db, log, request)),

  implement(contract.getMail, ({ db, ports, request: { id } }) => readKeptMail(db, ports.storage, id)),
]

import * as contract from '../../src/contract/mail.ts'
import { implement } from '../implement.ts'
import { listMails } from '../services/mail/list-mails.ts'
import { readKeptMail } from '../services/mail/read-kept-mail.ts'

export const mailRoutes = [
  implement(contract.getMails, ({ db }) => listMails(db)),

  implement(contract.getMail, ({ db, ports, request: { id } }) => readKeptMail(db, ports.storage, id)),
]

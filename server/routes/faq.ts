import * as contract from '../../src/contract/faq.ts'
import { implement } from '../implement.ts'
import { findEntries } from '../services/faq/find-entries.ts'

export const faqRoutes = [
  implement(contract.getFaq, ({ db, request, ...audience }) => findEntries(db, audience, request.keyword)),
]

import { getInvoice } from '#src/contract/order.ts'
import { isRefused, refuse } from '#src/domain/refusal.ts'
import { implementForLearner } from '../implement.ts'
import { documentLink } from '../services/ground/document/document-link.ts'
import { findInvoice } from '../services/money/invoice/find-invoice.ts'

export const invoiceRoutes = [
  implementForLearner(getInvoice, async (ask) => {
    const { db, learner, request, ports, now, http } = ask
    const found = await findInvoice(db, learner.id, request.seqNo)
    const session = http.get('session')
    if (!found || !session) return refuse('notFound')
    const { number, language, snapshot } = found
    const link = await documentLink(ask, {
      // Invoices stay when an account goes, so their keys are not the learner's.
      key: `invoice-${number.toLowerCase()}.pdf`,
      name: `${number}.pdf`,
      sessionId: session.id,
      now,
      make: () => ports.documents.render('invoice', language, snapshot),
    })
    return isRefused(link) ? link : { link }
  }),
]

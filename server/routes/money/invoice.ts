import { getCreditNote } from '#src/contract/money/credit-note.ts'
import { getInvoice } from '#src/contract/money/order.ts'
import { isRefused, refuse } from '#src/domain/refusal.ts'
import { implementForLearner } from '../../implement.ts'
import { findCreditNote } from '../../services/money/credit-note/find-credit-note.ts'
import { findInvoice } from '../../services/money/invoice/find-invoice.ts'
import { getDocumentUrl } from '../../services/platform/document/get-document-url.ts'

/** Invoices and credit notes remain when an account is deleted, so they are not stored among the learner's files. */
export const invoiceRoutes = [
  implementForLearner(getInvoice, async (context) => {
    const { db, learner, request, ports, now, http } = context
    const found = await findInvoice(db, learner.id, request.seqNo)
    const session = http.get('session')
    if (!found || !session) return refuse('notFound')
    const { number, language, snapshot } = found
    const link = await getDocumentUrl(context, {
      key: `invoice-${number.toLowerCase()}.pdf`,
      name: `${number}.pdf`,
      sessionId: session.id,
      now,
      render: () => ports.documents.render('invoice', language, snapshot),
    })
    return isRefused(link) ? link : { link }
  }),

  implementForLearner(getCreditNote, async (context) => {
    const { db, learner, request, ports, now, http } = context
    const found = await findCreditNote(db, learner.id, request.number)
    const session = http.get('session')
    if (!found || !session) return refuse('notFound')
    const { language, snapshot } = found
    const link = await getDocumentUrl(context, {
      key: `credit-note-${snapshot.number.toLowerCase()}.pdf`,
      name: `${snapshot.number}.pdf`,
      sessionId: session.id,
      now,
      render: () => ports.documents.render('creditNote', language, snapshot),
    })
    return isRefused(link) ? link : { link }
  }),
]

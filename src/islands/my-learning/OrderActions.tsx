import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { getCreditNote } from '#src/contract/money/credit-note.ts'
import { getInvoice } from '#src/contract/money/order.ts'
import type { Order } from '#src/domain/order/order.ts'
import { isPayable } from '#src/domain/order/order-state.ts'
import { environment } from '#src/environment/environment.ts'
import { sellerPaymentUrl } from '#src/query/payment.ts'
import type { Place } from '#src/routes.ts'
import { $isActing } from '#src/stores/action/action.ts'
import { payWithOtherMethod, removeOrder } from '#src/stores/payment/my-orders.ts'
import { ConfirmationDialog } from '#src/ui/ConfirmationDialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { downloadDocument } from './download-document.ts'

/**
 * The actions for an order: pay, change the payment method, show the bank account, open invoice and credit notes,
 * remove it from the list.
 */
export function OrderActions({ order, place }: { order: Order; place: Place }) {
  const { t } = useTranslation()
  const { state, payType, seqNo, target, goods, paidAt, creditNotes } = order
  const paymentPageUrl = sellerPaymentUrl(place, order.site, target)
  if (isPayable(state))
    return (
      <div className="end">
        <a
          className="btn sec2 sm"
          href={paymentPageUrl}
          aria-label={`${t(`my-session:goOn.${payType}`)}: ${goods}`}
        >
          {t(`my-session:goOn.${payType}`)}
        </a>
        {order.site && (
          <ConfirmButton
            order={order}
            action="otherwise"
            onConfirm={() => payWithOtherMethod(place, order)}
          />
        )}
      </div>
    )
  return (
    <div className="end">
      {paidAt && seqNo && (
        <button
          type="button"
          className="btn sec2 sm"
          aria-label={`${t('my-learning:invoice')}: ${goods}`}
          onClick={() => void downloadDocument(environment().api.call(getInvoice, { seqNo }))}
        >
          {t('my-learning:invoice')}
        </button>
      )}
      {creditNotes.map(({ number, shownTotal }) => (
        <button
          key={number}
          type="button"
          className="btn sec2 sm"
          aria-label={`${t('my-learning:creditNote')} ${shownTotal} ${number}: ${goods}`}
          onClick={() => void downloadDocument(environment().api.call(getCreditNote, { number }))}
        >
          {t('my-learning:creditNote')}
          {creditNotes.length > 1 && (
            <>
              {' '}
              <bdi>{shownTotal}</bdi>
            </>
          )}
        </button>
      ))}
      {(state === 'failed' || state === 'timedOut') && (
        <a className="btn sec2 sm" href={paymentPageUrl} aria-label={`${t('my-session:again')}: ${goods}`}>
          {t('my-session:again')}
        </a>
      )}
      {!paidAt && <ConfirmButton order={order} action="remove" onConfirm={() => removeOrder(order)} />}
    </div>
  )
}

interface ConfirmButtonProps {
  order: Order
  action: 'remove' | 'otherwise'
  onConfirm: () => Promise<void>
}

/** A button that asks for confirmation before it performs its action. */
function ConfirmButton({ order, action, onConfirm }: ConfirmButtonProps) {
  const { t } = useTranslation()
  const busy = useStore($isActing)
  const [dialogOpen, setDialogOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="btn quiet sm"
        aria-label={`${t(`my-session:${action}.button`)}: ${order.goods}`}
        onClick={() => setDialogOpen(true)}
      >
        {t(`my-session:${action}.button`)}
      </button>
      {dialogOpen && (
        <ConfirmationDialog
          title={t(`my-session:${action}.button`)}
          confirm={t(`my-session:${action}.confirm`)}
          isHarmful
          busy={busy}
          onConfirm={() => void onConfirm().then(() => setDialogOpen(false))}
          onClose={() => setDialogOpen(false)}
        >
          <p>{t(`my-session:${action}.ask`)}</p>
        </ConfirmationDialog>
      )}
    </>
  )
}

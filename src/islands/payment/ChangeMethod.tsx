import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Checkout } from '#src/domain/order/checkout.ts'
import type { Place } from '#src/routes.ts'
import { $isChangingMethod, changePaymentMethod } from '#src/stores/payment/checkout.ts'
import { ConfirmationDialog } from '#src/ui/ConfirmationDialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface ChangeMethodProps {
  order: Checkout
  place: Place
  className: string
  /** Called after the order is cancelled and the form is open again. */
  onChanged?: () => void
}

/**
 * The button that cancels a placed order, after a confirmation, so that it can be paid another way. Renders nothing
 * if no site sells the item any more.
 */
export function ChangeMethod({ order, place, className, onChanged }: ChangeMethodProps) {
  const { t } = useTranslation()
  const busy = useStore($isChangingMethod)
  const [dialogOpen, setDialogOpen] = useState(false)
  const cancelOrder = async () => {
    await changePaymentMethod(place, order)
    setDialogOpen(false)
    onChanged?.()
  }
  if (!order.site) return null
  return (
    <>
      <button type="button" className={className} onClick={() => setDialogOpen(true)}>
        {t('payment:change')}
      </button>
      {dialogOpen && (
        <ConfirmationDialog
          title={t('payment:change')}
          confirm={t('my-session:otherwise.confirm')}
          isHarmful
          busy={busy}
          onConfirm={() => void cancelOrder()}
          onClose={() => setDialogOpen(false)}
        >
          <p>{t('my-session:otherwise.ask')}</p>
        </ConfirmationDialog>
      )}
    </>
  )
}

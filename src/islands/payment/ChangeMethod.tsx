import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Checkout } from '#src/domain/order/checkout.ts'
import type { Place } from '#src/routes.ts'
import { $isChangingMethod, changePaymentMethod } from '#src/stores/payment/checkout.ts'
import { Confirm } from '#src/ui/Confirm.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface ChangeMethodProps {
  order: Checkout
  place: Place
  className: string
  /** Called once the order is canceled, and the form is open again. */
  onChanged?: () => void
}

/** The button that cancels a placed order, after a question, so that it can be paid in another way; none where no site sells the item any more. */
export function ChangeMethod({ order, place, className, onChanged }: ChangeMethodProps) {
  const { t } = useTranslation()
  const busy = useStore($isChangingMethod)
  const [asking, setAsking] = useState(false)
  const change = async () => {
    await changePaymentMethod(place, order)
    setAsking(false)
    onChanged?.()
  }
  if (!order.site) return null
  return (
    <>
      <button type="button" className={className} onClick={() => setAsking(true)}>
        {t('payment:change')}
      </button>
      {asking && (
        <Confirm
          title={t('payment:change')}
          confirm={t('my-session:otherwise.confirm')}
          busy={busy}
          onConfirm={() => void change()}
          onClose={() => setAsking(false)}
        >
          <p>{t('my-session:otherwise.ask')}</p>
        </Confirm>
      )}
    </>
  )
}

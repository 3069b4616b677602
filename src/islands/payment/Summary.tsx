import type { ReactNode } from 'react'
import type { Checkout } from '#src/domain/order/checkout.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { AmountLines } from './AmountLines.tsx'
import { OrderedItemPanel } from './OrderedItemPanel.tsx'

/** The summary of an order: the item and the amounts. */
export function Summary({ order, children }: { order: Checkout; children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <aside className="panel stick stack gap-4" aria-labelledby="summary">
      <h2 className="t20" id="summary">
        {t('payment:summary')}
      </h2>
      <OrderedItemPanel order={order} />
      <AmountLines order={order} />
      {children}
    </aside>
  )
}

import type { ReactNode } from 'react'
import type { Order } from '#src/domain/order/order.ts'
import { useWords } from '#src/ui/Words.tsx'

/** The summary of an order, line by line. Amounts are shown as the server wrote them. */
export function Summary({ order, children }: { order: Order; children?: ReactNode }) {
  const { t } = useWords()
  const { goods, shown, serviceFee, vatRule } = order
  return (
    <aside className="panel stick stack gap-4" aria-labelledby="summary">
      <h2 className="t20" id="summary">
        {t('payment:summary')}
      </h2>
      <b>{goods}</b>
      <dl className="sums">
        <dt>{t('payment:subtotal')}</dt>
        <dd>
          <bdi>{shown.fee}</bdi>
        </dd>
        {serviceFee > 0 && (
          <>
            <dt>{t('payment:service')}</dt>
            <dd>
              <bdi>{shown.serviceFee}</bdi>
            </dd>
          </>
        )}
        <dt>{t('payment:vat', { rate: shown.vatRate })}</dt>
        <dd>
          <bdi>{shown.vat}</bdi>
        </dd>
        {vatRule && <dd className="meta why">{t(`payment:vatRule.${vatRule}`)}</dd>}
        <dt className="total">{t('payment:total')}</dt>
        <dd className="total">
          <bdi>{shown.total}</bdi>
        </dd>
      </dl>
      {children}
    </aside>
  )
}

import type { Order } from '#src/domain/order/order.ts'
import { useWords } from '#src/ui/Words.tsx'

/** What an order comes to, line by line. Amounts are shown as the server wrote them. */
export function Amounts({ order }: { order: Order }) {
  const { t } = useWords()
  const { shown, serviceFee, vatRule } = order
  return (
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
      <dt>{t('payment:vat', { rate: shown.vatRate === '0' ? '0%' : shown.vatRate })}</dt>
      <dd>
        <bdi>{shown.vat}</bdi>
      </dd>
      {vatRule && <dd className="meta why">{t(`payment:vatRule.${vatRule}`)}</dd>}
      <dt className="total">{t('payment:total')}</dt>
      <dd className="total">
        <bdi>{shown.total}</bdi>
      </dd>
    </dl>
  )
}

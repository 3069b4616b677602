import type { Checkout } from '#src/domain/order/checkout.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/**
 * Returns the reason why VAT is charged despite a VAT number; null if no VAT is charged or if the number makes no
 * difference.
 */
const reasonForVat = ({ vatRule, vatNumberState }: Checkout) =>
  (vatRule === 'buyer' || vatRule === 'connection') && vatNumberState !== 'confirmed' ? vatNumberState : null

/** The amounts of an order, formatted by the server. */
export function AmountLines({ order }: { order: Checkout }) {
  const { t } = useTranslation()
  const { shown, serviceFee, vatRule } = order
  const reason = reasonForVat(order)
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
      {reason && <dd className="meta why">{t(`payment:vatCharged.${reason}`)}</dd>}
      <dt className="total">{t('payment:total')}</dt>
      <dd className="total">
        <bdi>{shown.total}</bdi>
      </dd>
    </dl>
  )
}

import type { Order } from '../../domain/order/order.ts'
import { onlineMethods, type PayType } from '../../domain/order/pay-type.ts'
import { paymentRegionOf } from '../../domain/order/payment-region.ts'
import { useWords } from '../../ui/Words.tsx'

interface MethodChoiceProps {
  order: Order
  /** What is chosen; the order follows when its quote is there. */
  chosen: PayType
  onChange: (payType: PayType) => void
}

/** What the plates say: the names of the schemes are the same in every language. */
const plates = { card: ['Mastercard', 'VISA'], blik: ['BLIK'], klarna: ['Klarna'] } as const

/** Card and mobile pay, or a bank transfer. */
export function MethodChoice({ order, chosen, onChange }: MethodChoiceProps) {
  const { t } = useWords()
  const region = paymentRegionOf(order.regionId)
  const methods = region ? onlineMethods(order.currency, region) : (['card'] as const)
  return (
    <fieldset className="panel stack gap-3">
      <legend className="t20">{t('payment:method')}</legend>
      {(['card', 'bankTransfer'] as const).map((payType) => (
        <label key={payType} className="ck opt">
          <input
            type="radio"
            name="payType"
            checked={chosen === payType}
            onChange={() => onChange(payType)}
          />
          <span className="stack gap-1">
            <b>{t(`payment:by.${payType}.name`)}</b>
            <span className="meta">{t(`payment:by.${payType}.text`)}</span>
            {payType === 'card' && (
              <span className="row gap-2">
                {methods
                  .flatMap((method) => plates[method])
                  .map((name) => (
                    <bdi key={name} className="plate">
                      {name}
                    </bdi>
                  ))}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

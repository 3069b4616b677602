import type { Order } from '#src/domain/order/order.ts'
import { onlineMethods, type PayType } from '#src/domain/order/pay-type.ts'
import { paymentRegionOf } from '#src/domain/order/payment-region.ts'
import { useWords } from '#src/ui/Words.tsx'

interface MethodChoiceProps {
  order: Order
  /** The chosen method; the shown order follows when its quote is there. */
  chosen: PayType
  onChange: (payType: PayType) => void
}

/** The words on the plates: names of payment schemes, which are the same in every language. */
const plates = { card: ['Mastercard', 'VISA'], blik: ['BLIK'], klarna: ['Klarna'] } as const

/** The choice between card and mobile pay, and a bank transfer. */
export function MethodChoice({ order, chosen, onChange }: MethodChoiceProps) {
  const { t } = useWords()
  const region = paymentRegionOf(order.regionId)
  const methods = region ? onlineMethods(region) : (['card'] as const)
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

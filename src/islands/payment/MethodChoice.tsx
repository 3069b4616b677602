import type { Checkout } from '#src/domain/order/checkout.ts'
import { onlineMethodsOf, type PayType } from '#src/domain/order/pay-type.ts'
import { paymentRegionOf } from '#src/domain/order/payment-region.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface MethodChoiceProps {
  order: Checkout
  /** The chosen method. `order` still has the previous method until the new amounts are loaded. */
  chosen: PayType
  onChange: (payType: PayType) => void
}

/** The names of payment schemes, which are the same in every language. */
const plates = { card: ['Mastercard', 'VISA'], blik: ['BLIK'], klarna: ['Klarna'] } as const
const icons = { card: 'card', bankTransfer: 'bank' } as const

/** The choice between card (or mobile payment) and bank transfer. Each option shows its service charge. */
export function MethodChoice({ order, chosen, onChange }: MethodChoiceProps) {
  const { t } = useTranslation()
  const region = paymentRegionOf(order.regionId)
  const methods = region ? onlineMethodsOf(region) : (['card'] as const)
  const describeCharge = (payType: PayType) => {
    const { serviceRate = '0', serviceFee = '' } = order.offers.find((each) => each.payType === payType) ?? {}
    return serviceRate === '0'
      ? t('payment:noCharge')
      : t('payment:charge', { rate: serviceRate, amount: serviceFee })
  }
  return (
    <div className="panel stack gap-3" role="radiogroup" aria-labelledby="method">
      <h2 className="t20" id="method">
        {t('payment:method')}
      </h2>
      {(['card', 'bankTransfer'] as const).map((payType) => (
        <label key={payType} className="ck opt">
          <input
            type="radio"
            name="payType"
            checked={chosen === payType}
            onChange={() => onChange(payType)}
          />
          <span className="stack gap-1 grow">
            <b>{t(`payment:by.${payType}.name`)}</b>
            <span className="meta">
              {describeCharge(payType)} {t(`payment:by.${payType}.text`)}
            </span>
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
          <Icon name={icons[payType]} />
        </label>
      ))}
    </div>
  )
}

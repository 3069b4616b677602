import type { PublicPrice } from '../domain/order/public-price.ts'
import { formatMoney } from '../i18n/format.ts'
import { PriceTerms } from './PriceTerms.tsx'
import { useTranslation } from './TranslationContext.tsx'

/** A public price and its VAT note. Uses the message namespace `price`. */
export function Price({ price }: { price: PublicPrice }) {
  const { locale } = useTranslation()
  return (
    <>
      <bdi>{formatMoney(locale, price.amount, price.currency)}</bdi> <PriceTerms price={price} />
    </>
  )
}

/** The price above the button to enrol. */
export function EnrolmentPrice({ price }: { price: PublicPrice }) {
  const { locale } = useTranslation()
  return (
    <p>
      <bdi className="t24">{formatMoney(locale, price.amount, price.currency)}</bdi>{' '}
      <span className="meta">
        <PriceTerms price={price} />
      </span>
    </p>
  )
}

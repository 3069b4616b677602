import type { PublicPrice } from '../domain/order/public-price.ts'
import { moneyInWords } from '../i18n/format.ts'
import { PriceTerms } from './PriceTerms.tsx'
import { useTranslation } from './TranslationContext.tsx'

/** A public price and its VAT note. Uses the messages `price`. */
export function Price({ of }: { of: PublicPrice }) {
  const { spoken } = useTranslation()
  return (
    <>
      <bdi>{moneyInWords(spoken, of.amount, of.currency)}</bdi> <PriceTerms of={of} />
    </>
  )
}

/** The price above the button to enrol. */
export function PriceLine({ of }: { of: PublicPrice }) {
  const { spoken } = useTranslation()
  return (
    <p>
      <bdi className="t24">{moneyInWords(spoken, of.amount, of.currency)}</bdi>{' '}
      <span className="meta">
        <PriceTerms of={of} />
      </span>
    </p>
  )
}

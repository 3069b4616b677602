import { Fragment } from 'react'
import type { PublicPrice } from '../domain/order/public-price.ts'
import { countryNameOf, formatMoney } from '../i18n/format.ts'
import { useTranslation } from './TranslationContext.tsx'

/**
 * The VAT note of a price, and the prices in countries with another currency. Uses the message namespace `price`.
 */
export function PriceTerms({ price }: { price: PublicPrice }) {
  const { t, locale } = useTranslation()
  return (
    <>
      {t(`price:vat.${price.vat}`)}
      {price.byCountry?.map(({ country, amount, currency }) => (
        <Fragment key={country}>
          {' · '}
          <span>
            {countryNameOf(locale, country)}: <bdi>{formatMoney(locale, amount, currency)}</bdi>
          </span>
        </Fragment>
      ))}
    </>
  )
}

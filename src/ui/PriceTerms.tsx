import { Fragment } from 'react'
import type { PublicPrice } from '../domain/order/public-price.ts'
import { countryName, moneyInWords } from '../i18n/format.ts'
import { useTranslation } from './TranslationContext.tsx'

/** The VAT note of a price, and the prices in countries with another currency. Uses the messages `price`. */
export function PriceTerms({ of }: { of: PublicPrice }) {
  const { t, spoken } = useTranslation()
  return (
    <>
      {t(`price:vat.${of.vat}`)}
      {of.byCountry?.map(({ country, amount, currency }) => (
        <Fragment key={country}>
          {' · '}
          <span>
            {countryName(spoken, country)}: <bdi>{moneyInWords(spoken, amount, currency)}</bdi>
          </span>
        </Fragment>
      ))}
    </>
  )
}

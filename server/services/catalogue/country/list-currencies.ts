import { type Currency, numericCodeByCurrency } from '#src/domain/country/currency.ts'
import { currenciesOf } from '#src/domain/order/payment-terms.ts'
import { currencySymbolOf } from '#src/i18n/format.ts'
import { paymentSettingsOf } from '#src/sites/parts-of-site.ts'
import type { Site } from '#src/sites/site.ts'

/** Lists the currencies of a site, with their symbols in a language. */
export const listCurrencies = ({ site, language }: { site: Site; language: string }): Currency[] =>
  currenciesOf(paymentSettingsOf(site)).map((code) => ({
    id: numericCodeByCurrency[code],
    code,
    symbol: currencySymbolOf(language, code),
  }))

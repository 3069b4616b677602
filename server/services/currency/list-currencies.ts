import { type Currency, currencyId } from '../../../src/domain/currency/currency.ts'
import { currencySymbol } from '../../../src/i18n/format.ts'
import { paymentOf } from '../../../src/sites/parts-of-site.ts'
import { currenciesOf } from '../../../src/sites/payment.ts'
import type { Site } from '../../../src/sites/site.ts'

/** What a site is paid in, with the symbols of a language. */
export const listCurrencies = ({ site, language }: { site: Site; language: string }): Currency[] =>
  currenciesOf(paymentOf(site)).map((code) => ({
    id: currencyId[code],
    code,
    symbol: currencySymbol(language, code),
  }))

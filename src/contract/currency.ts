import * as z from 'zod/mini'
import * as domain from '../domain/currency/currency.ts'
import { declareCall } from './call.ts'

const currencyWire = z.codec(
  z.object({ id: z.int(), currencyTypeCode: domain.currencyCode, currencySymbol: z.string() }),
  domain.currency,
  {
    decode: (wire) => ({ id: wire.id, code: wire.currencyTypeCode, symbol: wire.currencySymbol }),
    encode: ({ id, code, symbol }) => ({ id, currencyTypeCode: code, currencySymbol: symbol }),
  },
)

export const getCurrencies = declareCall({
  method: 'POST',
  path: '/certification/currency/getCurrencyTypeList',
  who: 'any',
  reads: true,
  summary: 'The currencies that the site is paid in',
  request: z.object({}),
  answer: z.array(currencyWire),
  empty: [],
})

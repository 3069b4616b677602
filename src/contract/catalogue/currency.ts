import * as z from 'zod/mini'
import * as domain from '../../domain/country/currency.ts'
import { declareCall } from '../protocol/call.ts'
import { renamedWire } from '../protocol/renamed.ts'

const currencyWire = renamedWire(domain.currency, { code: 'currencyTypeCode', symbol: 'currencySymbol' })

export const getCurrencies = declareCall({
  method: 'POST',
  path: '/certification/currency/getCurrencyTypeList',
  who: 'any',
  reads: true,
  summary: 'The currencies of the site',
  source: 'S1 3',
  request: z.object({}),
  response: z.array(currencyWire),
  empty: [],
})

import * as contract from '../../src/contract/currency.ts'
import { implement } from '../implement.ts'
import { listCurrencies } from '../services/currency/list-currencies.ts'

export const currencyRoutes = [implement(contract.getCurrencies, listCurrencies)]

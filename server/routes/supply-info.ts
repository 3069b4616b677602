import * as contract from '../../src/contract/supply-info.ts'
import { supplyInfoOf } from '../../src/sites/parts-of-site.ts'
import { implement } from '../implement.ts'

export const supplyInfoRoutes = [implement(contract.getSupplyInfo, ({ site }) => supplyInfoOf(site).fields)]

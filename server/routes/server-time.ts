import * as contract from '../../src/contract/server-time.ts'
import { implement } from '../implement.ts'

export const serverTimeRoutes = [implement(contract.getServerTime, ({ now }) => now)]

import * as contract from '../../src/contract/kind.ts'
import { implement } from '../implement.ts'
import { listKinds } from '../services/kind/list-kinds.ts'

export const kindRoutes = [implement(contract.getKinds, ({ db, ...audience }) => listKinds(db, audience))]

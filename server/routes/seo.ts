import * as contract from '../../src/contract/seo.ts'
import { implement } from '../implement.ts'
import { listEntries } from '../services/seo/list-entries.ts'

export const seoRoutes = [implement(contract.getSeo, listEntries)]

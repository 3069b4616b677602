import * as contract from '../../src/contract/footer.ts'
import { implement } from '../implement.ts'
import { listLinks } from '../services/footer/list-links.ts'

export const footerRoutes = [implement(contract.getFooter, listLinks)]

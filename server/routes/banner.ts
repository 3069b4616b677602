import { getBanners } from '../../src/contract/banner.ts'
import { implement } from '../implement.ts'
import { listBanners } from '../services/banner/list-banners.ts'

export const bannerRoutes = [
  implement(getBanners, ({ db, request, ...audience }) => listBanners(db, audience, request.typeList)),
]

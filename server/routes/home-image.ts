import { getHomeImages } from '../../src/contract/home-image.ts'
import { implement } from '../implement.ts'
import { listHomeImages } from '../services/home-image/list-home-images.ts'

export const homeImageRoutes = [
  implement(getHomeImages, ({ db, ...audience }) => listHomeImages(db, audience)),
]

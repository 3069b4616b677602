import { getBanners } from '#src/contract/catalogue/banner.ts'
import { getComments } from '#src/contract/catalogue/comment.ts'
import { getHomeImages } from '#src/contract/catalogue/home-image.ts'
import { getRecommendedClassrooms } from '#src/contract/catalogue/recommendation.ts'
import { implement, implementOfContent } from '../../implement.ts'
import { listRecommendedClassrooms } from '../../services/catalogue/classroom/list-recommended-classrooms.ts'
import { listBanners } from '../../services/catalogue/home/list-banners.ts'
import { listComments } from '../../services/catalogue/home/list-comments.ts'
import { listHomeImages } from '../../services/catalogue/home/list-home-images.ts'

export const homeRoutes = [
  implementOfContent(getBanners, ({ db, request, ...audience }) => listBanners(db, audience, request.pages)),

  implementOfContent(getHomeImages, ({ db, ...audience }) => listHomeImages(db, audience)),

  implementOfContent(getComments, ({ db, ...audience }) => listComments(db, audience)),

  implement(getRecommendedClassrooms, ({ db, now, ...audience }) =>
    listRecommendedClassrooms(db, audience, now),
  ),
]

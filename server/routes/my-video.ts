import { getMyVideos } from '../../src/contract/my-video.ts'
import { pageOf } from '../../src/contract/paging.ts'
import { implementForLearner } from '../implement.ts'
import { listVideos } from '../services/progress/list-videos.ts'

export const myVideoRoutes = [
  implementForLearner(getMyVideos, ({ db, request, learner, ...audience }) =>
    listVideos(db, audience, learner.id, pageOf(request)),
  ),
]

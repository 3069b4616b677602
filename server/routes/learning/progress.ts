import { getMyStatistic } from '#src/contract/catalogue/statistic.ts'
import { getMyVideos } from '#src/contract/learning/my-video.ts'
import * as contract from '#src/contract/learning/progress.ts'
import { pageInputOf } from '#src/contract/protocol/paging.ts'
import { isRefused } from '#src/domain/refusal.ts'
import { implementForLearner } from '../../implement.ts'
import { getStatistic } from '../../services/learning/progress/get-statistic.ts'
import { listMyVideos } from '../../services/learning/progress/list-my-videos.ts'
import { saveProgress } from '../../services/learning/progress/save-progress.ts'

export const progressRoutes = [
  implementForLearner(contract.saveProgress, async ({ db, request, learner, now, ...audience }) => {
    const { position, ...chapter } = request
    const saved = await saveProgress(db, { learnerId: learner.id, audience, ...chapter }, position, now)
    if (isRefused(saved)) return saved
    return { position: saved.position, chapterState: saved.state, learningProcess: saved.process }
  }),

  implementForLearner(getMyStatistic, ({ db, learner, ...audience }) =>
    getStatistic(db, audience, learner.id),
  ),

  implementForLearner(getMyVideos, ({ db, request, learner, ...audience }) =>
    listMyVideos(db, audience, learner.id, pageInputOf(request)),
  ),
]

import * as contract from '../../src/contract/progress.ts'
import { isRefused } from '../../src/domain/refusal/refusal.ts'
import { implementForLearner } from '../implement.ts'
import { saveProgress } from '../services/progress/save.ts'

export const progressRoutes = [
  implementForLearner(contract.saveProgress, async ({ db, request, learner, now, ...audience }) => {
    const wish = {
      learnerId: learner.id,
      audience,
      courseId: request.releaseCourseId,
      chapterId: request.releaseCourseContentId,
    }
    const saved = await saveProgress(db, wish, request.payDuration, now)
    if (isRefused(saved)) return saved
    return { payDuration: saved.position, exerciseProcess: saved.state, learningProcess: saved.process }
  }),
]

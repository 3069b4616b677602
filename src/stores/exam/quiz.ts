import { getExamResult } from '../../contract/learning/exam.ts'
import type { QuizKind } from '../../domain/exam/exam.ts'
import { environment } from '../../environment/environment.ts'
import { examUrl } from '../../query/exam.ts'
import type { Place } from '../../routes.ts'
import { ensureSession } from '../action/action.ts'
import { createLiveItem } from '../resource/live.ts'

const createQuizResult = (exam: QuizKind) =>
  createLiveItem(async (targetId) => {
    const result = await environment().api.call(getExamResult, { exam, targetId })
    return result.ok ? result.value : null
  })

/** The learner's result in the page's quiz, by the kind of quiz. */
export const quizResults = {
  quiz: createQuizResult('quiz'),
  topic: createQuizResult('topic'),
  nonCertification: createQuizResult('nonCertification'),
} as const satisfies Record<QuizKind, unknown>

/** Opens the quiz. For an anonymous visitor it opens the sign-in dialog. Specification 1, section 4: start-quiz. */
export async function openQuiz(place: Place, kind: QuizKind, id: number): Promise<void> {
  if (await ensureSession('enrolment:quiz.signIn', 'start-quiz'))
    environment().navigation.go(examUrl(place, kind, id))
}

import { getExamResult } from '../contract/exam.ts'
import type { QuizKind } from '../domain/exam/exam.ts'
import { environment } from '../environment/environment.ts'
import type { Place } from '../routes.ts'
import { mayAct } from './act.ts'
import { examAddress } from './address.ts'
import { createLive } from './live.ts'

const live = (relationType: QuizKind) =>
  createLive(async (releaseId) => {
    const answer = await environment().api.call(getExamResult, { releaseId, relationType })
    return answer.ok ? answer.value : null
  })

/** How the quiz of the page stands for the learner. */
export const quizzes = {
  quiz: live('quiz'),
  topic: live('topic'),
  nonCertification: live('nonCertification'),
} as const satisfies Record<QuizKind, unknown>

/** Opens the quiz for a learner; an anonymous reader is asked to sign in. Specification 1, section 4: start-quiz. */
export async function startQuiz(place: Place, kind: QuizKind, id: number): Promise<void> {
  if (await mayAct('enrolment:quiz.signIn')) environment().navigation.go(examAddress(place, kind, id))
}

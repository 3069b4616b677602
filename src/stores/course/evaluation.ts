import { getClassroomEvaluation, getEvaluation } from '../../contract/learning/evaluation.ts'
import type { SurveyedTrainingKind } from '../../domain/survey/survey.ts'
import { environment } from '../../environment/environment.ts'
import { showToast } from '../notice/notices.ts'
import { openSurvey, type SurveyTarget } from './survey.ts'

/** Returns the survey about a finished training that the learner has not answered; null if there is none. */
export async function findDueSurvey(
  training: SurveyedTrainingKind,
  targetId: number,
): Promise<SurveyTarget | null> {
  const { api } = environment()
  const result =
    training === 'classroom'
      ? await api.call(getClassroomEvaluation, { classroomId: targetId })
      : await api.call(getEvaluation, { training, targetId })
  if (!result.ok) return null
  const { state, surveyId } = result.value
  return state === 'due' && surveyId !== null ? { surveyId, training, targetId } : null
}

/** Opens a survey that the learner has chosen. */
export async function openChosenSurvey(target: SurveyTarget): Promise<void> {
  if (!(await openSurvey(target))) showToast('enrolment:unreachable')
}

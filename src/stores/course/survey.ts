import { atom } from 'nanostores'
import type { Failure } from '../../api/result.ts'
import { getPendingSurvey, getSurvey, saveSurvey } from '../../contract/catalogue/survey.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { areAnswersComplete, type Survey, type SurveyedTrainingKind } from '../../domain/survey/survey.ts'
import { environment } from '../../environment/environment.ts'
import { showToast } from '../notice/notices.ts'
import { closeOverlay, openOverlay } from '../session/overlay.ts'
import { $session, loadSession } from '../session/session.ts'

/** A survey, and the learner's training that it is about. */
export interface SurveyTarget {
  surveyId: number
  training: SurveyedTrainingKind
  targetId: number
}

/** The answers by the id of the question. Several chosen options are joined by commas. */
export type SurveyAnswers = Readonly<Record<number, string>>

/**
 * The reason why answers were rejected: the survey is closed or already answered, the answers are invalid, or the
 * server is unreachable.
 */
export type SurveyFailure = 'gone' | 'refused' | 'unreachable'

/**
 * The visible part of the survey: hidden, intro, or detail; hidden again after the answers were sent. Specification
 * 2, section 4.
 */
export type SurveyView =
  | { state: 'hidden' }
  | { state: 'intro'; survey: Survey }
  | {
      state: 'detail'
      survey: Survey
      answers: SurveyAnswers
      sending: boolean
      failure: SurveyFailure | null
    }

export const $survey = atom<SurveyView>({ state: 'hidden' })
/** The training that the learner has evaluated on this page. Its survey is not offered again. */
export const $evaluatedTraining = atom<SurveyTarget | null>(null)

/** The key in the tab's storage that marks surveys as postponed: while it is set, no survey opens by itself. */
const postponedName = 'survey later'

/** Returns the key under which the tab stores the learner's answers to a survey. */
function draftOf({ id, training, targetId }: Survey): string {
  const session = $session.get()
  return `survey ${session.state === 'signedIn' ? session.learner.id : ''} ${id} ${training} ${targetId}`
}

/** Opens the intro of a survey. Returns whether there is a survey. */
export async function openSurvey(target: SurveyTarget): Promise<boolean> {
  const result = await environment().api.call(getSurvey, target)
  if (!result.ok || !result.value) return false
  $survey.set({ state: 'intro', survey: result.value })
  openOverlay('survey')
  return true
}

/**
 * Opens the learner's pending survey, unless the learner has postponed a survey in this tab. Specification 1,
 * section 4: survey dialog.
 */
export async function offerSurvey(): Promise<void> {
  const session = await loadSession()
  if (session.state !== 'signedIn' || environment().visit.get(postponedName)) return
  const result = await environment().api.call(getPendingSurvey, {})
  if (!result.ok || !result.value.waits) return
  const { surveyId, training, targetId } = result.value
  if (surveyId !== null && training && targetId !== null) await openSurvey({ surveyId, training, targetId })
}

const close = (): void => {
  $survey.set({ state: 'hidden' })
  closeOverlay('survey')
}

/** Closes the survey and postpones all surveys. The answers are stored until the tab is closed. */
export function postponeSurvey(): void {
  environment().visit.set(postponedName, '1')
  close()
}

/** Shows the questions, with answers that were given earlier in this tab. */
export function startSurvey(): void {
  const view = $survey.get()
  if (view.state !== 'intro') return
  const { survey } = view
  const draft = environment().visit.get(draftOf(survey))
  const savedAnswers = Object.fromEntries(survey.questions.map(({ id, answer }) => [id, answer]))
  const answers = { ...savedAnswers, ...(draft ? (JSON.parse(draft) as SurveyAnswers) : {}) }
  $survey.set({ state: 'detail', survey, answers, sending: false, failure: null })
}

/** Stores the answer to a question in the tab. */
export function saveSurveyAnswer(id: number, text: string): void {
  const view = $survey.get()
  if (view.state !== 'detail') return
  const answers = { ...view.answers, [id]: text }
  environment().visit.set(draftOf(view.survey), JSON.stringify(answers))
  $survey.set({ ...view, answers })
}

/** Returns the answers that are not empty, by the id of the question. */
const nonEmptyAnswers = (answers: SurveyAnswers): Map<number, string> =>
  new Map(
    Object.entries(answers)
      .map(([id, text]) => [Number(id), text.trim()] as const)
      .filter(([, text]) => text !== ''),
  )

/**
 * Returns whether the answers can be sent, that is, whether every required question is answered. Specification 1,
 * section 5: survey.
 */
export const canSendSurvey = (survey: Survey, answers: SurveyAnswers): boolean =>
  areAnswersComplete(survey.questions, nonEmptyAnswers(answers))

const failureOf = (failure: Failure): SurveyFailure => {
  if (failure.kind !== 'refused') return 'unreachable'
  return failure.code === codeByReason.invalid ? 'refused' : 'gone'
}

/** Sends the answers. If this fails, the answers stay, and the dialog shows the reason. */
export async function sendSurvey(): Promise<void> {
  const view = $survey.get()
  if (view.state !== 'detail' || view.sending || !canSendSurvey(view.survey, view.answers)) return
  const { survey, answers } = view
  const { id: surveyId, training, targetId } = survey
  $survey.set({ ...view, sending: true, failure: null })
  const content = JSON.stringify(
    [...nonEmptyAnswers(answers)].map(([questionId, text]) => ({ questionId, answer: text })),
  )
  const request = { surveyId, training, targetId, content }
  const saved = await environment().api.call(saveSurvey, request, { shownByCaller: 'refusals' })
  if (!saved.ok) return $survey.set({ ...view, failure: failureOf(saved.failure) })
  environment().visit.set(draftOf(survey), '')
  $evaluatedTraining.set({ surveyId, training, targetId })
  showToast('notices:surveySent')
  close()
}

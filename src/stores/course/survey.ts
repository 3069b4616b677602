import { atom } from 'nanostores'
import type { Failure } from '../../api/result.ts'
import { getPendingSurvey, getSurvey, saveSurvey } from '../../contract/catalogue/survey.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { areAnswersComplete, type Survey, type SurveyTraining } from '../../domain/survey/survey.ts'
import { environment } from '../../environment/environment.ts'
import { toast } from '../notice/notices.ts'
import { closeOverlay, openOverlay } from '../session/overlay.ts'
import { $session, loadSession } from '../session/session.ts'

/** Which survey about which training. */
export interface SurveyTarget {
  surveyId: number
  training: SurveyTraining
  targetId: number
}

/** The answers by the question's id; those to multiple-choice questions are joined by commas. */
export type SurveyAnswers = Readonly<Record<number, string>>

/** Why answers were not taken: there is nothing to answer any more, they don't fit, or no connection. */
export type SurveyTrouble = 'gone' | 'refused' | 'unreachable'

/** What shows of the survey. Specification 2, section 4: hidden, intro, detail, closed after a successful submit. */
export type SurveyView =
  | { state: 'hidden' }
  | { state: 'intro'; survey: Survey }
  | {
      state: 'detail'
      survey: Survey
      answers: SurveyAnswers
      sending: boolean
      trouble: SurveyTrouble | null
    }

export const $survey = atom<SurveyView>({ state: 'hidden' })
/** The training that was evaluated on this page, so that nothing asks for it any more. */
export const $evaluatedTraining = atom<SurveyTarget | null>(null)

/** The name under which the tab keeps that the learner answers later: no survey opens by itself any more. */
const laterKept = 'survey later'

/** The name under which the tab keeps somebody's answers to a survey. */
function draftOf({ id, training, targetId }: Survey): string {
  const session = $session.get()
  return `survey ${session.state === 'signedIn' ? session.learner.id : ''} ${id} ${training} ${targetId}`
}

/** Opens a survey with its intro; answers whether there is one. */
export async function openSurvey(which: SurveyTarget): Promise<boolean> {
  const answer = await environment().api.call(getSurvey, which)
  if (!answer.ok || !answer.value) return false
  $survey.set({ state: 'intro', survey: answer.value })
  openOverlay('survey')
  return true
}

/** Opens the survey that waits for the learner, unless they have put one off in this tab. Specification 1, section 4: survey dialog. */
export async function offerSurvey(): Promise<void> {
  const session = await loadSession()
  if (session.state !== 'signedIn' || environment().visit.get(laterKept)) return
  const answer = await environment().api.call(getPendingSurvey, {})
  if (!answer.ok || !answer.value.waits) return
  const { surveyId, training, targetId } = answer.value
  if (surveyId !== null && training && targetId !== null) await openSurvey({ surveyId, training, targetId })
}

const close = (): void => {
  $survey.set({ state: 'hidden' })
  closeOverlay('survey')
}

/** Closes the survey; what was answered is kept until the tab is closed. */
export function answerLater(): void {
  environment().visit.set(laterKept, '1')
  close()
}

/** Goes on from the intro to the questions, with what was answered in this tab before. */
export function startSurvey(): void {
  const view = $survey.get()
  if (view.state !== 'intro') return
  const { survey } = view
  const draft = environment().visit.get(draftOf(survey))
  const former = Object.fromEntries(survey.questions.map(({ id, answer }) => [id, answer]))
  const answers = { ...former, ...(draft ? (JSON.parse(draft) as SurveyAnswers) : {}) }
  $survey.set({ state: 'detail', survey, answers, sending: false, trouble: null })
}

/** Keeps the answer to a question. */
export function saveSurveyAnswer(id: number, text: string): void {
  const view = $survey.get()
  if (view.state !== 'detail') return
  const answers = { ...view.answers, [id]: text }
  environment().visit.set(draftOf(view.survey), JSON.stringify(answers))
  $survey.set({ ...view, answers })
}

/** The answers that are not empty, by the question's id. */
const given = (answers: SurveyAnswers): Map<number, string> =>
  new Map(
    Object.entries(answers)
      .map(([id, text]) => [Number(id), text.trim()] as const)
      .filter(([, text]) => text !== ''),
  )

/** Whether the answers may be sent: no required question is empty. Specification 1, section 5: survey. */
export const maySend = (survey: Survey, answers: SurveyAnswers): boolean =>
  areAnswersComplete(survey.questions, given(answers))

const troubleOf = (failure: Failure): SurveyTrouble => {
  if (failure.kind !== 'refused') return 'unreachable'
  return failure.code === codeByReason.invalid ? 'refused' : 'gone'
}

/** Sends the answers. Where that fails they stay, and the dialog says why. */
export async function sendSurvey(): Promise<void> {
  const view = $survey.get()
  if (view.state !== 'detail' || view.sending || !maySend(view.survey, view.answers)) return
  const { survey, answers } = view
  const { id: surveyId, training, targetId } = survey
  $survey.set({ ...view, sending: true, trouble: null })
  const content = JSON.stringify(
    [...given(answers)].map(([questionId, text]) => ({ questionId, answer: text })),
  )
  const request = { surveyId, training, targetId, content }
  const saved = await environment().api.call(saveSurvey, request, { shownByCaller: 'refusals' })
  if (!saved.ok) return $survey.set({ ...view, trouble: troubleOf(saved.failure) })
  environment().visit.set(draftOf(survey), '')
  $evaluatedTraining.set({ surveyId, training, targetId })
  toast('notices:surveySent')
  close()
}

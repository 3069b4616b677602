import { useId } from 'react'
import { canSendSurvey, postponeSurvey, type SurveyView, sendSurvey } from '#src/stores/course/survey.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { SurveyQuestionField } from './SurveyQuestionField.tsx'

/** The numbered questions. The form can be sent as soon as every required question is answered. */
export function Questions({ survey, answers, sending, failure }: Extract<SurveyView, { state: 'detail' }>) {
  const { t } = useTranslation()
  const form = useId()
  const complete = canSendSurvey(survey, answers)
  return (
    <Dialog
      wide
      firm
      title={survey.name}
      onClose={postponeSurvey}
      actions={
        <>
          {!complete && <span className="meta">{t('survey:missing')}</span>}
          <button type="button" className="btn sec2" onClick={postponeSurvey}>
            {t('survey:later')}
          </button>
          <button type="submit" form={form} className="btn" disabled={!complete} aria-busy={sending}>
            {t('survey:send')}
          </button>
        </>
      }
    >
      <form
        id={form}
        className="stack gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void sendSurvey()
        }}
      >
        <p className="meta">
          <bdi>{survey.targetName}</bdi>
        </p>
        {survey.questions.map((question, index) => (
          <SurveyQuestionField
            key={question.id}
            question={question}
            number={index + 1}
            answer={answers[question.id] ?? ''}
          />
        ))}
        {failure && (
          <p className="note bad" role="alert">
            {t(failure === 'gone' ? 'survey:gone' : `form:${failure}`)}
          </p>
        )}
      </form>
    </Dialog>
  )
}

import type { Survey } from '#src/domain/survey/survey.ts'
import { postponeSurvey, startSurvey } from '#src/stores/course/survey.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The intro of the survey: its subject and length, and buttons to start or postpone it. */
export function Intro({ survey }: { survey: Survey }) {
  const { t } = useTranslation()
  return (
    <Dialog
      wide
      firm
      title={survey.name}
      onClose={postponeSurvey}
      actions={
        <>
          <button type="button" className="btn sec2" onClick={postponeSurvey}>
            {t('survey:later')}
          </button>
          <button type="button" className="btn" onClick={startSurvey}>
            {t('survey:start')}
          </button>
        </>
      }
    >
      <div className="stack gap-3">
        <p>{survey.description}</p>
        <p>
          <b>
            <bdi>{survey.targetName}</bdi>
          </b>
        </p>
        <p className="meta">{t('survey:length', { count: survey.questions.length })}</p>
      </div>
    </Dialog>
  )
}

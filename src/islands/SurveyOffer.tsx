import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { SurveyedTrainingKind } from '#src/domain/survey/survey.ts'
import { findDueSurvey, openChosenSurvey } from '#src/stores/course/evaluation.ts'
import { $evaluatedTraining, type SurveyTarget } from '#src/stores/course/survey.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/**
 * Offers the survey about a finished training until it is answered. Specification 1, section 9. Uses the message
 * namespace `enrolment`.
 */
export default function SurveyOffer({ training, id }: { training: SurveyedTrainingKind; id: number }) {
  const { t } = useTranslation()
  const [due, setDue] = useState<SurveyTarget | null>(null)
  const [opening, setOpening] = useState(false)
  const evaluated = useStore($evaluatedTraining)
  useEffect(() => void findDueSurvey(training, id).then(setDue), [training, id])
  if (!due || (evaluated?.training === training && evaluated.targetId === id)) return null
  const open = () => {
    if (opening) return
    setOpening(true)
    void openChosenSurvey(due).finally(() => setOpening(false))
  }
  return (
    <div className="note">
      <div className="stack gap-2">
        <p>{t('enrolment:survey.text')}</p>
        <button type="button" className="btn quiet sm" aria-busy={opening || undefined} onClick={open}>
          {t('enrolment:survey.open')}
        </button>
      </div>
    </div>
  )
}

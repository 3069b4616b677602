import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { ExamResult } from '#src/domain/exam/exam.ts'
import { environment } from '#src/environment/environment.ts'
import { examItemUrl } from '#src/query/exam-view.ts'
import { routes } from '#src/routes.ts'
import { $isActing } from '#src/stores/action/action.ts'
import { liveCertification } from '#src/stores/certification/certification.ts'
import { enrolAgain } from '#src/stores/certification/certification-enrolment.ts'
import { reloadStage } from '#src/stores/exam/entry.ts'
import { liveItemOf } from '#src/stores/resource/live.ts'
import { ConfirmationDialog } from '#src/ui/ConfirmationDialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import type { ExamProps } from './exam-props.ts'
import { FailedExamPracticeLink } from './FailedExamPracticeLink.tsx'

/** The learner's next step after an exam: practical exam, application, another attempt, or a new enrolment. */
export function NextStep({ target, place, result }: ExamProps & { result: ExamResult }) {
  const { t } = useTranslation()
  const { exam, targetId } = target
  const certification = liveItemOf(useStore(liveCertification.$live))
  useEffect(() => {
    if (exam === 'theory') void liveCertification.reload(targetId)
  }, [exam, targetId])
  const back = examItemUrl(place, target)
  const passed = result.state === 'passed'
  if (result.mayEnter && !passed)
    return (
      <div className="stack gap-3">
        <p>{t(exam === 'theory' ? 'exam:next.oneLeft' : 'exam:next.anotherDraw')}</p>
        <div className="row">
          <button type="button" className="btn lg" onClick={() => void reloadStage(target)}>
            {t('exam:next.again')}
          </button>
          <a className="btn quiet" href={back}>
            {t(`exam:back.${exam}`)}
          </a>
        </div>
        {exam === 'theory' && <FailedExamPracticeLink place={place} kind={certification?.kind} />}
      </div>
    )
  if (exam !== 'theory')
    return (
      <div className="row">
        <a className="btn lg" href={back}>
          {t(`exam:back.${exam}`)}
        </a>
        {result.mayEnter && (
          <button type="button" className="btn quiet" onClick={() => void reloadStage(target)}>
            {t('exam:next.again')}
          </button>
        )}
      </div>
    )
  if (!passed)
    return (
      <div className="stack gap-3">
        <ReEnrolNow {...{ target, place, result }} />
        <FailedExamPracticeLink place={place} kind={certification?.kind} />
      </div>
    )
  const practical = certification?.status === 'practicalExam'
  return (
    <div className="stack gap-3">
      {certification && <p>{t(practical ? 'exam:next.practicalIs' : 'exam:next.applyIs')}</p>}
      <div className="row">
        <a
          className="btn lg"
          href={`${routes.certification(place, targetId)}${practical ? '#practical-exam' : ''}`}
        >
          {t(
            practical
              ? 'exam:next.practical'
              : certification?.status === 'apply'
                ? 'exam:next.apply'
                : 'exam:back.theory',
          )}
        </a>
      </div>
    </div>
  )
}

/** Offers to enrol again if no attempt is left, and explains the consequences. */
function ReEnrolNow({ target, place }: ExamProps) {
  const { t } = useTranslation()
  const busy = useStore($isActing)
  const [dialogOpen, setDialogOpen] = useState(false)
  const reEnrol = async () => {
    await enrolAgain(target.targetId)
    environment().navigation.go(routes.certification(place, target.targetId))
  }
  return (
    <div className="stack gap-3">
      <p>{t('exam:next.reEnrolIs')}</p>
      <div className="row">
        <button type="button" className="btn lg" onClick={() => setDialogOpen(true)}>
          {t('exam:next.reEnrol')}
        </button>
        <a className="btn quiet" href={examItemUrl(place, target)}>
          {t('exam:back.theory')}
        </a>
      </div>
      {dialogOpen && (
        <ConfirmationDialog
          title={t('exam:next.reEnrol')}
          confirm={t('exam:next.reEnrol')}
          busy={busy}
          onConfirm={() => void reEnrol()}
          onClose={() => setDialogOpen(false)}
        >
          <p>{t('exam:next.reEnrolIs')}</p>
        </ConfirmationDialog>
      )}
    </div>
  )
}

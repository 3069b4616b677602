import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { type Place, routes } from '#src/routes.ts'
import {
  $task,
  openCertificationOfTask,
  openSignInDialogAgain,
  openTask,
} from '#src/stores/practical-exam/practical-exam-task.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { Record } from './Record.tsx'
import { Task } from './Task.tsx'

export const namespaces = ['practical-exam-task', 'practical-exam', 'enrolment'] as const

/**
 * The page with the task of a practical exam, on which learners submit a record of their work. Specification 1,
 * section 4: practical exam task panel.
 */
export default function PracticalExamTask({ place }: { place: Place }) {
  const { t } = useTranslation()
  const task = useStore($task)
  useEffect(() => void openTask(), [])
  switch (task.state) {
    case 'loading':
      return <p role="status">{t('practical-exam-task:loading')}</p>
    case 'failed':
      return (
        <LoadFailure
          text={t('practical-exam-task:failed')}
          retry={t('enrolment:retry')}
          onRetry={() => void openTask()}
        />
      )
    case 'missing':
      return (
        <div className="empty">
          <p>{t('practical-exam-task:missing')}</p>
          <a className="btn sec2" href={routes.practicalExams(place)}>
            {t('practical-exam:title')}
          </a>
        </div>
      )
    case 'signedOut':
      return (
        <div className="empty">
          <p>{t('practical-exam-task:signedOut')}</p>
          <button type="button" className="btn" onClick={openSignInDialogAgain}>
            {t('practical-exam-task:signIn')}
          </button>
        </div>
      )
    case 'noAccess':
      return <NoAccess place={place} />
    case 'shown':
      return (
        <div className="split">
          <Task certification={task.certification} place={place} />
          {task.certification.needsRecord && <Record exam={task.exam} />}
        </div>
      )
  }
}

/** The dialog for a learner without access to the task, with a link back to the certification. */
function NoAccess({ place }: { place: Place }) {
  const { t } = useTranslation()
  const leave = () => openCertificationOfTask(place)
  return (
    <Dialog
      title={t('practical-exam-task:noAccess.title')}
      onClose={leave}
      actions={
        <button type="button" className="btn" onClick={leave}>
          {t('practical-exam-task:noAccess.back')}
        </button>
      }
    >
      <p>{t('practical-exam-task:noAccess.text')}</p>
    </Dialog>
  )
}

import { useStore } from '@nanostores/react'
import { examItemUrl } from '#src/query/exam-view.ts'
import { openExam } from '#src/stores/exam/entry.ts'
import { $signInReason } from '#src/stores/notice/notices.ts'
import { redirectToSignIn } from '#src/stores/session/session.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import type { ExamProps } from './exam-props.ts'

/**
 * The page of an exam that cannot be opened. A learner who is not admitted sees a dialog with a link back to the
 * exam's page, an anonymous visitor the request to sign in; if loading has failed, the page offers another attempt.
 * Specification 1, section 4: exam entry.
 */
export default function ClosedRoom({
  target,
  place,
  reason,
}: ExamProps & { reason: 'closed' | 'failed' | 'anonymous' }) {
  const { t } = useTranslation()
  const signInReason = useStore($signInReason)
  const back = examItemUrl(place, target)
  if (reason === 'failed')
    return (
      <>
        <h1 className="sr">{t(`exam:kind.${target.exam}`)}</h1>
        <LoadFailure text={t('exam:failed')} retry={t('exam:retry')} onRetry={() => void openExam(target)} />
      </>
    )
  if (reason === 'anonymous')
    return (
      <section className="panel stack gap-4 one-column">
        <h1 className="t24">{t(`exam:kind.${target.exam}`)}</h1>
        <p>{t('exam:signIn')}</p>
        <div className="row">
          {!signInReason && (
            <button type="button" className="btn" onClick={redirectToSignIn}>
              {t('exam:signInNow')}
            </button>
          )}
          <a className="btn sec2" href={back}>
            {t(`exam:back.${target.exam}`)}
          </a>
        </div>
      </section>
    )
  return (
    <>
      <h1 className="sr">{t(`exam:kind.${target.exam}`)}</h1>
      <Dialog
        title={t('exam:closed.title')}
        wide
        onClose={() => undefined}
        actions={
          <a className="btn" href={back}>
            {t(`exam:back.${target.exam}`)}
          </a>
        }
      >
        <p>{t(`exam:closed.${target.exam}`)}</p>
      </Dialog>
    </>
  )
}

import { useStore } from '@nanostores/react'
import { reclaimSeat } from '#src/stores/exam/entry.ts'
import { $examFailure, $isExamBusy } from '#src/stores/exam/exam-stage.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import type { ExamProps } from './exam-props.ts'

/**
 * The page that is shown after another tab or device took over the attempt. It no longer saves answers, and has a
 * button to continue here.
 */
export function LostAttempt({ target }: ExamProps) {
  const { t } = useTranslation()
  const busy = useStore($isExamBusy)
  const failure = useStore($examFailure)
  return (
    <section className="panel stack gap-4 one-column" role="alert">
      <h1 className="t24">{t('exam:taken.title')}</h1>
      <p>{t('exam:taken.text')}</p>
      {failure && <p className="note bad">{t('exam:failed')}</p>}
      <p>
        <button
          type="button"
          className="btn"
          aria-busy={busy || undefined}
          onClick={() => void reclaimSeat(target)}
        >
          {t('exam:taken.back')}
        </button>
      </p>
    </section>
  )
}

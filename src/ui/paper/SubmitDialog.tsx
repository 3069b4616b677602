import { formatPositionRanges } from '../../domain/exam/room.ts'
import { formatList } from '../../i18n/format.ts'
import { Dialog } from '../Dialog.tsx'
import { useTranslation } from '../TranslationContext.tsx'

interface SubmitDialogProps {
  /** The positions of the questions without an answer, and of the marked ones. */
  openQuestions: { unanswered: readonly number[]; marked: readonly number[] }
  /** The remaining seconds; null if there is no time limit. */
  secondsLeft: number | null
  busy: boolean
  /** Whether submitting failed. */
  failed: boolean
  onGo: (position: number) => void
  onSubmit: () => void
  onClose: () => void
}

/**
 * A dialog that asks for confirmation before an exam is submitted, and names unanswered and marked questions.
 * Specification 1, section 5.
 */
export function SubmitDialog(props: SubmitDialogProps) {
  const { secondsLeft, busy, failed, onGo, onSubmit, onClose } = props
  const { unanswered, marked } = props.openQuestions
  const { t, locale } = useTranslation()
  const first = unanswered[0] ?? marked[0]
  const describePositions = (positions: readonly number[]) =>
    formatList(locale, formatPositionRanges(positions))
  return (
    <Dialog
      title={
        unanswered.length > 0 ? t('exam:submit.open', { count: unanswered.length }) : t('exam:submit.ask')
      }
      onClose={onClose}
      actions={
        <>
          <button
            type="button"
            className="btn sec2"
            onClick={() => {
              if (first !== undefined) onGo(first)
              onClose()
            }}
          >
            {t('exam:goBack')}
          </button>
          <button
            type="button"
            className={unanswered.length > 0 ? 'btn bad' : 'btn'}
            aria-busy={busy || undefined}
            onClick={onSubmit}
          >
            {t(unanswered.length > 0 ? 'exam:submit.anyway' : 'exam:submit.now')}
          </button>
        </>
      }
    >
      <div className="stack gap-3">
        {unanswered.length > 0 && (
          <p>{t('exam:submit.unanswered', { questions: describePositions(unanswered) })}</p>
        )}
        {marked.length > 0 && <p>{t('exam:submit.marked', { questions: describePositions(marked) })}</p>}
        <p className="muted">
          {t('exam:submit.final')}{' '}
          {secondsLeft !== null && t('exam:submit.left', { count: Math.ceil(secondsLeft / 60) })}
        </p>
        {failed && (
          <p className="note bad" role="alert">
            {t('exam:failure.submit')}
          </p>
        )}
      </div>
    </Dialog>
  )
}

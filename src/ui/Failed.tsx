import { useWords } from './Words.tsx'

interface FailedProps {
  text: string
  onRetry: () => void
  /** The look of what has failed: a panel beside others, or the place of a list. */
  className?: string
}

/** What could not be loaded, and the way to try again: never an empty list. Speaks the area `enrolment`. */
export function Failed({ text, onRetry, className = 'empty failed' }: FailedProps) {
  const { t } = useWords()
  return (
    <section className={className} role="alert">
      <p>{text}</p>
      <button type="button" className="btn sec2" onClick={onRetry}>
        {t('enrolment:retry')}
      </button>
    </section>
  )
}

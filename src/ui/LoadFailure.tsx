interface FailedProps {
  text: string
  /** The words of the button: "Retry". */
  retry: string
  onRetry: () => void
  /** The CSS classes: those of a panel beside others, or of the place of a list. */
  className?: string
  /** The accessible name of the place, where it has one. */
  label?: string
}

/** A part of the page that could not be loaded, with the button to try again: never an empty list. */
export function LoadFailure({ text, retry, onRetry, className = 'empty failed', label }: FailedProps) {
  return (
    <section className={className} role="alert" aria-label={label}>
      <p>{text}</p>
      <button type="button" className="btn sec2" onClick={onRetry}>
        {retry}
      </button>
    </section>
  )
}

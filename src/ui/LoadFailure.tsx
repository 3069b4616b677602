interface LoadFailureProps {
  text: string
  /** The text of the button, such as "Retry". */
  retry: string
  onRetry: () => void
  /** The CSS classes; by default, those of an empty list. */
  className?: string
  /** The accessible name of the section, if it has one. */
  label?: string
}

/**
 * A message that a part of the page could not be loaded, with a button to retry. It is shown instead of an empty
 * list.
 */
export function LoadFailure({ text, retry, onRetry, className = 'empty failed', label }: LoadFailureProps) {
  return (
    <section className={className} role="alert" aria-label={label}>
      <p>{text}</p>
      <button type="button" className="btn sec2" onClick={onRetry}>
        {retry}
      </button>
    </section>
  )
}

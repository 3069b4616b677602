interface PartsProps {
  /** The total; the rest of the bar stays empty. */
  of: number
  known: number
  learning?: number
}

/** A bar with parts in proportion. Hidden from screen readers, because the text beside it says the same. */
export function ShareBar({ of, known, learning = 0 }: PartsProps) {
  return (
    <svg className="parts flip" viewBox={`0 0 ${of} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="known" width={known} height={1} />
      <rect className="learning" x={known} width={learning} height={1} />
    </svg>
  )
}

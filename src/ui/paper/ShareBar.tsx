interface ShareBarProps {
  /** The total; the rest of the bar stays empty. */
  total: number
  known: number
  learning?: number
}

/** A bar with parts in proportion. Hidden from screen readers, because the text beside it says the same. */
export function ShareBar({ total, known, learning = 0 }: ShareBarProps) {
  return (
    <svg className="parts flip" viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="known" width={known} height={1} />
      <rect className="learning" x={known} width={learning} height={1} />
    </svg>
  )
}

interface PartsProps {
  /** The whole; what the parts leave of it stays open. */
  of: number
  known: number
  learning?: number
}

/** A bar whose parts are as long as their share. What it says stands in words beside it. */
export function ShareBar({ of, known, learning = 0 }: PartsProps) {
  return (
    <svg className="parts flip" viewBox={`0 0 ${of} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="known" width={known} height={1} />
      <rect className="learning" x={known} width={learning} height={1} />
    </svg>
  )
}

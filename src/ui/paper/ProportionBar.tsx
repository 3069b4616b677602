interface ProportionBarProps {
  /** The number that the whole bar represents; the part that is not filled stays empty. */
  total: number
  known: number
  learning?: number
}

/**
 * A bar whose filled parts are proportional to the given numbers. Hidden from screen readers, because the text
 * beside it contains the same numbers.
 */
export function ProportionBar({ total, known, learning = 0 }: ProportionBarProps) {
  return (
    <svg className="parts flip" viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="known" width={known} height={1} />
      <rect className="learning" x={known} width={learning} height={1} />
    </svg>
  )
}

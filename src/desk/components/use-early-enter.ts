import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/**
 * Returns the key handler of a search input. If Enter is pressed before the results have arrived, the handler
 * chooses the first result when the results arrive. Any other key cancels this. `isPressed` is true if Enter was
 * pressed before the input existed.
 */
export function useEarlyEnter<Row>(
  isPending: boolean,
  first: Row | undefined,
  choose: (row: Row) => void,
  isPressed = false,
): (event: KeyboardEvent) => void {
  const [isWanted, setWanted] = useState(isPressed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is made once, with the first complete results
  useEffect(() => {
    if (!isWanted || isPending) return
    setWanted(false)
    if (first !== undefined) choose(first)
  }, [isWanted, isPending])
  // After an arrow key, Enter chooses the row that the editor moved to.
  const isMoved = useRef(false)
  return (event) => {
    if (event.key !== 'Enter') isMoved.current = /^Arrow(Up|Down)$/.test(event.key)
    const isEarly = event.key === 'Enter' && isPending && !isMoved.current && !event.nativeEvent.isComposing
    // Enter would otherwise only close the list.
    if (isEarly) event.preventDefault()
    setWanted(isEarly)
  }
}

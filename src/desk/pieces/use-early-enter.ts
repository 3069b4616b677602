import { type KeyboardEvent, useEffect, useState } from 'react'

/**
 * Returns the key handler of a search input. If Enter is pressed before the results have arrived, the handler
 * chooses the first result when the results arrive. Any other key cancels this.
 */
export function useEarlyEnter<Row>(
  isPending: boolean,
  first: Row | undefined,
  choose: (row: Row) => void,
): (event: KeyboardEvent) => void {
  const [isWanted, setWanted] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is made once, with the first complete results
  useEffect(() => {
    if (!isWanted || isPending) return
    setWanted(false)
    if (first !== undefined) choose(first)
  }, [isWanted, isPending])
  return (event) => {
    const isEarly = event.key === 'Enter' && isPending && !event.nativeEvent.isComposing
    // Enter would otherwise only close the list.
    if (isEarly) event.preventDefault()
    setWanted(isEarly)
  }
}

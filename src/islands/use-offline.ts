import { useEffect, useState } from 'react'
import { environment } from '#src/environment/environment.ts'

/**
 * Returns whether the browser is offline. The component renders again when the browser is back online, but not when
 * it goes offline.
 */
export function useOffline(): boolean {
  const [, renderAgain] = useState<object>()
  useEffect(() => environment().onOnline(() => renderAgain({})), [])
  return !environment().isOnline()
}

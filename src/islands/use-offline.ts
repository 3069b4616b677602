import { useEffect, useState } from 'react'
import { environment } from '#src/environment/environment.ts'

/** Returns whether the browser reports no network, as of this render; coming back online renders again. */
export function useOffline(): boolean {
  const [, renderAgain] = useState<object>()
  useEffect(() => environment().onOnline(() => renderAgain({})), [])
  return !environment().isOnline()
}

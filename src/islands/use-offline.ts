import { useEffect, useState } from 'react'
import { environment } from '#src/environment/environment.ts'

/** Whether the browser says that it has no network, as of this render; one that comes back renders again. */
export function useOffline(): boolean {
  const [, renderAgain] = useState<object>()
  useEffect(() => environment().onOnline(() => renderAgain({})), [])
  return !environment().isOnline()
}

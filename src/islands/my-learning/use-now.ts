import { useEffect, useState } from 'react'
import { environment } from '#src/environment/environment.ts'

const interval = 15_000

/** Returns the current time in milliseconds, updated often enough for a countdown in minutes. */
export function useNow(): number {
  const [now, setNow] = useState(() => environment().now())
  useEffect(() => environment().every(() => setNow(environment().now()), interval), [])
  return now
}

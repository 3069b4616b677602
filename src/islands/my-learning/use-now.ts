import { useEffect, useState } from 'react'
import { environment } from '#src/environment/environment.ts'

const often = 15_000

/** The present, as often as a countdown in minutes has to know it, in milliseconds. */
export function useNow(): number {
  const [now, setNow] = useState(() => environment().now())
  useEffect(() => environment().every(() => setNow(environment().now()), often), [])
  return now
}

import { environment } from '../../environment/environment.ts'

/**
 * Stores for some seconds that a visitor closed something. The cookie belongs to the consent group "functionality";
 * if the visitor has not consented to it, this is stored only until the tab is closed.
 */
export function saveDismissal(name: string, seconds: number): void {
  const { consent, cookies, visit } = environment()
  if (consent.functionality()) cookies.set(name, '1', seconds)
  else visit.set(name, '1')
}

export function isDismissed(name: string): boolean {
  const { cookies, visit } = environment()
  return (cookies.get(name) ?? visit.get(name)) !== undefined
}

import { atom, onMount } from 'nanostores'
import { getSiteStates } from '../../contract/publishing/site-state.ts'
import type { SiteState } from '../../domain/content-item/site-state.ts'
import { deskApi } from '../api/desk-api.ts'
import { isEditor } from './roles.ts'

/** The interval at which the states are reloaded, in milliseconds. */
const interval = 30_000

/**
 * The state of each site: release, publishes, hold. Undefined until the states are loaded. While a component uses
 * the states, they are reloaded at intervals, and when the tab becomes visible again.
 */
export const $siteStates = atom<readonly SiteState[] | undefined>()

/** Reloads the states of the sites immediately, after an action has changed them. */
export async function loadSiteStates(): Promise<void> {
  if (!isEditor()) return
  const result = await deskApi().call(getSiteStates, {})
  if (result.ok) $siteStates.set(result.value)
}

onMount($siteStates, () => {
  void loadSiteStates()
  const refresh = () => document.visibilityState === 'visible' && void loadSiteStates()
  const timer = setInterval(refresh, interval)
  document.addEventListener('visibilitychange', refresh)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', refresh)
  }
})

/** Whether visitors see the newest content of a site: the last publish succeeded, and publishing is not on hold. */
export const isSiteCurrent = ({ release, publishes, hold }: SiteState): boolean => {
  const [last] = publishes
  return (
    release !== null && hold === null && (!last || (last.failure === undefined && !last.failures?.length))
  )
}

import { atom, onMount } from 'nanostores'
import { getSiteStates } from '../../contract/publishing/site-state.ts'
import type { SiteState } from '../../domain/content-item/site-state.ts'
import { deskApi } from '../api/desk-api.ts'
import { isEditor } from './roles.ts'

/** The interval at which the states are reloaded, in milliseconds. */
const interval = 30_000

/** The interval while an editor watches the list of sites, in milliseconds. */
const shortInterval = 2_000

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

/**
 * Reloads the states every few seconds while the tab is visible. Returns a function that stops this. A publish often
 * takes less time than the usual interval, so that the list of sites would not show that it is running.
 */
export function watchSiteStates(): () => void {
  const timer = setInterval(
    () => document.visibilityState === 'visible' && void loadSiteStates(),
    shortInterval,
  )
  return () => clearInterval(timer)
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

/**
 * Whether visitors see the newest content of a site: it has a release, publishing is not on hold, and the last
 * publish succeeded with all its pages.
 */
export const isSiteCurrent = ({ release, publishes, hold }: SiteState): boolean => {
  const [last] = publishes
  return (
    release !== null && hold === null && (!last || (last.failure === undefined && !last.failures?.length))
  )
}

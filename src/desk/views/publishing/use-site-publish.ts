import { useState } from 'react'
import type { Failure } from '#src/api/result.ts'
import type { ResponseOf } from '#src/contract/protocol/call.ts'
import { publishSites } from '#src/contract/publishing/publish-sites.ts'
import { releaseSiteHold } from '#src/contract/publishing/site-hold.ts'
import { deskApi } from '../../api/desk-api.ts'
import { loadSiteStates } from '../../session/site-states.ts'

type Published = ResponseOf<typeof releaseSiteHold>['sites']

/** Publishes sites again or removes a hold, one action at a time. The server continues if the tab is closed. */
export function useSitePublish() {
  /** The sites of the running action; undefined while no action is running. */
  const [running, setRunning] = useState<readonly string[]>()
  const [published, setPublished] = useState<Published>()
  const [failure, setFailure] = useState<Failure>()
  const start = (sites: readonly string[]): boolean => {
    if (running) return false
    setRunning(sites)
    setPublished(undefined)
    setFailure(undefined)
    return true
  }
  const finish = async (sites: Published | undefined, failed: Failure | undefined): Promise<void> => {
    setRunning(undefined)
    setPublished(sites)
    setFailure(failed)
    await loadSiteStates()
  }
  const publish = async (sites: readonly string[]): Promise<void> => {
    if (!start(sites)) return
    const options = { waitsForPublish: true, shownByCaller: 'refusals' } as const
    const result = await deskApi().call(publishSites, { sites: [...sites] }, options)
    await finish(result.ok ? (result.value?.sites ?? []) : undefined, result.ok ? undefined : result.failure)
  }
  const release = async (folder: string): Promise<void> => {
    if (!start([folder])) return
    const options = { waitsForPublish: true, shownByCaller: 'refusals' } as const
    const result = await deskApi().call(releaseSiteHold, { folder }, options)
    await finish(result.ok ? result.value.sites : undefined, result.ok ? undefined : result.failure)
  }
  return { running, published, failure, publish, release }
}
export type SitePublish = ReturnType<typeof useSitePublish>

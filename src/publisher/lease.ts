import { setTimeout as wait } from 'node:timers/promises'
import * as contract from '../contract/publishing/publish-lease.ts'
import type { SiteHold } from '../domain/content-item/site-hold.ts'
import { type ApiAccess, createSiteApi, unwrapResult } from '../page-data/content-source.ts'
import type { Sites } from '../sites/load-sites.ts'
import { baseLanguageOf, type Site } from '../sites/site.ts'
import type { CompiledVersion, RendererVersion } from './renderer-version.ts'

/** The exclusive right of this publisher to publish a site. */
export interface Lease {
  /** The number of this lease; later leases of the same site have higher numbers. */
  fence: number
  /** The identity of the portal's database. */
  database: string
  /** The version of this publisher's code, with the portal's number of migrations. */
  code: RendererVersion
  /** The hold on publishing the site when the lease began; null if new pages may go live. */
  siteHold: SiteHold | null
  /**
   * Renews the lease and returns the current hold on the site. Throws if another publisher has taken over. Call it
   * before pages go live.
   */
  renew(): Promise<SiteHold | null>
}

/** The portal that grants the lease, and the compiled pages of this publisher. */
interface LeaseContext {
  access: ApiAccess
  sites: Sites
  compiled: CompiledVersion
}

/** The interval at which a waiting publisher requests the lease, and the interval of renewals, in milliseconds. */
const pollInterval = 50
const renewInterval = 1000

/** Thrown if another publisher has taken over the lease. */
export class LeaseLostError extends Error {
  constructor() {
    super('Another publisher has taken the site over, and goes on with it.')
  }
}

/**
 * Runs a function while no other publisher of the portal, on any machine, publishes the site; waits until a running
 * publish has ended. The portal stores the lease, which expires if its publisher is killed.
 */
export async function withLease<Result>(
  site: Site,
  { access, sites, compiled }: LeaseContext,
  work: (lease: Lease) => Promise<Result>,
): Promise<Result> {
  const api = createSiteApi(site, baseLanguageOf(site), sites, access)
  const begin = () => unwrapResult(api.call(contract.beginPublish, compiled))
  let lease = await begin()
  while (!lease.begun) {
    await wait(pollInterval)
    lease = await begin()
  }
  const { fence, code, siteHold, database } = lease
  const renew = async () => {
    const { held, siteHold: hold } = await unwrapResult(api.call(contract.renewPublish, { fence }))
    if (!held) throw new LeaseLostError()
    return hold
  }
  // A failure here is ignored: the next `renew` of the publish throws it.
  const renewing = setInterval(() => renew().catch(() => {}), renewInterval)
  try {
    return await work({ fence, database, code: { ...code, digest: compiled.digest }, siteHold, renew })
  } finally {
    clearInterval(renewing)
    // If the server is unreachable, the lease is not ended but expires.
    await api.call(contract.endPublish, { fence })
  }
}

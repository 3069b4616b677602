import { setTimeout as wait } from 'node:timers/promises'
import * as contract from '../contract/publishing/publish-lease.ts'
import type { SiteHold } from '../domain/content-item/site-hold.ts'
import { answerOf, apiOf } from '../page-data/content-source.ts'
import { baseLanguage, type Site } from '../sites/site.ts'
import type { Code } from './code.ts'
import type { PublishContext } from './publish-context.ts'

/** A site that is this publisher's alone. */
export interface Lease {
  /** The code that the pages are made by, as the portal knows it. */
  code: Code
  /** The hold of the site when the lease began; null where its pages may be shown. */
  siteHold: SiteHold | null
  /**
   * Makes sure that no other publisher has taken the site over; throws where one has. Returns the hold of the site. Call it before anything is
   * shown.
   */
  renew(): Promise<SiteHold | null>
}

/** How often it is asked whether the publisher that is at work has done, and how often a lease is renewed; in milliseconds. */
const askEvery = 50
const renewEvery = 1000

class Overtaken extends Error {}

/**
 * Runs a function while no other publisher of the portal, on whatever machine, is at the site; waits for the one that is. The
 * portal keeps the lease; that of a publisher that was killed lapses.
 */
export async function withLease<Result>(
  site: Site,
  { access, sites, compiled }: Pick<PublishContext, 'access' | 'sites' | 'compiled'>,
  work: (lease: Lease) => Promise<Result>,
): Promise<Result> {
  const api = apiOf(site, baseLanguage(site), sites, access)
  const begin = () => answerOf(api.call(contract.beginPublish, compiled))
  let lease = await begin()
  while (!lease.begun) {
    await wait(askEvery)
    lease = await begin()
  }
  const { fence, code, siteHold } = lease
  const renew = async () => {
    const { held, siteHold: hold } = await answerOf(api.call(contract.renewPublish, { fence }))
    if (!held) throw new Overtaken('Another publisher has taken the site over, and goes on with it.')
    return hold
  }
  // What goes wrong here is told when the work asks whether it still holds the site.
  const renewing = setInterval(() => renew().catch(() => {}), renewEvery)
  try {
    return await work({ code: { ...code, digest: compiled.digest }, siteHold, renew })
  } finally {
    clearInterval(renewing)
    // A server that is gone ends no lease: it lapses.
    await api.call(contract.endPublish, { fence })
  }
}

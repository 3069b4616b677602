import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { fileHeaders } from '#src/hosting/file-headers.ts'
import { type PageQuery, parsePageQuery } from '#src/query/page-query.ts'
import type { AppEnv, Dependencies } from '../http/app-env.ts'
import { budgets } from '../http/budgets.ts'
import { countedWarning } from '../http/counted-warning.ts'
import { Busy, openGate } from '../http/gate.ts'
import { faultOf } from '../http/operator-visible-error.ts'
import { visitor } from '../http/visitor.ts'
import type { PublishedFile, RedirectAnswer } from '../ports/pages.ts'
import { createContentCache } from '../services/platform/content-cache.ts'

/** How long making a page may take, in milliseconds. */
const longest = 4000

/** How long an answer holds while no content changes, in milliseconds: sessions begin and end. */
const fresh = 60_000

/** The headers of an answer: what somebody searched for is for no shared cache, and for no index. */
export const askedHeaders = {
  ...fileHeaders('ask'),
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex',
}

/** Says that a page was not made in time. */
class TookTooLong extends Error {}

/** An address that asks for something while too much is asked. */
export interface BusyPlace {
  busy: PageQuery
}

/**
 * Answers addresses that ask a page for something (docs/decisions/query-pages.md): the same page for everybody, made by the
 * publisher. Undefined where nothing is asked, or where it can't be made now: then the published page is the answer, whose island
 * asks by itself. Too many at the same moment, or by one visitor, are busy.
 */
export function askedPages(parts: Dependencies) {
  const gate = openGate(budgets.page)
  const warnOfLate = countedWarning(
    parts.log,
    parts.clock,
    'Pages took too long to be made for their queries; the published ones were sent',
  )
  return async (
    c: Context<AppEnv>,
    path: string,
    query: string,
  ): Promise<PublishedFile | RedirectAnswer | BusyPlace | undefined> => {
    const tenant = c.get('tenant')
    const asked = parsePageQuery(
      path,
      query,
      parts.sites.sites.filter((site) => site.tenant === tenant),
    )
    if (!asked) return undefined
    const by = visitor(c, parts)
    if (!gate.admits(by, parts.clock())) return { busy: asked }
    try {
      return await kept(parts, asked, () => gate.through(by, () => inTime(make(parts, asked))))
    } catch (error) {
      if (error instanceof Busy) return { busy: asked }
      const told = { fault: faultOf(error) }
      if (error instanceof TookTooLong) warnOfLate()
      else parts.log.warn(told, 'A page could not be made for its query')
      return undefined
    }
  }
}

const kept = <Value>({ db, clock }: Dependencies, { site, address }: PageQuery, work: () => Promise<Value>) =>
  createContentCache(db, `page ${site.tenant} ${address} ${Math.floor(clock() / fresh)}`, work)

async function make(
  { ports }: Dependencies,
  { site, path, address }: PageQuery,
): Promise<PublishedFile | RedirectAnswer | undefined> {
  const answer = await ports.publisher.answer(site.tenant, path, address.slice(path.length))
  if (!answer || 'movedTo' in answer) return answer
  const body = new TextEncoder().encode(answer.html)
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { body, type: 'text/html; charset=utf-8', digest, keep: 'ask' }
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TookTooLong()), longest)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

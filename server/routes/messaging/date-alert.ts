import { Hono } from 'hono'
import * as contract from '#src/contract/messaging/date-alert.ts'
import { routes as pages, placeOf } from '#src/routes.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'
import { baseLanguageOf } from '#src/sites/site.ts'
import type { AppEnv, Dependencies } from '../../http/app-env.ts'
import { visitorKeyOf } from '../../http/visitor-key.ts'
import { implement, implementForLearner } from '../../implement.ts'
import { confirmDateAlert } from '../../services/messaging/date-alert/confirm-date-alert.ts'
import { endAlertByToken, endMyAlert, listMyAlerts } from '../../services/messaging/date-alert/end-alerts.ts'
import { requestDateAlert } from '../../services/messaging/date-alert/request-date-alert.ts'
import { consumeRateLimit, refuseTooFrequent } from '../../services/platform/rate-limit.ts'

/** The limit of alerts that one network address may request per hour. */
const limit = { tries: 10, window: 60 * 60 * 1000 }

export const dateAlertCalls = [
  implement(
    contract.requestDateAlert,
    async ({ db, request, secrets, random, site, language, http, config, now }) => {
      if (!(await consumeRateLimit(db, `new dates ${visitorKeyOf(http, { config })}`, limit, now)))
        return refuseTooFrequent(limit)
      const { codeId, validateCode, ...form } = request
      const input = { form, proof: { codeId, validateCode }, site: siteFolderOf(site), language }
      return requestDateAlert(db, { keys: secrets.keys, random, now }, input)
    },
  ),

  implement(contract.confirmDateAlert, ({ db, request: { token }, learner, sites, language, now }) =>
    confirmDateAlert(db, { token, learnerId: learner?.id ?? null, sites, language, now }),
  ),

  implement(contract.unsubscribeFromDateAlert, async ({ db, request: { token }, now }) => {
    await endAlertByToken(db, token, now)
    return true as const
  }),

  implementForLearner(contract.getMyDateAlerts, ({ db, learner, language }) =>
    listMyAlerts(db, learner.id, language),
  ),

  implementForLearner(contract.endMyDateAlert, ({ db, learner, request: { id }, now }) =>
    endMyAlert(db, learner.id, id, now),
  ),
]

/**
 * Returns the route of the unsubscribe URL in the header of each mail about new dates. A mail program ends the alert
 * with a POST (RFC 8058) and needs no page; a browser that opens the URL gets the page that asks for a confirmation.
 */
export function createDateAlertRoutes({ db, sites, clock }: Dependencies): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.post('/end', async (c) => {
    await endAlertByToken(db, (c.req.query('token') ?? '').slice(0, 200), clock())
    return c.body(null, 200, { 'cache-control': 'no-store' })
  })
  routes.get('/end', (c) => {
    const site = sites.sites.find(({ siteId }) => String(siteId) === c.req.query('siteId'))
    if (!site) return c.text('Not found\n', 404)
    const address = pages.newDates(placeOf(site, baseLanguageOf(site), 'desktop'))
    return c.redirect(`${address}?${new URLSearchParams({ end: c.req.query('token') ?? '' })}`, 303)
  })
  return routes
}

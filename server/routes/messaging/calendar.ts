import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import * as contract from '#src/contract/messaging/calendar.ts'
import type { AppEnv, Dependencies } from '../../http/app-env.ts'
import { attachmentHeaderOf } from '../../http/attachment.ts'
import { placeOfCall } from '../../http/place.ts'
import { implementForLearner } from '../../implement.ts'
import {
  endCalendarFeed,
  findCalendarFeed,
  findFeedByToken,
  renewCalendarFeed,
} from '../../services/messaging/calendar/calendar-feed.ts'
import {
  type CalendarKind,
  createCalendarFile,
} from '../../services/messaging/calendar/create-calendar-file.ts'
import { renderFeedFile } from '../../services/messaging/calendar/render-feed-file.ts'

/**
 * Returns the routes of calendar files and calendar feeds. A calendar file, such as
 * `/calendar/classroom/7.ics?siteId=..&languageId=..`, contains a date of the signed-in learner. Anyone with the URL
 * of a feed, `/calendar/feed/<token>.ics`, can read it without a session.
 */
export function createCalendarRoutes({ db, config, sites, clock }: Dependencies): Hono<AppEnv> {
  const calendar = new Hono<AppEnv>()
  calendar.get('/feed/:file{[\\w-]{43}\\.ics}', async (c) => {
    const found = await findFeedByToken(db, sites, c.req.param('file').slice(0, -'.ics'.length))
    if (!found) return c.text('Not found\n', 404, { 'cache-control': 'no-store' })
    const { tenant } = found.site
    const text = await renderFeedFile(db, {
      ...{ ...found, origin: config.origins[tenant], portal: sites.tenants[tenant].name, now: clock() },
    })
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`
    c.header('cache-control', 'private, no-cache')
    c.header('etag', tag)
    c.header('x-robots-tag', 'noindex')
    if (c.req.header('if-none-match')?.split(/,\s*/).includes(tag)) return c.body(null, 304)
    c.header('content-type', 'text/calendar; charset=utf-8')
    return c.body(text)
  })
  calendar.get('/:kind{classroom|practical-exam}/:file{[1-9][0-9]{0,8}\\.ics}', async (c) => {
    c.header('cache-control', 'private, no-store')
    const learner = c.get('session')?.learner
    const place = placeOfCall(sites, c.get('tenant'), c.req.query())
    if (!learner) return c.text('Forbidden\n', 403)
    const { kind, file } = c.req.param()
    const found =
      place &&
      (await createCalendarFile(db, {
        kind: kind as CalendarKind,
        id: Number.parseInt(file, 10),
        learnerId: learner.id,
        ...place,
        origin: config.origins[c.get('tenant')],
        portal: sites.tenants[c.get('tenant')].name,
        now: clock(),
      }))
    if (!found) return c.text('Not found\n', 404)
    c.header('content-type', 'text/calendar; charset=utf-8')
    c.header('content-disposition', attachmentHeaderOf(`${kind}-${file}`))
    return c.body(found)
  })
  return calendar
}

export const calendarFeedRoutes = [
  implementForLearner(contract.getCalendarFeed, ({ db, learner, secrets }) =>
    findCalendarFeed(db, learner.id, secrets.keys),
  ),

  implementForLearner(contract.renewCalendarFeed, ({ db, learner, secrets, random, site, language, now }) =>
    renewCalendarFeed(db, { learnerId: learner.id, site, language, keys: secrets.keys, random, now }),
  ),

  implementForLearner(contract.endCalendarFeed, ({ db, learner }) => endCalendarFeed(db, learner.id)),
]

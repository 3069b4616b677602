import { Hono } from 'hono'
import { attachment } from '../http/attachment.ts'
import type { Edge, Parts } from '../http/edge.ts'
import { placeOfCall } from '../http/place.ts'
import { type CalendarKind, ownCalendarFile } from '../services/people/calendar/own-calendar-file.ts'

/**
 * The routes of calendar files, `/calendar/classroom/7.ics?siteId=..&languageId=..`: the signed-in learner's
 * own dates.
 */
export function calendarRoutes({ db, config, sites, clock }: Parts): Hono<Edge> {
  const calendar = new Hono<Edge>()
  calendar.get('/:kind{classroom|practical-exam}/:file{[1-9][0-9]{0,8}\\.ics}', async (c) => {
    c.header('cache-control', 'private, no-store')
    const learner = c.get('session')?.learner
    const place = placeOfCall(sites, c.get('tenant'), c.req.query())
    if (!learner) return c.text('Forbidden\n', 403)
    const { kind, file } = c.req.param()
    const found =
      place &&
      (await ownCalendarFile(db, {
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
    c.header('content-disposition', attachment(`${kind}-${file}`))
    return c.body(found)
  })
  return calendar
}

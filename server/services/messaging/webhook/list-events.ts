import { inArray, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#server/db/client.ts'
import { job } from '#server/db/schema/job.ts'
import { webhookEndpoint, webhookEvent } from '#server/db/schema/webhook.ts'
import { filterCondition } from '#server/services/platform/list/filter-condition.ts'
import { createRowReader } from '#server/services/platform/list/list-source.ts'
import { loadListPage } from '#server/services/platform/list/load-list-page.ts'
import { isOneOfTexts } from '#server/services/platform/list/search-text.ts'
import { endpointIdOfJob, eventIdOfJob, webhookJobName } from '#src/domain/job/job-name.ts'
import type { ListRequest } from '#src/domain/list/list-page.ts'
import { type EventType, eventIdOfMessage, messageIdOfEvent } from '#src/domain/webhook/event.ts'
import { listedEvent } from '#src/domain/webhook/listed-event.ts'

interface Request extends ListRequest {
  type?: EventType | undefined
}

/** Lists webhook events, the newest first, with the endpoints whose delivery is waiting or failed. */
export const listEvents = (db: Db, log: Pick<Logger, 'error'>, { type, ...request }: Request) =>
  loadListPage(
    db,
    log,
    {
      ...{ name: 'events', row: listedEvent, sorts: { at: 'number' }, defaultSort: '-at' },
      sources: [
        {
          // Event ids increase in the order in which events happen.
          ...{
            table: webhookEvent,
            id: webhookEvent.id,
            idKind: 'number',
            sortColumns: { at: webhookEvent.id },
          },
          where: filterCondition([webhookEvent.type, type]),
          identifierCondition: (query) => {
            const uuid = eventIdOfMessage(query)
            return uuid === undefined ? sql`false` : sql`${webhookEvent.message} = ${uuid}::uuid`
          },
          reader: createRowReader({
            load: loadEvents,
            toListRow: ({ message, type: eventType, at, jobs }) => ({
              id: messageIdOfEvent(message),
              type: eventType,
              at: at.toISOString(),
              waiting: endpointsIn(jobs, 'waiting'),
              failed: endpointsIn(jobs, 'failed'),
            }),
          }),
        },
      ],
    },
    request,
  )

type Job = Pick<typeof job.$inferSelect, 'name' | 'state'>

const endpointsIn = (jobs: readonly Job[], state: Job['state']): number[] =>
  jobs
    .filter((candidate) => candidate.state === state)
    .flatMap(({ name }) => endpointIdOfJob(name) ?? [])
    .toSorted((a, b) => a - b)

/** Loads the events of a page with their delivery jobs. */
async function loadEvents(db: Db, ids: (number | string)[]) {
  const events = await db
    .select()
    .from(webhookEvent)
    .where(inArray(webhookEvent.id, ids as number[]))
  const endpoints = await db.select({ id: webhookEndpoint.id }).from(webhookEndpoint)
  const names = events.flatMap((event) => endpoints.map((endpoint) => webhookJobName(event.id, endpoint.id)))
  const jobs = await db
    .select({ name: job.name, state: job.state })
    .from(job)
    .where(isOneOfTexts(job.name, names))
  const byEvent = Map.groupBy(jobs, ({ name }) => eventIdOfJob(name))
  return events.map((event) => ({ ...event, jobs: byEvent.get(event.id) ?? [] }))
}

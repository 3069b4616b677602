import { pageOf } from '../../src/contract/paging.ts'
import * as contract from '../../src/contract/schedule.ts'
import { implement } from '../implement.ts'
import { findScheduled, listSchedule } from '../services/schedule/list-schedule.ts'

export const scheduleRoutes = [
  implement(contract.findTrainings, ({ db, request, now, ...audience }) => {
    const query = {
      endsAfter: new Date(now).toISOString(),
      region: request.regionId,
      type: request.certificationTypeName,
      mode: request.mode,
      certificationsOnly: true,
      ...pageOf(request),
    }
    return findScheduled(db, audience, query, now)
  }),

  implement(contract.getSchedule, ({ db, request, now, ...audience }) => {
    const query = { endsAfter: request.from, startsBefore: request.to, region: request.regionId }
    return listSchedule(db, audience, query, { now })
  }),
]

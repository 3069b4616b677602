import { pageOf } from '../../src/contract/paging.ts'
import * as contract from '../../src/contract/schedule.ts'
import { implement } from '../implement.ts'
import { findScheduled, listSchedule } from '../services/schedule/list-schedule.ts'
import { examReaderOf } from './exam-reader.ts'

export const scheduleRoutes = [
  implement(contract.findTrainings, ({ db, request, now, learner, secrets, ...audience }) => {
    const query = {
      endsAfter: new Date(now).toISOString(),
      region: request.regionId,
      type: request.certificationTypeName,
      mode: request.mode,
      certificationsOnly: true,
      ...pageOf(request),
    }
    return findScheduled(db, audience, query, { now, reader: examReaderOf(learner, secrets) })
  }),

  implement(contract.getSchedule, ({ db, request, now, learner, secrets, ...audience }) => {
    const query = { endsAfter: request.from, startsBefore: request.to, region: request.regionId }
    return listSchedule(db, audience, query, { now, reader: examReaderOf(learner, secrets) })
  }),
]

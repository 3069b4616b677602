import * as own from '#src/contract/learning/my-training.ts'
import * as contract from '#src/contract/learning/schedule.ts'
import { pageInputOf } from '#src/contract/protocol/paging.ts'
import { implement, implementForLearner } from '../../implement.ts'
import { findMyTrainings } from '../../services/learning/schedule/find-my-trainings.ts'
import { findScheduledSessions, listSchedule } from '../../services/learning/schedule/list-schedule.ts'
import { examReaderOf } from './exam-reader.ts'

export const scheduleRoutes = [
  implement(contract.findTrainings, ({ db, request, now, learner, secrets, ...audience }) => {
    const query = {
      endsAfter: new Date(now).toISOString(),
      region: request.regionId,
      type: request.certificationType,
      mode: request.mode,
      certificationsOnly: true,
      ...pageInputOf(request),
    }
    return findScheduledSessions(db, audience, query, { now, reader: examReaderOf(learner, secrets) })
  }),

  implement(contract.getSchedule, ({ db, request, now, learner, secrets, ...audience }) => {
    const query = { endsAfter: request.from, startsBefore: request.to, region: request.regionId }
    return listSchedule(db, audience, query, { now, reader: examReaderOf(learner, secrets) })
  }),

  implementForLearner(own.findMyTrainings, ({ db, request, now, learner, secrets, ...audience }) => {
    const reader = { learnerId: learner.id, keys: secrets.keys }
    return findMyTrainings({ db, audience, reader, now }, { time: request.status, ...pageInputOf(request) })
  }),
]

import * as contract from '#src/contract/messaging/job.ts'
import { operatorNameOf } from '../../http/operator.ts'
import { implement } from '../../implement.ts'
import { listJobs } from '../../services/messaging/job/list-jobs.ts'
import { retryJob } from '../../services/messaging/job/retry-job.ts'

export const jobRoutes = [
  implement(contract.getJobs, ({ db, log, request }) => listJobs(db, log, request)),

  implement(contract.retryJob, ({ db, request, http, now }) =>
    retryJob(db, request.name, { actor: operatorNameOf(http), now }),
  ),
]

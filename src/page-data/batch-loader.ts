import type { Api } from '../api/create-api.ts'
import type { Result } from '../api/result.ts'
import { getCertification } from '../contract/catalogue/certification.ts'
import { getClassroom, getClassroomsOfCertification } from '../contract/catalogue/classroom.ts'
import { getNews } from '../contract/catalogue/news.ts'
import { getPracticalExam, getPracticalExamsOfCertification } from '../contract/catalogue/practical-exam.ts'
import { getTopic } from '../contract/catalogue/topic.ts'
import type { Call, ResponseOf } from '../contract/protocol/call.ts'
import { codeByReason } from '../contract/protocol/codes.ts'
import * as published from '../contract/publishing/published.ts'

/**
 * The call that returns many items, and the function that selects one item in the response of that call; the
 * function returns undefined if the item is missing.
 */
interface Batch {
  many: Call
  select(response: unknown, id: number): unknown
}

const batch = <One extends Call, Many extends Call>(
  one: One,
  many: Many,
  select: (response: ResponseOf<Many>, id: number) => ResponseOf<One> | undefined,
  // The cast is needed because the map can't express the response types of the two calls; the caller of `one` gets
  // what `select` returns.
): [Call, Batch] => [one, { many, select: select as Batch['select'] }]

/** The batch calls, by the call for one item. A batch call replaces only requests that contain nothing but an id. */
const batches: ReadonlyMap<Call, Batch> = new Map([
  batch(getCertification, published.getPublishedCertifications, (rows, id) =>
    rows.find(({ certification }) => certification.id === id),
  ),
  batch(getClassroom, published.getPublishedClassrooms, (rows, id) => rows.find((row) => row.id === id)),
  batch(getPracticalExam, published.getPublishedExams, (rows, id) => rows.find((row) => row.id === id)),
  batch(getNews, published.getPublishedNews, (rows, id) => rows.find((row) => row.id === id)),
  batch(getTopic, published.getPublishedTopics, (rows, id) => rows.find((row) => row.id === id)),
  batch(getClassroomsOfCertification, published.getClassroomsOfCertifications, (rows, id) =>
    rows.filter(({ certificationId }) => certificationId === id),
  ),
  batch(getPracticalExamsOfCertification, published.getPracticalExamsOfCertifications, (rows, id) =>
    rows.filter(({ certificationId }) => certificationId === id),
  ),
])

/** Returns the id of a request that contains nothing else. */
function idOf(request: object): number | undefined {
  const [value, ...more] = Object.values(request)
  return more.length === 0 && typeof value === 'number' ? value : undefined
}

const missing: Result<never> = {
  ok: false,
  failure: {
    kind: 'refused',
    code: codeByReason.notFound,
    message: 'Not in the response',
    context: {},
  },
  value: null,
}

/** A request that waits until its batch is sent. */
interface WaitingRequest {
  id: number
  request: object
  resolve(result: Result<unknown> | Promise<Result<unknown>>): void
}

/**
 * Returns an API that combines concurrent requests for single items into batches, because a database returns a
 * hundred items in little more time than one item. If a batch fails, its requests are sent one by one, so that an
 * invalid item does not affect the others.
 */
export function createBatchLoader(api: Api): Api {
  const waitingByCall = new Map<Call, WaitingRequest[]>()

  async function sendBatch(
    one: Call,
    { many, select }: Batch,
    waitingRequests: readonly WaitingRequest[],
  ): Promise<void> {
    const ids = [...new Set(waitingRequests.map(({ id }) => id))]
    const result = ids.length > 1 ? await api.call(many, { ids }) : undefined
    const isCut = result?.ok === false && ['unreachable', 'timeout'].includes(result.failure.kind)
    for (const { id, request, resolve } of waitingRequests) {
      if (!result?.ok) resolve(result && isCut ? result : api.call(one, request))
      else {
        const value = select(result.value, id)
        resolve(value === undefined ? missing : { ok: true, value })
      }
    }
  }

  function send(one: Call, batchCall: Batch): void {
    const waitingRequests = waitingByCall.get(one) ?? []
    waitingByCall.delete(one)
    for (let from = 0; from < waitingRequests.length; from += published.maxPublishedItems)
      void sendBatch(one, batchCall, waitingRequests.slice(from, from + published.maxPublishedItems))
  }

  const call = (one: Call, request: object, ...rest: []): Promise<Result<unknown>> => {
    const batchCall = batches.get(one)
    const id = batchCall && idOf(request)
    if (!batchCall || id === undefined) return api.call(one, request, ...rest)
    return new Promise((resolve) => {
      const waitingRequests = waitingByCall.get(one) ?? []
      if (waitingRequests.length === 0) setImmediate(send, one, batchCall)
      waitingByCall.set(one, [...waitingRequests, { id, request, resolve }])
    })
  }
  return { call: call as Api['call'] }
}

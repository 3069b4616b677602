import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { expect, test } from 'vitest'
import { recordedTracer } from '#tests/fixtures/server/recorded-tracer.ts'
import { getLogContext } from '../log/log-context.ts'
import type { AppEnv } from './app-env.ts'
import { createLogContextMiddleware } from './request-context.ts'
import { createTraceMiddleware } from './trace-middleware.ts'

/**
 * Sends a request to an application with traces. Returns its spans, and the fields of log lines during the request.
 */
async function traced(path: string, headers: Record<string, string> = {}) {
  const { tracer, spans } = recordedTracer()
  const contexts: unknown[] = []
  const app = new Hono<AppEnv>()
  app.use(requestId(), createLogContextMiddleware(), createTraceMiddleware(tracer))
  app.onError((_, c) => c.text('', 500))
  app.get('/healthz', (c) => c.text(''))
  app.get('/fails', () => {
    throw new Error('ada@demo.test')
  })
  app.get('/learner/:id', (c) => {
    contexts.push(getLogContext())
    c.set('tenant', 'sister')
    return c.text('', 404)
  })
  await app.request(path, { headers: { 'x-request-id': 'request-1', ...headers } })
  return { spans, contexts }
}

test('a request is a span with its route and status, without path and query, which continues the trace of the caller', async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const { spans } = await traced('/learner/4711?token=hidden', { traceparent })
  const attributes = {
    ...{ 'http.request.method': 'GET', 'http.route': '/learner/:id', 'http.response.status_code': 404 },
    'portal.tenant': 'sister',
  }
  expect(spans).toEqual([
    { name: 'GET /learner/:id', kind: 'server', attributes, caller: traceparent, parent: undefined },
  ])
})

test('the log lines of a request carry the id of its trace beside the id of the request', async () => {
  expect((await traced('/learner/1')).contexts).toEqual([{ request: 'request-1', trace: 'trace-1' }])
})

test('a request that fails is a failed span with its status, and a refused one is not', async () => {
  expect((await traced('/fails')).spans).toMatchObject([{ name: 'GET /fails', failure: '500' }])
  expect((await traced('/learner/1')).spans[0]?.failure).toBeUndefined()
})

test('health checks have no span', async () => {
  expect((await traced('/healthz')).spans).toEqual([])
})

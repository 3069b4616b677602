import { expect, test } from 'vitest'
import { recordedTracer } from '#tests/fixtures/server/recorded-tracer.ts'
import type { DependencyMeasurement } from '../../ports/dependency.ts'
import type { IdentityProvider } from '../../ports/identity.ts'
import type { Payments } from '../../ports/payment.ts'
import type { Storage } from '../../ports/storage.ts'
import { createObservedDependencies } from './create-observed-dependencies.ts'
import { observeRequests } from './observe-requests.ts'

/** Returns observed ports and the list of their measurements, such as "s3 find" or "s3 find failed". */
function observed() {
  const measured: DependencyMeasurement[] = []
  const { tracer, spans } = recordedTracer()
  const observe = observeRequests({ measure: (each) => void measured.push(each), tracer })
  const counted = () =>
    measured.map(({ dependency, operation, failed }) =>
      [dependency, operation, ...(failed ? ['failed'] : [])].join(' '),
    )
  return { ports: createObservedDependencies(observe), measured, counted, spans }
}

const away = () => Promise.reject(new Error('away'))

test('requests to a bucket are measured by operation and traced; a missing file is no failure', async () => {
  const { ports, measured, counted, spans } = observed()
  const storage = ports.bucket({
    find: async () => undefined,
    store: away as Storage['store'],
    signForBrowser: async () => 'https://signed.example',
  } as Partial<Storage> as Storage)
  expect(await storage.find('a')).toBeUndefined()
  await expect(storage.store('a', 'text/plain', new Uint8Array())).rejects.toThrow('away')
  expect(await storage.signForBrowser?.('a', 0)).toBe('https://signed.example')
  expect(counted()).toEqual(['s3 find', 's3 store failed'])
  expect(measured[0]?.seconds).toBeGreaterThanOrEqual(0)
  expect(spans).toMatchObject([
    { name: 's3 find', kind: 'client' },
    { name: 's3 store', failure: 'rejected' },
  ])
})

test('the bytes of a bucket are measured up to the first ones, and a reader that leaves closes them', async () => {
  const { ports, counted } = observed()
  let isClosed = false
  async function* pieces() {
    try {
      yield new Uint8Array([1])
      yield new Uint8Array([2])
    } finally {
      isClosed = true
    }
  }
  const storage = ports.bucket({ read: pieces, list: away as never } as Partial<Storage> as Storage)
  const read: number[] = []
  for await (const [first] of storage.read('a', 0, 1)) read.push(first as number)
  expect(read).toEqual([1, 2])
  isClosed = false
  for await (const _ of storage.read('a', 0, 1)) break
  expect(isClosed).toBe(true)
  expect(counted()).toEqual(['s3 read', 's3 read'])
})

test('a bucket that does not answer fails at the first bytes', async () => {
  const { ports, counted } = observed()
  const list = () => ({ [Symbol.asyncIterator]: () => ({ next: away }) })
  // The cast is needed because the test uses only `list` of the storage.
  const storage = ports.bucket({ list } as Partial<Storage> as Storage)
  await expect(storage.list('')[Symbol.asyncIterator]().next()).rejects.toThrow('away')
  expect(counted()).toEqual(['s3 list failed'])
})

test.each([
  ['away', true],
  ['misconfigured', true],
  ['clock', true],
  ['cancelled', false],
  ['asks', false],
  ['unknown', false],
] as const)('a sign-in that ends with %j is a failure of the provider: %j', async (failure, isFailure) => {
  const { ports, measured, spans } = observed()
  const finish: IdentityProvider['completeSignIn'] = async () => ({ failure, cause: null })
  const attempt = { state: '', nonce: '', verifier: '' }
  await ports
    .identity({ completeSignIn: finish } as IdentityProvider)
    .completeSignIn(new URL('https://portal.example'), attempt)
  expect(measured).toMatchObject([{ dependency: 'openid', operation: 'completeSignIn', failed: isFailure }])
  expect(spans[0]?.failure).toBe(isFailure ? 'failed' : undefined)
})

test('payments, mails, VAT checks, scans and webhooks are measured; refusals of Stripe and clean answers are no failures', async () => {
  const { ports, counted } = observed()
  const refund: Payments['refund'] = async () => ({ status: 'failed', id: null, reason: 'no' })
  const payments = ports.payments({
    openPaymentPage: away,
    refund,
    name: 'stripe',
  } as Partial<Payments> as Payments)
  expect(payments.name).toBe('stripe')
  await payments.refund({ key: '', payment: '', amount: 1, currency: 'EUR' })
  await expect(payments.openPaymentPage({} as never)).rejects.toThrow('away')
  await ports.smtp({ send: async () => {} }).send({} as never)
  const question = { number: '', requester: '' }
  for (const state of ['unknown', 'unavailable'] as const)
    await ports.vies({ check: async () => ({ state }) }).check(question)
  await ports.clamd({ scan: async () => 'Eicar' }).scan(new Uint8Array())
  for (const status of [204, 500]) await ports.webhooks({ post: async () => status }).post('', {} as never)
  expect(counted()).toEqual([
    ...['stripe refund', 'stripe openPaymentPage failed', 'smtp send', 'vies check', 'vies check failed'],
    ...['clamd scan', 'webhooks post', 'webhooks post failed'],
  ])
})

test('without metrics and traces a port stays itself, and each alone observes too', async () => {
  const transport = { send: async () => {} }
  expect(
    createObservedDependencies(observeRequests({ measure: undefined, tracer: undefined })).smtp(transport),
  ).toBe(transport)
  const measured: DependencyMeasurement[] = []
  const measuring = observeRequests({ measure: (each) => void measured.push(each), tracer: undefined })
  await createObservedDependencies(measuring)
    .smtp(transport)
    .send({} as never)
  const { tracer, spans } = recordedTracer()
  await createObservedDependencies(observeRequests({ measure: undefined, tracer }))
    .smtp(transport)
    .send({} as never)
  expect([measured.length, spans.length]).toEqual([1, 1])
})

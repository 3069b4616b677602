import { expect, test } from 'vitest'
import { runServiceChecks } from './run-service-checks.ts'
import { ServiceCheckError } from './service-check.ts'

const check = (run: () => Promise<void>) => ({ service: 'the mail server', variable: 'MAIL_URL', run })

test('a service that never answers is a problem after the time that it has', async () => {
  const [outcome] = await runServiceChecks([check(() => new Promise(() => {}))], 10)
  expect(outcome?.problem).toBe('MAIL_URL: the mail server: no answer in 0.01 s')
})

test('a problem has the innermost reason and the variable that the failure names', async () => {
  const refused = Object.assign(new Error(''), { code: 'ECONNREFUSED' })
  const outcomes = await runServiceChecks([
    check(() => Promise.reject(new TypeError('fetch failed', { cause: refused }))),
    check(() => Promise.reject(new ServiceCheckError('MAIL_FROM', 'it is refused'))),
    check(async () => {}),
  ])
  expect(outcomes.map(({ problem }) => problem)).toEqual([
    'MAIL_URL: the mail server: ECONNREFUSED',
    'MAIL_FROM: the mail server: it is refused',
    undefined,
  ])
})

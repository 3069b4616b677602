import { beforeEach, expect, test, vi } from 'vitest'
import { printedErrors } from '../../tests/fixtures/quiet-console.ts'
import { runSteps, selectSteps } from './run-steps.ts'
import type { TestStep } from './step.ts'

const step = (name: string, counts: { passed: number; failed: number }, needs: string[] = []): TestStep => ({
  name,
  title: name,
  needs,
  run: async () => counts,
})
const good = { passed: 2, failed: 0 }
const bad = { passed: 1, failed: 1 }

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined))

test('a failed step stops only the steps that need it', async () => {
  const outcomes = await runSteps([step('a', bad), step('b', good, ['a']), step('c', good)], () => 0)
  expect(outcomes.map(({ name, passed, failed, skipped }) => [name, passed, failed, skipped])).toEqual([
    ['a', 1, 1, false],
    ['b', 0, 1, true],
    ['c', 2, 0, false],
  ])
})

test('a parallel step has ended before a step that needs it begins', async () => {
  const order: string[] = []
  const noting = (name: string, needs: string[] = []): TestStep => ({
    ...step(name, good, needs),
    async run() {
      order.push(name)
      return good
    },
  })
  const { promise, resolve } = Promise.withResolvers<typeof good>()
  const slow: TestStep = { ...step('slow', good), isParallel: true, run: () => promise }
  void promise.then(() => order.push('slow ended'))
  const quick: TestStep = {
    ...step('quick', good),
    async run() {
      setImmediate(() => resolve(good))
      order.push('quick')
      return good
    },
  }
  const outcomes = await runSteps([slow, quick, noting('needing', ['slow'])], () => 0)
  expect(order).toEqual(['quick', 'slow ended', 'needing'])
  expect(outcomes.map(({ name }) => name)).toEqual(['slow', 'quick', 'needing'])
})

test('a step that throws counts as one failure, with its reason', async () => {
  const broken: TestStep = { name: 'a', title: 'a', run: () => Promise.reject(new Error('no room')) }
  expect(await runSteps([broken], () => 0)).toMatchObject([{ passed: 0, failed: 1 }])
  expect(printedErrors.splice(0)).toEqual(['no room'])
})

test('a named step includes the steps that it needs, in order', () => {
  const all = [
    step('system', good),
    step('portal', good, ['system']),
    step('unit', good),
    step('e2e', good, ['portal']),
  ]
  expect(selectSteps(all, ['e2e']).map((chosen) => chosen.name)).toEqual(['system', 'portal', 'e2e'])
  expect(selectSteps(all, [])).toEqual(all)
  expect(() => selectSteps(all, ['e3e'])).toThrow('No step "e3e". There are: system, portal, unit, e2e')
})

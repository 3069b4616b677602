import { expect, test } from 'vitest'
import { createLoadLimiter } from './load-limit.ts'

/** Returns functions that begin and complete requests at a load limit, with a clock that the test sets. */
function opened() {
  const clock = { now: 0 }
  const limit = createLoadLimiter(() => clock.now)
  const running: (() => void)[] = []
  const enter = (count: number, order: 'first' | 'last' = 'last'): number => {
    let admitted = 0
    for (let each = 0; each < count; each += 1) {
      const leave = limit.enter(order)
      if (leave) running.push(leave)
      admitted += leave ? 1 : 0
    }
    return admitted
  }
  const complete = (count: number): void => {
    for (const leave of running.splice(0, count)) leave()
  }
  return { clock, enter, complete }
}

test('twenty requests are admitted on a server that has completed none', () => {
  const { enter, complete } = opened()
  expect(enter(50)).toBe(20)
  complete(1)
  expect(enter(50)).toBe(1)
})

test('as many are admitted as the server completes in the time that one may wait', () => {
  const { clock, enter, complete } = opened()
  // 20 requests in 25 ms are 200 in a slot of 250 ms. That is a rate of 0.8 per ms, so 200 requests may be in
  // progress for a wait of 250 ms.
  for (let round = 0; round < 10; round += 1) {
    clock.now = round * 25
    enter(20)
    complete(20)
  }
  expect(enter(1000)).toBe(200)
})

test('positions are refused before answers', () => {
  const { clock, enter, complete } = opened()
  for (let round = 0; round < 10; round += 1) {
    clock.now = round * 25
    enter(20)
    complete(20)
  }
  expect(enter(1000, 'first')).toBe(80)
  expect(enter(1000, 'last')).toBe(120)
})

test('a server that becomes slower admits fewer after two seconds', () => {
  const { clock, enter, complete } = opened()
  enter(20)
  complete(20)
  clock.now = 2500
  expect(enter(1000)).toBe(20)
})

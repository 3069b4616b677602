import { beforeEach, expect, test } from 'vitest'
import { TestDevice } from '#tests/fixtures/device.ts'
import { openPage, type Page } from '#tests/fixtures/page.ts'

let page: Page
let time: typeof import('./exam-clock.ts')
beforeEach(async () => {
  page = await openPage()
  const { setExamDevice } = await import('../../environment/exam-device.ts')
  setExamDevice(new TestDevice(page.clock))
  time = await import('./exam-clock.ts')
})

test('the clock shows whole seconds, rounded up, until the time is over', () => {
  time.setClock(3)
  expect(time.$secondsLeft.get()).toBe(3)
  page.clock.advance(1000)
  expect(time.$secondsLeft.get()).toBe(2)
  page.clock.advance(5000)
  expect(time.$secondsLeft.get()).toBe(0)
})

test('a paper without a time limit shows no clock, also after one with a limit', () => {
  time.setClock(100)
  time.setClock(null)
  expect([time.$secondsLeft.get(), time.computeDeviceDeadline()]).toEqual([null, null])
  page.clock.advance(1000)
  expect(time.$secondsLeft.get()).toBeNull()
})

test('a stopped clock shows nothing, and runs again when it is set', () => {
  time.setClock(100)
  time.stopClock()
  page.clock.advance(1000)
  expect([time.$secondsLeft.get(), time.computeDeviceDeadline()]).toEqual([null, null])
  time.setClock(50)
  page.clock.advance(1000)
  expect(time.$secondsLeft.get()).toBe(49)
})

test('the deadline is given in the time of the device’s clock', () => {
  time.setClock(60)
  page.clock.advance(10_000)
  expect(time.computeDeviceDeadline()).toBe(page.clock.now() + 50_000)
})

test('the remaining minutes are announced as they pass, and none once the time is over', () => {
  time.setClock(5 * 60 + 1)
  expect(time.$lastAnnouncedMinute.get()).toBeNull()
  page.clock.advance(1000)
  expect(time.$lastAnnouncedMinute.get()).toBe(5)
  page.clock.advance(5 * 60_000)
  expect([time.$secondsLeft.get(), time.$lastAnnouncedMinute.get()]).toEqual([0, null])
})

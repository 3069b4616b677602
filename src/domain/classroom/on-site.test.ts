import { expect, test } from 'vitest'
import { classroomMode } from './classroom-mode.ts'
import { isOnSite } from './on-site.ts'

test('people meet at a place, unless it is held online or as a webinar', () => {
  expect(classroomMode.options.filter(isOnSite)).toEqual(['onsite', 'seminar', 'workshop'])
})

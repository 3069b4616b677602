import { expect, test } from 'vitest'
import { registrationStatus, registrationTransitions } from '#src/domain/enrolment/enrolment.ts'
import { learningTransitions } from '#src/domain/enrolment/learning.ts'
import { ensureCourseTransition } from './update-registration.ts'

const [statuses, processes] = [registrationStatus.options, Object.keys(learningTransitions)] as const
const process = 'learning' as const
const status = 'audited' as const

test.each(statuses)('a registration in state %s moves only to the states of its table', (from) => {
  const reached = statuses.filter((to) => {
    try {
      ensureCourseTransition({ status: from, process }, { status: to })
      return true
    } catch (error) {
      expect(String(error)).toContain(`from ${from} to ${to}`)
      return false
    }
  })
  expect(new Set(reached)).toEqual(new Set([from, ...registrationTransitions[from]]))
})

test.each(processes as (keyof typeof learningTransitions)[])(
  'a course that is %s goes only where its table lets it go',
  (from) => {
    const reached = (processes as (typeof from)[]).filter((to) => {
      try {
        ensureCourseTransition({ status, process: from }, { process: to })
        return true
      } catch (error) {
        expect(String(error)).toContain(`from ${from} to ${to}`)
        return false
      }
    })
    expect(new Set(reached)).toEqual(new Set([from, ...learningTransitions[from]]))
  },
)

test('a change of other fields does not change the state', () => {
  expect(() => ensureCourseTransition({ status, process }, {})).not.toThrow()
})

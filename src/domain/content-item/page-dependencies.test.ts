import { expect, test } from 'vitest'
import { pageDependencies } from './page-dependencies.ts'

test('every dependency shows the linked item itself', () => {
  expect(pageDependencies.filter(({ linked: of, shown: from }) => from[0] !== of)).toEqual([])
  const pairs = pageDependencies.map(({ page: on, linked: of }) => `${on} ${of}`)
  expect(new Set(pairs).size).toBe(pairs.length)
})

test('the page of a certification shows the trainers of its classrooms, but not the quizzes of its courses', () => {
  const of = (family: string) =>
    pageDependencies.find((each) => each.page === 'certification' && each.linked === family)
  expect(of('classroom')?.shown).toContain('trainer')
  expect(of('course')?.shown).not.toContain('pool')
})

import { expect, test } from 'vitest'
import { contentDependencies } from './content-dependencies.ts'

test('an item that a page is linked with is shown itself, and perhaps what belongs to it', () => {
  expect(contentDependencies.filter(({ of, from }) => from[0] !== of)).toEqual([])
  const pairs = contentDependencies.map(({ on, of }) => `${on} ${of}`)
  expect(new Set(pairs).size).toBe(pairs.length)
})

test('the page of a certification shows who teaches in its classrooms, but no answers of its courses', () => {
  const of = (family: string) =>
    contentDependencies.find((each) => each.on === 'certification' && each.of === family)
  expect(of('classroom')?.from).toContain('trainer')
  expect(of('course')?.from).not.toContain('pool')
})

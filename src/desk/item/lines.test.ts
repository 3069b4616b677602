import { expect, test } from 'vitest'
import { moveLine, removeLine } from './lines.ts'

const outcomes = ['texts', '*', 'outcomes']
const course = { texts: { en: { outcomes: ['A', 'B', 'C'] }, de: { outcomes: ['a', 'b', 'c'] }, pl: {} } }

test('any line is removed and moved in every language', () => {
  expect(removeLine(course, outcomes, 3, 0)).toEqual({
    texts: { en: { outcomes: ['B', 'C'] }, de: { outcomes: ['b', 'c'] }, pl: {} },
  })
  expect(moveLine(course, outcomes, 3, [2, 0])).toEqual({
    texts: { en: { outcomes: ['C', 'A', 'B'] }, de: { outcomes: ['c', 'a', 'b'] }, pl: {} },
  })
})

test('a translation with fewer lines keeps them beside their source', () => {
  const started = { texts: { en: { outcomes: ['A', 'B', 'C'] }, de: { outcomes: ['a'] } } }
  expect(moveLine(started, outcomes, 3, [0, 1]).texts).toMatchObject({ de: { outcomes: ['', 'a'] } })
  expect(moveLine(started, outcomes, 3, [1, 2]).texts).toMatchObject({ de: { outcomes: ['a'] } })
})

test('the correct answers and the pictures of a question follow its options', () => {
  const picture = { name: 'dome', width: 4, height: 3 }
  const question = {
    ...{ correct: [0, 2], optionPictures: [null, null, picture] },
    texts: { en: { options: ['A', 'B', 'C'], optionFigures: ['', '', 'A dome'] } },
  }
  const options = ['questions', 0, 'texts', '*', 'options']
  expect(moveLine({ questions: [question] }, options, 3, [2, 1]).questions).toEqual([
    {
      ...{ correct: [0, 1], optionPictures: [null, picture, null] },
      texts: { en: { options: ['A', 'C', 'B'], optionFigures: ['', 'A dome', ''] } },
    },
  ])
  expect(removeLine({ questions: [question] }, options, 3, 0).questions).toEqual([
    {
      ...{ correct: [1], optionPictures: [null, picture] },
      texts: { en: { options: ['B', 'C'], optionFigures: ['', 'A dome'] } },
    },
  ])
})

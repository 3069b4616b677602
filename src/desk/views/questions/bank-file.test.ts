import { expect, test } from 'vitest'
import { linesOfQuestion, replaceLines, textOfLines } from './bank-file.ts'

const gift = `$CATEGORY: Cables

// [id:R-1]
One? {=A ~B}

// [id:R-2]
::Two:: Which {=A
~B

$CATEGORY: Lenses

// [id:R-3]
Three? {=A ~B}
`

test('a question of GIFT has the comment with its identifier, and not that of the next one', () => {
  const { from, to } = linesOfQuestion(gift, 7, 13)
  expect(textOfLines(gift, from, to)).toBe('// [id:R-2]\n::Two:: Which {=A\n~B')
  expect(replaceLines(gift, from, to, '')).not.toContain('R-2')
  expect(replaceLines(gift, from, to, '')).toContain('// [id:R-3]\nThree?')
})

test('the last question ends before the empty lines of the file', () => {
  expect(linesOfQuestion(gift, 13, undefined)).toEqual({ from: 12, to: 13 })
})

test('a question of XML ends with its element', () => {
  const xml = '<quiz>\n<question type="essay">\n<name/>\n</question>\n</quiz>\n'
  expect(linesOfQuestion(xml, 2, undefined)).toEqual({ from: 2, to: 4 })
})

import { expect, test } from 'vitest'
import { findGiftFault } from './gift-fault.ts'

const location = { file: 'a.gift', line: 5, question: 'Q' }
const faultOf = (text: string, line = 1) =>
  findGiftFault(
    text.split('\n').map((each, index) => ({ line: index + 5, text: each })),
    location,
    { line },
  )

test.each([
  ['{=a ~}', 5, 2],
  ['{=a ~ # no words}', 5, 2],
  ['{=a\n~ # a remark\nof two lines}', 6, 2],
  ['{=a #right ~%-50% #wrong}', 5, 2],
  ['{~%50%\n=b}', 5, 1],
  ['Is 1=1 so {=a ~}', 5, 2],
])('in %j the answer without words is at line %i and has the number %i', (text, line, number) => {
  expect(faultOf(text)).toEqual({
    ...{ ...location, line, reason: 'empty' },
    part: { kind: 'option', number },
  })
})

test.each(['101', '-101', 'x', '', ' '])('a share of %j is none', (share) => {
  expect(faultOf(`Which? {=a\n~%${share}%b}`)).toEqual({
    ...{ ...location, line: 6, reason: 'badShare', detail: `%${share}%`.trim().replace(/\s+/g, ' ') },
  })
})

test.each(['100', '-100', ' 33.3 '])('a share of %j is one', (share) => {
  expect(faultOf(`Which? {=a\n~%${share}%b}`).reason).toBe('syntax')
})

test.each([
  ['Which? {\n=a', 'braceNotClosed', 5, '5'],
  ['Which?\n=a }', 'braceNotOpened', 6, undefined],
  ['Which? }\n{=a', 'braceNotOpened', 5, undefined],
  ['Which? {=a\n{~b}', 'braceTwice', 6, undefined],
  ['Which? {=a\n{~b', 'braceTwice', 6, undefined],
  ['Which? {=a ~b}\nWhich? {=c}', 'emptyLineMissing', 6, undefined],
  ['::A {b}:: Which? {=a', 'braceNotClosed', 5, '5'],
  ['Which \\{? {=a', 'braceNotClosed', 5, '5'],
  ['Which? {a  b\n=c}', 'answerUnmarked', 5, 'a b'],
])('an error in the braces or answers of %j is reported as %s', (text, reason, line, detail) => {
  expect(faultOf(text)).toEqual({ ...location, reason, line, ...(detail && { detail }) })
})

test('text that can’t be parsed is quoted from its line, with at most sixty characters', () => {
  expect(faultOf('One\n  two   three ', 2)).toEqual({
    ...{ ...location, line: 6, reason: 'syntax', detail: 'two three' },
  })
  expect(faultOf(`One\n${'x'.repeat(61)}`, 9)).toMatchObject({ line: 6, detail: 'x'.repeat(60) })
  expect(findGiftFault([], location, { line: 1 })).toEqual({ ...location, reason: 'syntax', detail: '' })
})

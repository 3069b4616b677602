import { expect, test } from 'vitest'
import { createSeededRandom } from '#src/domain/exam/draw.ts'
import type { Mutant } from './find-mutants.ts'
import { drawSample, formatMutantRange } from './sample.ts'

const at = (file: string, line: number, from: number, to: number, last = line): Mutant => ({
  file,
  start: { line, column: from },
  end: { line: last, column: to },
})

const lines = Array.from({ length: 20 }, (_, line) => at('a.ts', line + 2, 2, 9))

test('a sample has the requested size without duplicates, and is the same for the same seed', () => {
  const sample = drawSample(lines, 7, createSeededRandom(1))
  expect(new Set(sample).size).toBe(7)
  expect(drawSample(lines, 7, createSeededRandom(1))).toEqual(sample)
  expect(drawSample(lines, 7, createSeededRandom(2))).not.toEqual(sample)
})

test('a fault with more than four others inside is never drawn', () => {
  const emptied = at('a.ts', 1, 0, 1, 30)
  expect(drawSample([emptied, ...lines], 99, createSeededRandom(1))).not.toContain(emptied)
  expect(drawSample([emptied, ...lines.slice(0, 4)], 99, createSeededRandom(1))).toContain(emptied)
})

test('faults of another file are not inside', () => {
  const whole = at('b.ts', 1, 0, 1, 30)
  expect(drawSample([whole, ...lines], 99, createSeededRandom(1))).toContain(whole)
})

test('mutants inside another one count, because they are tested with it', () => {
  const outer = at('a.ts', 2, 0, 20)
  expect(drawSample([outer, at('a.ts', 2, 2, 4)], 2, () => 0)).toEqual([outer])
})

test('a fault is named with its lines and columns', () => {
  expect(formatMutantRange(at('a.ts', 3, 2, 9))).toBe('a.ts:3:2-3:9')
})

import { expect, test } from 'vitest'
import { codeOfQtiIdentifier, qtiIdentifierOf } from './identifier.ts'
import { resolvePath } from './resolve-path.ts'

test.each([
  ['items/a.xml', '../pictures/b.png', 'pictures/b.png'],
  ['items/a.xml', 'b.png', 'items/b.png'],
  ['items/a.xml', './b.png?x=1#y', 'items/b.png'],
  ['a.xml', '../../b.png', 'b.png'],
  ['items/a.xml', 'c//b%20c.png', 'items/c/b c.png'],
  ['items/a.xml', '100%.png', 'items/100%.png'],
])('in %s the address %s means %s', (file, address, path) => {
  expect(resolvePath(file, address)).toBe(path)
})

test.each([
  ['a7.b-C', 'a7.b-C'],
  ['7 a', '_x37__x20_a'],
  ['-a', '_x2d_a'],
  ['a_b', 'a_x5f_b'],
  ['😀', '_x1f600_'],
  ['', ''],
])('the code %s is the identifier %s, and is read back', (code, identifier) => {
  expect(qtiIdentifierOf(code)).toBe(identifier)
  expect(codeOfQtiIdentifier(identifier)).toBe(code)
})

test('a number that is not a character code stays unchanged', () => {
  expect(codeOfQtiIdentifier('a_x110000_b_xzz_')).toBe('a_x110000_b_xzz_')
  expect(codeOfQtiIdentifier('_x10ffff_')).toBe('\u{10ffff}')
})

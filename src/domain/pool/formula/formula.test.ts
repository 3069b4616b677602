import { describe, expect, test } from 'vitest'
import { formatAsPlainText } from './format-as-plain-text.ts'
import { formatFormula } from './format-formula.ts'
import { latexOf } from './formula.ts'
import { parseFormula } from './parse-formula.ts'
import { hasFormula, parseTextParts } from './parse-text-parts.ts'

const ohm =
  '<math><semantics><mrow><mi>R</mi><mo>=</mo><mfrac><mi>U</mi><mi>I</mi></mfrac></mrow><annotation encoding="application/x-tex">R = \\frac{U}{I}</annotation></semantics></math>'

test('a formula is parsed as it was written, with its LaTeX source', () => {
  const read = parseFormula(ohm)
  expect(read && formatFormula(read)).toBe(ohm)
  expect(read && latexOf(read)).toBe('R = \\frac{U}{I}')
  expect(parseFormula('<math><mtext>a&#xA0;&lt;&quot;</mtext></math>')?.children).toEqual([
    { name: 'mtext', attributes: {}, children: ['a\u00a0<"'] },
  ])
})

test.each([
  ['a script', '<math><script>alert(1)</script></math>'],
  ['a link', '<math href="https://example.org"><mi>x</mi></math>'],
  ['an event', '<math onclick="x()"><mi>x</mi></math>'],
  ['a style', '<math><mi style="color:red">x</mi></math>'],
  ['HTML in a token', '<math><mtext><img src="x"></mtext></math>'],
  ['an action', '<math><maction actiontype="toggle"><mi>x</mi></maction></math>'],
  ['a space as wide as a page', '<math><mspace width="900em"></mspace></math>'],
  ['text outside of tokens', '<math>x</math>'],
  ['an element that does not end', '<math><mi>x</math>'],
  ['another root', '<mrow><mi>x</mi></mrow>'],
  ['something behind it', '<math></math><math></math>'],
  ['a lone sign', '<math><mo><</mo></math>'],
])('%s is not a formula', (_, text) => {
  expect(parseFormula(text)).toBeUndefined()
})

test('a text is split into text and formulas; malformed formulas stay text', () => {
  expect(parseTextParts(`Is ${ohm}?`)).toEqual(['Is ', parseFormula(ohm), '?'])
  expect(parseTextParts('What does <math> do? <math><b>x</b></math>')).toEqual([
    'What does <math> do? <math><b>x</b></math>',
  ])
  expect([hasFormula(ohm), hasFormula('a < b'), parseTextParts('')]).toEqual([true, false, []])
})

describe('in plain text', () => {
  const sup = (base: string, raised: string) => `<msup>${base}${raised}</msup>`
  test.each([
    [ohm, 'R = U/I'],
    [`<math>${sup('<mn>10</mn>', '<mrow><mo>−</mo><mn>3</mn></mrow>')}</math>`, '10^(−3)'],
    ['<math><msqrt><mi>a</mi><mo>+</mo><mi>b</mi></msqrt></math>', '√(a + b)'],
    ['<math><mroot><mi>x</mi><mn>3</mn></mroot></math>', '3√x'],
    ['<math><msub><mi>U</mi><mn>1</mn></msub></math>', 'U_1'],
    ['<math><msup><mi>f</mi><mo>′</mo></msup></math>', 'f′'],
    ['<math><mn>50</mn><mspace width="0.1em"></mspace><mi>Ω</mi></math>', '50 Ω'],
    [
      '<math><munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>a</mi></math>',
      '∑_(i = 1)^n a',
    ],
    ['<math><mover><mi>v</mi><mo>→</mo></mover></math>', 'v→'],
    [
      '<math><mtable><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr><mtr><mtd><mi>c</mi></mtd><mtd><mi>d</mi></mtd></mtr></mtable></math>',
      'a, b; c, d',
    ],
  ])('%s is %s as text', (formula, words) => {
    expect(formatAsPlainText(`Is ${formula}?`)).toBe(`Is ${words}?`)
  })
})

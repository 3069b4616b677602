import { expect, test } from 'vitest'
import { formatFormula } from '#src/domain/pool/formula/format-formula.ts'
import type { MarkupElement } from '../markup/markup.ts'
import { readXml } from '../markup/read-xml.ts'
import { cleanFormula } from './clean-formula.ts'
import { renderLatex } from './render-latex.ts'
import { renderQuestionFormulas } from './render-question-formulas.ts'

const cleaned = (inside: string) => {
  const formula = cleanFormula(readXml('a.xml', `<math>${inside}</math>`) as MarkupElement)
  return 'elementName' in formula ? formula : formatFormula(formula).replace(/^<math>|<\/math>$/g, '')
}
const stretched = (sign: string) => `<mo stretchy="true">${sign}</mo>`
const [x, y, z] = ['x', 'y', 'z'].map((name) => `<mi>${name}</mi>`)

test.each([
  [`<mfenced>${x}</mfenced>`, `<mrow>${stretched('(')}${x}${stretched(')')}</mrow>`],
  [
    `<mfenced open="[" close="]" separators="; |">${x}${y}${z}${x}</mfenced>`,
    `<mrow>${stretched('[')}${x}<mo>;</mo>${y}<mo>|</mo>${z}<mo>|</mo>${x}${stretched(']')}</mrow>`,
  ],
  [`<mfenced separators="">${x}${y}</mfenced>`, `<mrow>${stretched('(')}${x}${y}${stretched(')')}</mrow>`],
  [`<mfenced>${x}${y}</mfenced>`, `<mrow>${stretched('(')}${x}<mo>,</mo>${y}${stretched(')')}</mrow>`],
  [`<menclose notation="top">${x}</menclose>`, `<mover>${x}${stretched('‾')}</mover>`],
  [
    `<menclose notation="bottom">${x}${y}</menclose>`,
    `<munder><mrow>${x}${y}</mrow>${stretched('_')}</munder>`,
  ],
  [`<mrow class="a" style="b">${x}</mrow>`, `<mrow>${x}</mrow>`],
  [`<mrow><malignmark/><maligngroup/>${x}</mrow>`, `<mrow>${x}</mrow>`],
  [
    `<semantics>${x}<annotation-xml><b/></annotation-xml><annotation encoding="b">c</annotation></semantics>`,
    `<semantics>${x}</semantics>`,
  ],
])('%s is cleaned', (inside, clean) => {
  expect(cleaned(inside)).toBe(clean)
})

test.each([
  ['<maction/>', 'maction'],
  ['<menclose><mi>x</mi></menclose>', 'menclose'],
  ['<menclose notation="box"><mi>x</mi></menclose>', 'menclose box'],
  ['<mrow><b/></mrow>', 'b'],
])('%s is reported with the unknown element', (inside, elementName) => {
  expect(cleaned(inside)).toEqual({ elementName })
})

test('the LaTeX source of a formula is kept with it', () => {
  expect(
    cleaned(`<semantics>${x}<annotation encoding="application/x-tex">x</annotation></semantics>`),
  ).toContain('<annotation encoding="application/x-tex">x</annotation>')
})

const rendered = (latex: string, block = false) => {
  const formula = renderLatex(latex, block)
  return 'cause' in formula ? formula : formatFormula(formula)
}

test('LaTeX is rendered on one line without its remarks, in a line or as a block', () => {
  expect(rendered(' x % one\n  + y\\%% two')).toBe(rendered('x + y\\%'))
  expect(rendered('x', true)).not.toBe(rendered('x'))
  expect(rendered('x', true)).toContain('display="block"')
})

test('invalid LaTeX is reported with its cause only', () => {
  expect(rendered('\\foo')).toEqual({ cause: 'Unsupported function name: \\foo' })
  expect(rendered('\\frac{1}')).toEqual({
    cause: expect.not.stringMatching(/position|end of input:|\n/),
  })
  expect(rendered('\\cancel{x}')).toEqual({ cause: '<menclose updiagonalstrike>' })
})

test('the words of a question are rendered, each that there is, with faults by their fields', () => {
  expect(renderQuestionFormulas({})).toEqual({ words: {}, faults: [] })
  expect(renderQuestionFormulas({ options: null, explanation: 'a' })).toEqual({
    words: { options: null, explanation: 'a' },
    faults: [],
  })
  const wrong = '$\\foo$'
  const { words, faults } = renderQuestionFormulas({
    question: wrong,
    options: ['$x$', wrong],
    explanation: wrong,
  })
  expect(words.options?.[0]).toContain('<mi>x</mi>')
  const detail = '\\foo (Unsupported function name: \\foo)'
  expect(faults).toEqual(['question', 'options.1', 'explanation'].map((field) => ({ field, detail })))
})

import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuestionText } from '#src/ui/paper/QuestionText.tsx'

const formula = (attributes = '') =>
  `<math${attributes}><semantics><mfrac><mi>U</mi><mi>I</mi></mfrac><annotation encoding="application/x-tex">\\frac{U}{I}</annotation></semantics></math>`

const shown = (text: string) => render(<QuestionText text={text} />).container

test('a formula in a question is MathML, runs from left to right, and hides its LaTeX', () => {
  const container = shown(`Is R = ${formula()}?`)
  const math = container.querySelector('math')
  expect(math?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML')
  expect(math?.getAttribute('dir')).toBe('ltr')
  expect(math?.querySelector('mfrac')?.textContent).toBe('UI')
  expect(container.textContent).toBe('Is R = UI?')
})

test('a formula on a line of its own scrolls where it is wider than the page', () => {
  const block = shown(formula(' display="block"')).querySelector('.formula > math')
  expect([block?.getAttribute('display'), block?.getAttribute('displaystyle')]).toEqual([null, 'true'])
})

test('markup other than formulas is shown as text', () => {
  const text = 'What is <b>x</b>? <math><mtext><img src="x"></mtext></math> <math onclick="a()"></math>'
  const container = shown(text)
  expect(container.textContent).toBe(text)
  expect(container.children).toHaveLength(0)
})

test('roots and fraction bars are drawn on devices without a math font', () => {
  const root = '<mroot><mi>x</mi><mn>3</mn></mroot><msqrt><mi>a</mi><mi>b</mi></msqrt>'
  const lines =
    '<mover><mi>A</mi><mo stretchy="true">‾</mo></mover><munder><mi>B</mi><mo stretchy="true">_</mo></munder><mover><mi>v</mi><mo>→</mo></mover>'
  const container = shown(`<math><mrow>${root}${lines}</mrow></math>`)
  expect(container.textContent).toBe('3√x√abABv→')
  const above = [...container.querySelectorAll('.line-above')].map(({ textContent }) => textContent)
  expect(above).toEqual(['x', 'ab', 'A'])
  expect(container.querySelector('.line-below')?.textContent).toBe('B')
})

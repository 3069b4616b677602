import { expect, test } from 'vitest'
import { formatAsPlainText } from '#src/domain/pool/formula/format-as-plain-text.ts'
import { hasFormula } from '#src/domain/pool/formula/parse-text-parts.ts'
import { renderLatexInText } from './latex-in-text.ts'

const readable = (text: string) => {
  const rendered = renderLatexInText(text)
  expect(rendered.faults).toEqual([])
  expect(hasFormula(rendered.text)).toBe(true)
  return formatAsPlainText(rendered.text)
}

test.each([
  ['Ohm: $R = \\dfrac{U}{I}$.', 'Ohm: R = U/I.'],
  ['\\(P=U\\cdot I\\) is', 'P = U ⋅ I is'],
  ['So $$x^2$$', 'So x^2'],
  ['So \\[\\sqrt{x}\\]', 'So √x'],
  ['a $x$, b $y$', 'a x, b y'],
  ['It costs $5, and $R$ is', 'It costs $5, and R is'],
  ['$10\\,\\mathrm{dB}$', '10 dB'],
  ['\\(x % a remark\n+ 1\\)', 'x + 1'],
  ['$\\overline{A}\\,\\underline{B}$', 'A‾ B_'],
  ['$\\text{if } a$', 'if a'],
  ['$\\begin{cases}1&x>0\\\\0&x\\le 0\\end{cases}$', '{1, x > 0; 0, x ≤ 0'],
])('the LaTeX in %j is rendered', (text, words) => {
  expect(readable(text)).toBe(words)
})

test.each([
  'It costs $5',
  'It costs $5 or $6',
  'between $5-$6, or 5$ and 6$',
  '$HOME/$USER',
  'US$ or AU$',
  '$5 for one, 6 US$',
  'a \\$x\\$ b',
  '$ x $',
  'C:\\Windows',
])('%j has no formula', (text) => {
  expect(renderLatexInText(text)).toEqual({ text, faults: [] })
})

test.each([
  ['$\\foo{x}$', '\\foo{x} (Unsupported function name: \\foo)'],
  ['\\(\\frac{1\\)', "\\frac{1 (Unexpected end of input in a macro argument, expected '}')"],
  ['\\(x', '\\( (not closed)'],
  ['$\\href{javascript:alert(1)}{x}$', '\\href{javascript:alert(1)}{x} (Unsupported function name: \\href)'],
  ['$\\cancel{x}$', '\\cancel{x} (<menclose updiagonalstrike>)'],
  [
    '$\\newcommand\\a{\\a\\a}\\a$',
    '\\newcommand\\a{\\a\\a}\\a (Too many expansions: infinite loop or need to increase maxExpand setting)',
  ],
])('%j is refused, with its reason', (text, fault) => {
  expect(renderLatexInText(text).faults).toEqual([fault])
})

test('colours, boxes and classes leave nothing that could harm or restyle a page', () => {
  const { text } = renderLatexInText('$\\color{red}{x}\\boxed{y}\\mathcal{L}\\vec{v}$')
  expect(text).not.toMatch(/ (style|class|href)=|<span/)
})

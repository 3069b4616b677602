import { describe, expect, test } from 'vitest'
import { normalizeBankText } from '#src/domain/pool/bank/normalize-bank-text.ts'
import { formatAsPlainText } from '#src/domain/pool/formula/format-as-plain-text.ts'
import { latexOf } from '#src/domain/pool/formula/formula.ts'
import { parseTextParts } from '#src/domain/pool/formula/parse-text-parts.ts'
import type { QuestionDocument } from '#src/domain/pool/pool-document.ts'
import { encodeText } from './files-by-name.ts'
import { formatAsGift } from './gift/format-as-gift.ts'
import { formatAsMoodle } from './moodle/format-as-moodle.ts'
import { formatAsPortalBank } from './portal/format-as-portal-bank.ts'
import { formatAsQti } from './qti/format-as-qti.ts'
import { qti22, qti30 } from './qti/qti-dialect.ts'
import { readBank } from './read-bank.ts'
import { writeZip } from './zip/write-zip.ts'

const gift = `// [id:F-1]
Which is Ohm’s law, \\\\(a<b\\\\)? {
  =$R \\= \\dfrac\\{U\\}\\{I\\}$
  ~[html]$$P\\=U^2$$ costs $5
  ~x
  ####Because \\\\[U \\= R\\cdot I\\\\]
}`

const mathMl =
  '<m:math xmlns:m="http://www.w3.org/1998/Math/MathML" id="f" class="big"><m:mfenced open="["><m:mi>a</m:mi><m:mi>b</m:mi></m:mfenced></m:math>'
const item = (inside: string) =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="I1"><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>a</value></correctResponse></responseDeclaration><itemBody><p>Is ${inside} so?</p><choiceInteraction responseIdentifier="R"><simpleChoice identifier="a">Yes, ${inside}</simpleChoice><simpleChoice identifier="b">No</simpleChoice></choiceInteraction></itemBody></assessmentItem>`

const read = (name: string, bytes: Uint8Array) => {
  const { questions, faults } = readBank(name, bytes, 'en')
  expect(faults).toEqual([])
  const words = questions[0]?.texts.en
  return [words?.question ?? '', ...(words?.options ?? []), words?.explanation ?? ''].map(normalizeBankText)
}

test('GIFT formulas are read in questions, options and explanations; amounts of money stay text', () => {
  expect(read('a.gift', encodeText(gift)).map(formatAsPlainText)).toEqual([
    'Which is Ohm’s law, a < b?',
    'R = U/I',
    'P = U^2 costs $5',
    'x',
    'Because U = R ⋅ I',
  ])
})

test('formulas of Moodle are LaTeX in HTML', () => {
  const moodle = `<quiz><question type="multichoice"><questiontext format="html"><text><![CDATA[<p>Is \\(a &lt; b\\)?</p>]]></text></questiontext><answer fraction="100"><text>$$\\frac{1}{2}$$</text></answer><answer fraction="0" format="plain_text"><text>\\(c\\)</text></answer></question></quiz>`
  expect(read('a.xml', encodeText(moodle)).map(formatAsPlainText)).toEqual(['Is a < b?', '1/2', 'c', ''])
})

test('MathML of QTI is cleaned and keeps its content', () => {
  const clean =
    '<math><mrow><mo stretchy="true">[</mo><mi>a</mi><mo>,</mo><mi>b</mi><mo stretchy="true">)</mo></mrow></math>'
  expect(read('a.xml', encodeText(item(mathMl)))).toEqual([`Is ${clean} so?`, `Yes, ${clean}`, 'No', ''])
})

test.each([
  ['<math><maction><mi>x</mi></maction></math>', '<maction>'],
  ['<math><menclose notation="box"><mi>x</mi></menclose></math>', '<menclose box>'],
  ['$\\foo$', '\\foo (Unsupported function name: \\foo)'],
])('%s in a question is refused by its line', (formula, detail) => {
  const { faults } = readBank('a.xml', encodeText(`\n${item(formula)}`), 'en')
  expect(faults).toContainEqual({ file: 'a.xml', line: 2, question: 'I1', reason: 'formula', detail })
})

describe.each([
  ['gift', formatAsGift],
  ['moodle', formatAsMoodle],
  ['qti22', formatAsQti(qti22)],
  ['qti30', formatAsQti(qti30)],
  ['portal', formatAsPortalBank],
] as const)('exported as %s', (form, write) => {
  const exported = (texts: string[]) => {
    const question: QuestionDocument = {
      ...{ id: 7001, code: 'F-1', type: 'single', correct: [0] },
      texts: {
        en: { question: texts[0] ?? '', options: texts.slice(1, -1), explanation: texts.at(-1) ?? '' },
      },
    }
    return write({ name: 'Any', language: 'en', questions: [question], topics: [], pictures: new Map() })
  }

  test.each([
    ['LaTeX', 'a.gift', gift],
    ['MathML', 'a.xml', item(mathMl)],
  ])('formulas read as %s are written back unchanged', (_, name, text) => {
    const texts = read(name, encodeText(text))
    expect(read('bank.zip', writeZip(exported(texts)))).toEqual(texts)
  })

  test('formulas are written as the form has them', () => {
    const files = [...exported(read('a.gift', encodeText(gift))).values()]
    const all = files.map((bytes) => new TextDecoder().decode(bytes)).join('')
    const latex = form === 'gift' ? '\\\\(R \\= \\\\dfrac\\{U\\}\\{I\\}\\\\)' : '\\(R = \\dfrac{U}{I}\\)'
    if (form === 'gift' || form === 'moodle') expect(all).toContain(latex)
    else expect(all.replaceAll('\\"', '"')).toContain('<annotation encoding="application/x-tex">')
    expect(all.includes('xmlns="http://www.w3.org/1998/Math/MathML"')).toBe(form.startsWith('qti'))
  })
})

test('the LaTeX of a formula is kept', () => {
  const formulas = parseTextParts(read('a.gift', encodeText(gift))[1] ?? '')
  expect(formulas.map((each) => typeof each === 'object' && latexOf(each))).toEqual(['R = \\dfrac{U}{I}'])
})

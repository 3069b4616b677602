import { expect, test } from 'vitest'
import { encodeText } from '../files-by-name.ts'
import { readQtiBank } from './read-qti.ts'
import { makeCodesUnique } from './unique-codes.ts'

const read = (files: Record<string, string>, language = 'en') =>
  readQtiBank(new Map(Object.entries(files).map(([name, text]) => [name, encodeText(text)])), language)
const declared = (cardinality: string, ...values: string[]) =>
  `<responseDeclaration identifier="R" cardinality="${cardinality}"><correctResponse>${values.map((value) => `<value> ${value} </value>`).join('')}</correctResponse></responseDeclaration>`
const choice = (name: string, words = name) => `<simpleChoice identifier="${name}">${words}</simpleChoice>`
const interaction = (...names: string[]) =>
  `<choiceInteraction responseIdentifier="R">${names.map((name) => choice(name)).join('')}</choiceInteraction>`
const item = (inside: string, head = ' identifier="I" title="T"') =>
  `<assessmentItem${head}>\n${inside}</assessmentItem>`
const body = (...names: string[]) => `<itemBody>${interaction(...names)}</itemBody>`
const plain = declared('single', 'a') + body('a', 'b')
const faults = (text: string) =>
  read({ 'a.xml': text }).faults.map(({ line, reason, detail }) => [line, reason, detail])

test.each([
  ['single', ['a'], ['a', 'b'], 'single', [0]],
  ['multiple', ['b'], ['a', 'b'], 'single', [1]],
  ['multiple', ['a', 'c'], ['a', 'b', 'c'], 'multiple', [0, 2]],
  ['single', ['false'], ['true', 'false'], 'trueFalse', [1]],
  ['single', ['TRUE'], ['TRUE', 'FALSE'], 'trueFalse', [0]],
  ['single', ['true'], ['false', 'true'], 'single', [1]],
])('%s with the right %j of %j is a question of type %s', (cardinality, values, names, type, correct) => {
  const text = item(declared(cardinality, ...values) + body(...names))
  expect(read({ 'a.xml': text }).questions).toMatchObject([{ type, correct }])
})

test('an item is named by its identifier, or else by its title, or has no name', () => {
  const spots = ['identifier="_x37_" title="T"', 'title="T"', ''].map((head) =>
    read({ 'a.xml': item(plain, head && ` ${head}`) }).questions.map(({ code, location }) => [
      code,
      location,
    ]),
  )
  const location = { file: 'a.xml', line: 1 }
  expect(spots).toEqual([
    [['7', { ...location, question: '7' }]],
    [[null, { ...location, question: 'T' }]],
    [[null, location]],
  ])
})

test('an item without text besides its choices has an empty text', () => {
  const [question] = read({ 'a.xml': item(plain) }).questions
  expect(question).toMatchObject({ picture: null })
  expect(question?.texts.en).toEqual({
    ...{ question: expect.stringMatching(/^\s*$/), options: ['a', 'b'], explanation: '', figure: '' },
  })
  expect(question && 'optionPictures' in question).toBe(false)
})

test('a choice interaction is found below other elements, and its words stay out of the question', () => {
  const inside = `<itemBody><div>One<p>two${interaction('a', 'b')}three</p></div></itemBody>`
  const [question] = read({ 'a.xml': item(declared('single', 'a') + inside) }).questions
  expect(question?.texts.en?.question.replace(/\s+/g, ' ').trim()).toBe('One twothree')
})

test.each([
  ['no body', declared('single', 'a'), [1, 'otherInteraction', 'assessmentItem']],
  ['no interaction', '<itemBody/>', [1, 'otherInteraction', 'assessmentItem']],
  [
    'another interaction',
    `${declared('single', 'a')}\n<itemBody><orderInteraction/></itemBody>`,
    [3, 'otherInteraction', 'orderInteraction'],
  ],
  [
    'another interaction behind its own',
    `${declared('single', 'a')}\n<itemBody>${interaction('a', 'b')}\n<orderInteraction/></itemBody>`,
    [4, 'otherInteraction', 'orderInteraction'],
  ],
  ['a template', `\n<templateDeclaration/>${plain}`, [3, 'otherInteraction', 'templateDeclaration']],
  ['no right answer', body('a', 'b'), [1, 'noAnswer', undefined]],
  [
    'a right answer of another response',
    plain.replace('identifier="R"', 'identifier="S"'),
    [1, 'noAnswer', undefined],
  ],
  ['a right answer too many', declared('multiple', 'a', 'z') + body('a', 'b'), [1, 'noAnswer', undefined]],
  [
    'a film in an explanation',
    `${plain}<modalFeedback><video/></modalFeedback>`,
    [2, 'unknownMarkup', 'video'],
  ],
])('an item with %s is refused at its line', (_, inside, fault) => {
  expect(faults(item(inside))).toEqual([fault])
})

test('an item has the language of the file, without the country', () => {
  const lang = (code: string) => item(plain, ` identifier="I" xml:lang="${code}"`)
  for (const code of ['en', 'en-GB']) expect(read({ 'a.xml': lang(code) }, 'en-US').faults).toEqual([])
  expect(faults(lang('de'))).toEqual([[1, 'otherLanguage', 'de']])
})

test('an explanation may lie one element deeper, and the same of version 3 is read alike', () => {
  const text = item(`${plain}<modalFeedback><contentBody><p>So.</p></contentBody></modalFeedback>`)
  const explanation = (of: string) => read({ 'a.xml': of }).questions[0]?.texts.en?.explanation.trim()
  expect(explanation(text)).toBe('So.')
  const dashed =
    '<qti-assessment-item identifier="I"><qti-response-declaration identifier="R" cardinality="single"><qti-correct-response><qti-value>a</qti-value></qti-correct-response></qti-response-declaration><qti-item-body><qti-choice-interaction response-identifier="R"><qti-simple-choice identifier="a">a</qti-simple-choice><qti-simple-choice identifier="b">b</qti-simple-choice></qti-choice-interaction></qti-item-body><qti-modal-feedback><qti-content-body><p>So.</p></qti-content-body></qti-modal-feedback></qti-assessment-item>'
  expect(explanation(dashed)).toBe('So.')
})

const resource = (href: string, type = 'imsqti_item_xmlv2p2') =>
  `<resource${type && ` type="${type}"`}${href && ` href="${href}"`}/>`
const manifest = (...resources: string[]) =>
  `<manifest><resources>${resources.join('')}</resources></manifest>`

test('the items of a package are read in the order of its manifest; other resources are ignored', () => {
  const files = {
    'a.xml': item(plain, ' identifier="A"'),
    'b.xml': item(plain, ' identifier="B"'),
    'c.xml': item(plain, ' identifier="C"'),
    'x/imsmanifest.xml': manifest(
      ...[resource('../b.xml'), resource('../a.xml'), resource('../b.xml')],
      ...[
        resource('../c.xml', 'webcontent'),
        resource('../c.xml', ''),
        resource('../c.xml', 'ximsqti_item'),
        resource('../test.xml'),
      ],
    ),
    'test.xml': '<assessmentTest/>',
  }
  const { questions, faults } = read(files)
  expect(faults).toEqual([])
  expect(questions.map(({ code }) => code)).toEqual(['B', 'A'])
})

test('without a manifest, all XML files are read in the order of their names; a single file can have any name', () => {
  const [one, other] = ['A', 'B'].map((name) => item(plain, ` identifier="${name}"`)) as [string, string]
  const codes = (files: Record<string, string>) => read(files).questions.map(({ code }) => code)
  expect(codes({ 'b.XML': other, 'a.xml': one, 'c.xmlx': one, 'd.txt': one })).toEqual(['A', 'B'])
  expect(codes({ 'item.txt': one })).toEqual(['A'])
})

test('a broken manifest is the only error reported; a broken item is reported with the others', () => {
  expect(read({ 'imsmanifest.xml': '<manifest>', 'a.xml': item(plain) })).toMatchObject({
    questions: [],
    faults: [{ file: 'imsmanifest.xml', reason: 'syntax' }],
  })
  const files = { 'imsmanifest.xml': manifest(resource('')), 'a.xml': item(plain) }
  expect(read(files).faults).toEqual([{ file: '', line: 1, reason: 'unreadable' }])
  const broken = read({ 'a.xml': '<a', 'b.xml': item(plain) })
  expect([broken.questions.length, broken.faults.map(({ file }) => file)]).toEqual([1, ['a.xml']])
})

test('items that share an identifier have codes from their paths, a hundred signs at most', () => {
  const question = (code: string | null, file: string) => ({ code, location: { file, line: 1 } }) as never
  const codes = (...all: [string | null, string][]) =>
    makeCodesUnique(all.map((each) => question(...each))).map(({ code }) => code)
  expect(codes(['a', 'x/[1].XML'], ['a', 'b.xml'], ['c', 'd.xml'], [null, 'e.xml'], [null, 'f.xml'])).toEqual(
    [...['a x/_1_', 'a b', 'c', null, null]],
  )
  const long = codes(['a', `${'x'.repeat(120)}.xml`], ['a', `${'y'.repeat(99)}.xml`])
  expect(long).toEqual(['x'.repeat(100), 'y'.repeat(99)])
})

import { expect, test } from 'vitest'
import type { QuestionDocument } from '#src/domain/pool/pool-document.ts'
import type { BankWriter } from './export-bank.ts'
import { formatAsGift } from './gift/format-as-gift.ts'
import { formatAsMoodle } from './moodle/format-as-moodle.ts'
import { formatAsPortalBank } from './portal/format-as-portal-bank.ts'
import { formatAsQti } from './qti/format-as-qti.ts'
import { type QtiDialect, qti22, qti30 } from './qti/qti-dialect.ts'

const [lens, mast] = ['lens', 'mast'].map((name) => ({ name, width: 3, height: 2 }))
const pictured: QuestionDocument = {
  ...{ id: 1, code: 'A 1', type: 'single', correct: [1] },
  ...(lens && mast && { picture: lens, optionPictures: [mast, null, mast] }),
  texts: {
    en: {
      ...{ question: 'Which?\nOne = 1.', options: ['', 'a < b', 'c'], explanation: 'It is\nso.' },
      ...{ figure: 'A "lens"', optionFigures: ['A mast', '', 'Another'] },
    },
  },
}
const worded = (id: number, correct: number[], options: string[], explanation = ''): QuestionDocument => ({
  ...{ id, code: `A-${id}`, correct, type: options[0] === 'True' ? 'trueFalse' : 'multiple' },
  ...(options.length > 2 && { topic: 'law' }),
  texts: { en: { question: `Which {${id}}?`, options, explanation } },
})
const german: QuestionDocument = {
  ...{ id: 5, code: 'A-5', type: 'single', correct: [0] },
  texts: { de: { question: 'Was?', options: ['a', 'b'], explanation: '' } } as QuestionDocument['texts'],
}

/** Returns the files of a bank in a format; texts are returned as lines, pictures as bytes. */
const written = (write: BankWriter, ...questions: QuestionDocument[]) => {
  const topics = [{ key: 'law', texts: { en: { name: 'Laws' } } }]
  const pictures = new Map([
    ['lens', new Uint8Array([1, 2])],
    ['mast', new Uint8Array([3])],
  ])
  const files = write({ name: 'Radio & more', language: 'en', questions, topics, pictures })
  return new Map(
    [...files].map(([name, bytes]) => [
      name,
      name.endsWith('.webp') ? [...bytes] : new TextDecoder().decode(bytes).trim().split('\n'),
    ]),
  )
}

test('GIFT has the form of each text, and pictures behind words', () => {
  const files = written(formatAsGift, pictured, worded(2, [0, 1, 2], ['a', 'b', 'c', 'd']), german)
  expect(files.get('questions.gift')).toEqual([
    '$CATEGORY: $course$/top/Radio & more',
    '',
    '// [id:A 1]',
    '::A 1::[html]<p>Which?</p><p>One \\= 1.</p><p><img src\\="lens.webp" alt\\="A &quot;lens&quot;" /></p> {',
    '\t~[html]<p><img src\\="mast.webp" alt\\="A mast" /></p>',
    '\t=[plain]a < b',
    '\t~[html]<p>c</p><p><img src\\="mast.webp" alt\\="Another" /></p>',
    '\t####[plain]It is\\nso.',
    '}',
    '',
    '$CATEGORY: $course$/top/Radio & more/Laws',
    '',
    '// [id:A-2]',
    '::A-2::[plain]Which \\{2\\}? {',
    ...['a', 'b', 'c'].map((option) => `\t~%33.33333%[plain]${option}`),
    '\t~%-100%[plain]d',
    '}',
  ])
  expect([files.get('lens.webp'), files.get('mast.webp')]).toEqual([[1, 2], [3]])
})

test.each([
  [1, '100'],
  [2, '50'],
  [3, '33.33333'],
  [8, '12.5'],
])('each of %i right answers is worth %s', (right, share) => {
  const options = Array.from({ length: right + 2 }, (_, index) => `o${index}`)
  const question = worded(3, [...options.keys()].slice(0, right), options)
  const gift = written(formatAsGift, question).get('questions.gift')?.join('\n')
  expect(gift).toContain(`\t~%${share}%[plain]o0\n`)
  const moodle = written(formatAsMoodle, question).get('questions.xml')?.join('\n')
  expect(moodle).toContain(`<answer fraction="${share}" format="plain_text"><text>o0</text>`)
})

test('GIFT and Moodle have their own words for true and false', () => {
  const [right, wrong] = [0, 1].map((correct) => worded(4, [correct], ['True', 'False'], 'So.'))
  const gift = [right, wrong].map((each) =>
    written(formatAsGift, each as QuestionDocument).get('questions.gift'),
  )
  expect(gift.map((lines) => lines?.slice(-4))).toEqual(
    ['TRUE', 'FALSE'].map((verdict) => [
      '::A-4::[plain]Which \\{4\\}? {',
      `\t${verdict}`,
      '\t####[plain]So.',
      '}',
    ]),
  )
  expect(
    written(formatAsMoodle, wrong as QuestionDocument)
      .get('questions.xml')
      ?.slice(3, -1),
  ).toEqual([
    '<question type="truefalse">',
    '<name><text>A-4</text></name>',
    '<questiontext format="plain_text"><text>Which {4}?</text></questiontext>',
    '<generalfeedback format="plain_text"><text>So.</text></generalfeedback>',
    ...['<defaultgrade>1</defaultgrade>', '<penalty>1</penalty>', '<hidden>0</hidden>'],
    '<idnumber>A-4</idnumber>',
    ...['0', '100'].map(
      (fraction, index) =>
        `<answer fraction="${fraction}" format="moodle_auto_format"><text>${index === 0}</text><feedback format="html"><text></text></feedback></answer>`,
    ),
    '</question>',
  ])
})

test('Moodle XML has pictures in the element of their text', () => {
  const image = (name: string, figure: string) =>
    `&lt;p&gt;&lt;img src=&quot;@@PLUGINFILE@@/${name}.webp&quot; alt=&quot;${figure}&quot; /&gt;&lt;/p&gt;`
  const file = (name: string, bytes: string) =>
    `<file name="${name}.webp" path="/" encoding="base64">${bytes}</file>`
  const answer = (fraction: string, format: string, words: string, beside = '') =>
    `<answer fraction="${fraction}" format="${format}"><text>${words}</text>${beside}<feedback format="html"><text></text></feedback></answer>`
  const plain = (option: string) => answer(option === 'c' ? '-100' : '50', 'plain_text', option)
  const head = (code: string, question: string, explanation: string, ...single: string[]) => [
    '<question type="multichoice">',
    `<name><text>${code}</text></name>`,
    question,
    ...`<generalfeedback format="plain_text"><text>${explanation}</text></generalfeedback>`.split('\n'),
    ...['<defaultgrade>1</defaultgrade>', '<penalty>0</penalty>', '<hidden>0</hidden>'],
    ...[`<idnumber>${code}</idnumber>`, ...single],
    ...['<shuffleanswers>true</shuffleanswers>', '<answernumbering>ABCD</answernumbering>'],
  ]
  const category = (path: string) =>
    `<question type="category"><category><text>$course$/top/${path}</text></category></question>`
  const files = written(formatAsMoodle, pictured, worded(2, [0, 1], ['a', 'b', 'c']), german)
  expect([...files]).toEqual([
    [
      'questions.xml',
      [
        ...['<?xml version="1.0" encoding="UTF-8"?>', '<quiz>', category('Radio &amp; more')],
        ...head(
          'A 1',
          `<questiontext format="html"><text>&lt;p&gt;Which?&lt;/p&gt;&lt;p&gt;One = 1.&lt;/p&gt;${image('lens', 'A &amp;quot;lens&amp;quot;')}</text>${file('lens', 'AQI=')}</questiontext>`,
          'It is\nso.',
          '<single>true</single>',
        ),
        answer('0', 'html', image('mast', 'A mast'), file('mast', 'Aw==')),
        answer('100', 'plain_text', 'a &lt; b'),
        answer('0', 'html', `&lt;p&gt;c&lt;/p&gt;${image('mast', 'Another')}`, file('mast', 'Aw==')),
        ...['</question>', category('Radio &amp; more/Laws')],
        ...head(
          'A-2',
          '<questiontext format="plain_text"><text>Which {2}?</text></questiontext>',
          '',
          '<single>false</single>',
        ),
        ...[...['a', 'b', 'c'].map(plain), '</question>', '</quiz>'],
      ],
    ],
  ])
})

const packages: [string, QtiDialect, string, string, string, string][] = [
  [
    ...(['2.2', qti22, 'http://www.imsglobal.org/xsd/imscp_v1p1'] as const),
    'http://www.imsglobal.org/xsd/qti/qtiv2p2/qtiv2p2_imscpv1p2_v1p0.xsd',
    ...(['<schema>QTIv2.2 Package</schema><schemaversion>1.0.0</schemaversion>', 'v2p2'] as const),
  ],
  [
    ...(['3.0', qti30, 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1'] as const),
    'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqtiv3p0_imscpv1p2_v1p0.xsd',
    ...(['<schema>QTI Package</schema><schemaversion>3.0.0</schemaversion>', 'v3p0'] as const),
  ],
]
test.each(packages)(
  'a package of QTI %s lists its items, with the pictures that each depends on',
  (_, dialect, namespace, schema, metadata, type) => {
    const files = written(formatAsQti(dialect), pictured, worded(2, [0, 1], ['a', 'b', 'c']), german)
    const item = (name: string, inside = '') =>
      `<resource identifier="${name}" type="imsqti_item_xml${type}" href="items/${name}.xml"><file href="items/${name}.xml"/>${inside}</resource>`
    const picture = (name: string) =>
      `<resource identifier="picture-${name}" type="webcontent" href="pictures/${name}.webp"><file href="pictures/${name}.webp"/></resource>`
    const shown = ['lens', 'mast'].map((name) => `<dependency identifierref="picture-${name}"/>`)
    expect(files.get('imsmanifest.xml')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<manifest xmlns="${namespace}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${namespace} ${schema}" identifier="bank">`,
      `<metadata>${metadata}</metadata>`,
      ...['<organizations/>', '<resources>', item('A_x20_1', shown.join('')), item('A-2')],
      ...[picture('lens'), picture('mast'), '</resources>', '</manifest>'],
    ])
    expect([...files.keys()]).toEqual([
      ...['imsmanifest.xml', 'items/A_x20_1.xml', 'items/A-2.xml'],
      ...['pictures/lens.webp', 'pictures/mast.webp'],
    ])
  },
)

test('our own form has a file per language, and pictures in a folder', () => {
  const files = written(formatAsPortalBank, pictured, german)
  expect([...files.keys()]).toEqual([
    ...['document.json', 'en.json', 'de.json', 'pictures/lens.webp', 'pictures/mast.webp'],
  ])
  expect(JSON.parse((files.get('de.json') as string[]).join('\n'))).toEqual({
    questions: { 5: german.texts.de },
  })
  expect(files.get('pictures/mast.webp')).toEqual([3])
})

import { expect, test } from 'vitest'
import type { BankQuestion } from '#src/domain/pool/bank/bank-question.ts'
import { encodeText } from './files-by-name.ts'
import { readGiftBank } from './gift/read-gift.ts'
import { readBank } from './read-bank.ts'
import { writeZip } from './zip/write-zip.ts'

const read = (name: string, text: string) => readBank(name, encodeText(text), 'en')
const faults = (name: string, text: string) =>
  read(name, text).faults.map(({ line, reason, detail }) => [line, reason, detail])
const short = ({ code, type, correct, texts }: BankQuestion) => [
  code,
  type,
  correct,
  texts.en?.question.trim(),
  texts.en?.options?.map((option) => option.trim()) ?? null,
  texts.en?.explanation.trim(),
]

test('GIFT as teachers write it', () => {
  const { questions, faults } = read(
    'quiz.gift',
    `// the first part
$CATEGORY: Radio

// [id:R-1] [tag:easy]
::One:: What is <b>1 + 1</b>? {
  ~1 # no
  =2 # yes
  ~3
  ####Count \\= add.
}

//[id:R 2]

Which are even? { ~%50%2 ~%50%4 ~%-100%3 }

The earth is flat.{F}
`,
  )
  expect(faults).toEqual([])
  expect(questions.map(short)).toEqual([
    ['R-1', 'single', [1], 'What is 1 + 1?', ['1', '2', '3'], 'Count = add.'],
    ['R 2', 'multiple', [0, 1], 'Which are even?', ['2', '4', '3'], ''],
    [null, 'trueFalse', [1], 'The earth is flat.', null, ''],
  ])
  expect(questions.map(({ location }) => location.line)).toEqual([5, 14, 16])
})

test('every error of a GIFT file is reported with its line', () => {
  expect(
    faults(
      'quiz.gift',
      `Name a colour {=red =blue}

Write. {}

Two {=a ~%50%b ~c}

Half {~%50%a ~b}

2 {#4}

Broken { =a ~b

The [html]<table><tr><td>1</td></tr></table> {T}

None {~a ~b}`,
    ),
  ).toEqual([
    [1, 'otherType', 'Short'],
    [3, 'otherType', 'Essay'],
    [5, 'partialCredit', 'MC'],
    [7, 'partialCredit', 'MC'],
    [9, 'otherType', 'Numerical'],
    [11, 'braceNotClosed', '11'],
    [13, 'unknownMarkup', 'table'],
    [15, 'noAnswer', 'MC'],
  ])
})

test.each([
  ['Which? { =a\n~b\n\nNext {T}', 1, 'braceNotClosed', '1'],
  ['Which?\n{ =a ~b', 2, 'braceNotClosed', '2'],
  ['Which? =a ~b }', 1, 'braceNotOpened', undefined],
  ['Which? {=a\n{b} ~c}', 2, 'braceTwice', undefined],
  ['One {T}\nTwo {F}', 2, 'emptyLineMissing', undefined],
  ['Which? {a ~b =c}', 1, 'answerUnmarked', 'a'],
  ['Which? {\n~%x%a =b}', 2, 'badShare', '%x%'],
  ['Which?', 1, 'answersMissing', 'Description'],
  ['Which? {~a ~b}', 1, 'noAnswer', 'MC'],
  ['Which {=a ~b} is it?', 1, 'otherType', 'Missing word'],
])('the fault of %j in GIFT has its line and its cause', (text, line, reason, detail) => {
  expect(faults('quiz.gift', text)[0]).toEqual([line, reason, detail])
})

test('an empty answer of GIFT is named by its number, and its question by identifier or title', () => {
  expect(read('quiz.gift', '// [id:R-7]\nWhich? {=a\n~ }').faults).toEqual([
    { file: 'quiz.gift', line: 3, question: 'R-7', reason: 'empty', part: { kind: 'option', number: 2 } },
  ])
  expect(read('quiz.gift', '::Ohm\\: 1:: Which? {').faults[0]?.question).toBe('Ohm: 1')
})

test.each([
  ['Time: which of 1 = 1, ~2 and #3? {=a: b ~c}', 'Time: which of 1 = 1, ~2 and #3?', ['a: b', 'c']],
  ['::Part 1: Ohm:: See a::b {=5 ~6 ####\n}', 'See a::b', ['5', '6']],
  ['$R \\= U/I$ and R = 1 \\{Ω\\} {=a ~b}', '$R = U/I$ and R = 1 {Ω}', ['a', 'b']],
])('%j is read as Moodle reads it', (text, question, options) => {
  const { questions, faults } = readGiftBank('quiz.gift', text, 'en')
  expect(faults).toEqual([])
  expect(questions.map(short)).toEqual([[null, 'single', [0], question, options, '']])
})

test.each([
  ['// question: 12  name: Ohm\n// [id:Q 1] [tag:easy]\n::Ohm:: Which? {=a ~b}', 'Q 1'],
  ['// question: 12  name: Ohm [id:Q2]\n\nWhich? {=a ~b}', 'Q2'],
  ['[id:Q3] Which? {=a ~b}', 'Q3'],
  ['[tag:easy][id:Q4]\nWhich? {=a ~b}', 'Q4'],
  ['::Ohm:: [id:Q5] Which? {=a ~b}', 'Q5'],
  ['// [id:a\\]b]\nWhich? {=a ~b}', 'a]b'],
  ['Which? {=[id:Q6] ~b}', null],
  ['// [id:Q\n// 7]\nWhich? {=a ~b}', null],
])('%j has the identifier %s', (text, code) => {
  const { questions } = read('quiz.gift', text)
  expect(questions.map((each) => each.code)).toEqual([code])
  expect(questions[0]?.texts.en?.question.trim()).toBe('Which?')
})

test('a category needs no empty lines around it, and comments are allowed between answers', () => {
  const { questions } = read(
    'quiz.gift',
    '$CATEGORY: A/B\nWhich? {\n// easy\n=a\n~b}\n$CATEGORY: A/C\nYes? {T}',
  )
  expect(questions.map(({ category }) => category)).toEqual(['B', 'C'])
})

const moodle = (inside: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${inside}\n</quiz>`

test('Moodle XML as Moodle writes it', () => {
  const { questions, files, faults } = read(
    'bank.xml',
    moodle(`<question type="category"><category><text>$course$/top</text></category></question>
<question type="multichoice">
  <name><text>Q1</text></name>
  <questiontext format="html"><text><![CDATA[<p dir="ltr">Which symbol&nbsp;is H<sub>2</sub>O?<br></p><p><img src="@@PLUGINFILE@@/a%20b.png" alt="A sign"></p>]]></text>
  <file name="a b.png" path="/" encoding="base64">iVBORw0=</file></questiontext>
  <generalfeedback format="html"><text><![CDATA[<p>Two of them.</p>]]></text></generalfeedback>
  <idnumber>SYM-1</idnumber><single>false</single>
  <answer fraction="33.33333" format="html"><text>&lt;p&gt;A&lt;/p&gt;</text></answer>
  <answer fraction="33.33333" format="html"><text>B</text></answer>
  <answer fraction="-100" format="html"><text>C</text></answer>
  <answer fraction="33.33333" format="html"><text>D</text></answer>
</question>
<question type="truefalse">
  <questiontext format="moodle_auto_format"><text>Yes?</text></questiontext>
  <answer fraction="0"><text>true</text></answer><answer fraction="100"><text>false</text></answer>
</question>`),
  )
  expect(faults).toEqual([])
  expect(questions.map(short)).toEqual([
    ['SYM-1', 'multiple', [0, 1, 3], 'Which symbol is H₂O?', ['A', 'B', 'C', 'D'], 'Two of them.'],
    [null, 'trueFalse', [1], 'Yes?', null, ''],
  ])
  expect([questions[0]?.picture, questions[0]?.texts.en?.figure]).toEqual(['1/a b.png', 'A sign'])
  expect(files.get('1/a b.png')).toHaveLength(5)
})

test('every error of a Moodle file is reported with its line', () => {
  expect(
    faults(
      'bank.xml',
      moodle(`<question type="essay"><questiontext><text>Write</text></questiontext></question>
<question type="multichoice"><questiontext format="html"><text>&lt;video src="x"&gt;&lt;/video&gt;</text></questiontext>
<answer fraction="100"><text>A</text></answer><answer fraction="0"><text>B</text></answer></question>
<question type="multichoice"><questiontext><text>Half</text></questiontext>
<answer fraction="100"><text>A</text></answer><answer fraction="50"><text>B</text></answer></question>`),
    ),
  ).toEqual([
    [3, 'otherType', 'essay'],
    [4, 'unknownMarkup', 'video'],
    [6, 'partialCredit', 'multichoice'],
  ])
})

test.each([
  ['one answer of a single choice is worth half', '', [50, 0], 'partialCredit'],
  [
    'the only right answer of a multiple choice is worth half',
    '<single>false</single>',
    [50, 0],
    'partialCredit',
  ],
  ['a single choice has two right answers', '', [100, 100], 'partialCredit'],
  ['no answer is right', '', [0, 0], 'noAnswer'],
])('a Moodle question is refused if %s', (_, single, fractions, reason) => {
  const answers = fractions.map((each) => `<answer fraction="${each}"><text>${each}</text></answer>`)
  const question = `<question type="multichoice"><questiontext><text>Which?</text></questiontext>${single}${answers.join('')}</question>`
  expect(faults('bank.xml', moodle(question))).toEqual([[3, reason, 'multichoice']])
})

test.each([
  ['is right', '<answer fraction="0"><text>true</text></answer>'],
  ['that is right is true or false', '<answer fraction="100"><text>perhaps</text></answer>'],
])('a Moodle true/false question is refused if no answer %s', (_, answers) => {
  const question = `<question type="truefalse"><questiontext><text>Yes?</text></questiontext>${answers}</question>`
  expect(faults('bank.xml', moodle(question))).toEqual([[3, 'noAnswer', 'truefalse']])
})

test('a QTI package is refused with the file’s name if its manifest lists a missing file or one that is not text', () => {
  const resource = '<resource identifier="a" type="imsqti_item_xmlv2p2" href="items/a.xml"/>'
  const manifest = encodeText(`<manifest><resources>${resource}</resources></manifest>`)
  const items: [string, Uint8Array][][] = [[], [['items/a.xml', new Uint8Array([0xff])]]]
  for (const item of items) {
    const zip = writeZip(new Map([['imsmanifest.xml', manifest], ['other.xml', encodeText('<a/>')], ...item]))
    expect(readBank('bank.zip', zip, 'en').faults).toEqual([
      { file: 'items/a.xml', line: 1, reason: 'unreadable' },
    ])
  }
})

test.each([
  [
    'an entity of its own',
    '<!DOCTYPE quiz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><quiz>&b;</quiz>',
    'doctype',
  ],
  [
    'a file from elsewhere',
    '<!DOCTYPE quiz [<!ENTITY a SYSTEM "file:///etc/passwd">]><quiz>&a;</quiz>',
    'doctype',
  ],
  ['a DTD from elsewhere', '<!DOCTYPE quiz SYSTEM "http://localhost/x.dtd"><quiz/>', 'doctype'],
  ['an entity that nobody declared', '<quiz>&a;</quiz>', 'syntax'],
  ['an element that does not end', '<quiz><question>', 'syntax'],
  ['elements a thousand deep', `<quiz>${'<a>'.repeat(1000)}`, 'tooDeep'],
  ['another kind of XML', '<html/>', 'unknownForm'],
  ['an empty bank', '<quiz/>', 'noQuestions'],
])('%s is refused', (_, text, reason) => {
  expect(read('bank.xml', text)).toMatchObject({ questions: [], faults: [{ file: 'bank.xml', reason }] })
})

test.each(['bank.csv', 'bank.json', 'bank.docx'])('%s is of a form that the portal does not read', (name) => {
  const bytes = new TextEncoder().encode('Question;A;B\nWhich lens?;One;Two')
  expect(readBank(name, bytes, 'en').faults).toMatchObject([{ file: name, reason: 'unknownForm' }])
})

test('a file that is neither text nor archive, and a truncated archive, are refused', () => {
  const reasonOf = (bytes: Uint8Array, name = 'bank.gift') => readBank(name, bytes, 'en').faults[0]?.reason
  expect(reasonOf(new Uint8Array([0xff, 0xfe, 0x41]))).toBe('unreadable')
  const zip = writeZip(new Map([['questions.gift', encodeText('A {T}\n'.repeat(200))]]))
  expect(reasonOf(zip.slice(0, -30))).toBe('unreadable')
  const flipped = zip.slice()
  flipped[45] = (flipped[45] as number) ^ 0xff
  expect(reasonOf(flipped)).toBe('unreadable')
  expect(reasonOf(writeZip(new Map([['../questions.gift', encodeText('A {T}')]])))).toBe('unreadable')
  const bomb = writeZip(new Map([['questions.gift', new Uint8Array(65 * 1024 * 1024)]]))
  expect(bomb.length).toBeLessThan(100_000)
  expect(reasonOf(bomb)).toBe('tooLarge')
})

test('a question of our own form that does not fit is reported at the line of its id', () => {
  const bank = '{\n "questions": [\n  { "id": 70 },\n  { "id": 7 },\n  { "code": "A" }\n ]\n}'
  const zip = writeZip(new Map([['document.json', encodeText(bank)]]))
  const lines = readBank('bank.zip', zip, 'en').faults.map(({ line }) => line)
  expect([...new Set(lines)]).toEqual([3, 4, 1])
})

const item = (inside: string, head = '') =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="I1" title="t" adaptive="false" timeDependent="false"${head}>${inside}</assessmentItem>`
const declared = (...values: string[]) =>
  `<responseDeclaration identifier="R" cardinality="${values.length > 1 ? 'multiple' : 'single'}" baseType="identifier"><correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse></responseDeclaration>`
const choice = (...names: string[]) =>
  `<choiceInteraction responseIdentifier="R" shuffle="true" maxChoices="0"><prompt>Which?</prompt>${names.map((name) => `<simpleChoice identifier="${name}">Choice ${name}</simpleChoice>`).join('')}</choiceInteraction>`

test('a single QTI item with the elements of other systems is read', () => {
  const { questions, faults } = read(
    'item.xml',
    item(
      `${declared('c1', 'c3')}<itemBody><div><p>Look at <strong>this</strong>.</p>${choice('c1', 'c2', 'c3')}</div></itemBody>`,
      ' xml:lang="en-GB"',
    ),
  )
  expect(faults).toEqual([])
  expect(questions.map(short)).toEqual([
    [
      'I1',
      'multiple',
      [0, 2],
      expect.stringMatching(/^Look at this\.\s+Which\?$/),
      ['Choice c1', 'Choice c2', 'Choice c3'],
      '',
    ],
  ])
})

test('the reading of ruby text follows it in brackets', () => {
  const ruby = '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>'
  const body = `<itemBody><p>${ruby}?</p>${choice('a', 'b')}</itemBody>`
  expect(read('item.xml', item(`${declared('a')}${body}`)).questions[0]?.texts.en?.question.trim()).toMatch(
    /^漢 \(kan\)\?/,
  )
})

const feedback = (...all: [showHide: string, words: string][]) =>
  all
    .map(
      ([showHide, words], index) =>
        `<modalFeedback outcomeIdentifier="F" identifier="F${index}" showHide="${showHide}">${words}</modalFeedback>`,
    )
    .join('')

test.each([
  ['that depends on the answer', feedback(['show', 'correct'], ['show', 'incorrect']), ''],
  ['that is the only one', feedback(['show', 'So it is.']), 'So it is.'],
  ['that is always shown', feedback(['show', 'correct'], ['hide', 'So it is.']), 'So it is.'],
])('feedback %s is read as an explanation or ignored', (_, modal, explanation) => {
  const inside = `${declared('a')}<itemBody>${choice('a', 'b')}</itemBody>${modal}`
  expect(read('item.xml', item(inside)).questions[0]?.texts.en?.explanation).toBe(explanation)
})

test('a picture from elsewhere is refused by its address, in the question and in an option', () => {
  const image = (source: string) => `<img src="${source}" alt=""/>`
  const options = (source: string) =>
    `<choiceInteraction responseIdentifier="R"><simpleChoice identifier="a">${image(source)}</simpleChoice><simpleChoice identifier="b">B</simpleChoice></choiceInteraction>`
  for (const source of ['https://example.org/a.png', '/a.png', 'data:image/png;base64,AA', '//example.org/a'])
    expect(
      faults('item.xml', item(`${declared('a')}<itemBody>${image(source)}${options(source)}</itemBody>`)),
    ).toEqual([
      [1, 'pictureElsewhere', source],
      [1, 'pictureElsewhere', source],
    ])
})

test.each([
  [
    'a text to write',
    `${declared('a')}<itemBody><extendedTextInteraction responseIdentifier="R"/></itemBody>`,
    'otherInteraction',
  ],
  [
    'two interactions',
    `${declared('a')}<itemBody>${choice('a', 'b')}${choice('a', 'b')}</itemBody>`,
    'otherInteraction',
  ],
  ['no interaction', '<itemBody><p>Read.</p></itemBody>', 'otherInteraction'],
  [
    'a template',
    `<templateDeclaration identifier="T" cardinality="single"/>${declared('a')}<itemBody>${choice('a', 'b')}</itemBody>`,
    'otherInteraction',
  ],
  [
    'a right answer that is no choice',
    `${declared('z')}<itemBody>${choice('a', 'b')}</itemBody>`,
    'noAnswer',
  ],
  [
    'an action in a formula',
    `${declared('a')}<itemBody><math><maction/></math>${choice('a', 'b')}</itemBody>`,
    'formula',
  ],
  [
    'a picture from elsewhere',
    `${declared('a')}<itemBody><p><img src="https://example.org/a.png" alt=""/></p>${choice('a', 'b')}</itemBody>`,
    'pictureElsewhere',
  ],
  [
    'two pictures',
    `${declared('a')}<itemBody><p><img src="a.png" alt=""/><img src="b.png" alt=""/></p>${choice('a', 'b')}</itemBody>`,
    'severalPictures',
  ],
])('an item with %s is refused', (_, inside, reason) => {
  expect(read('item.xml', item(inside)).faults.map((each) => each.reason)).toEqual([reason])
})

test('an item in another language than the declared one is refused', () => {
  const inside = `${declared('a')}<itemBody>${choice('a', 'b')}</itemBody>`
  expect(faults('item.xml', item(inside, ' xml:lang="pl"'))).toEqual([[1, 'otherLanguage', 'pl']])
})

const itemOf = (identifier: string, question: string) =>
  `<assessmentItem identifier="${identifier}"><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody><p>${question}</p><choiceInteraction responseIdentifier="R"><simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b</simpleChoice></choiceInteraction></itemBody></assessmentItem>`

test('items of a package with the same identifier are distinguished by their paths', () => {
  const resources = ['choice.xml', 'x/choice_fixed.xml', 'other.xml', 'other.xml'].map(
    (href) => `<resource type="imsqti_item_xmlv2p2" href="${href}"/>`,
  )
  const files = new Map([
    ['imsmanifest.xml', `<manifest><resources>${resources.join('')}</resources></manifest>`],
    ['choice.xml', itemOf('choice', 'One?')],
    ['x/choice_fixed.xml', itemOf('choice', 'Two?')],
    ['other.xml', itemOf('other', 'Three?')],
  ])
  const zip = writeZip(new Map([...files].map(([name, text]) => [name, encodeText(text)])))
  const { questions, faults } = readBank('bank.zip', zip, 'en')
  expect(faults).toEqual([])
  expect(questions.map(({ code, location }) => [code, location.file])).toEqual([
    ['choice choice', 'choice.xml'],
    ['choice x/choice_fixed', 'x/choice_fixed.xml'],
    ['other', 'other.xml'],
  ])
})

const drawn = (read: ReturnType<typeof readBank>) =>
  read.questions.map(({ optionPictures, texts }) => [
    optionPictures,
    texts.en?.options?.map((option) => option.trim()),
    texts.en?.optionFigures,
  ])

test('options can be pictures in every format that supports it', () => {
  const gift =
    'Which? {=[html]<p><img src\\="a.png" alt\\="A fuse" /></p> ~[html]<img src\\="b.png">lamp ~none}'
  const told = [
    ['a.png', 'b.png', null],
    ['', 'lamp', 'none'],
    ['A fuse', '', ''],
  ]
  expect(read('quiz.gift', gift).faults).toEqual([])
  expect(drawn(read('quiz.gift', gift))).toEqual([told])
  const file = '<file name="a.png" encoding="base64">iVBORw0=</file>'
  const answer = (fraction: number, html: string, beside = '') =>
    `<answer fraction="${fraction}" format="html"><text><![CDATA[${html}]]></text>${beside}</answer>`
  const image = '<img src="@@PLUGINFILE@@/a.png" alt="A fuse">'
  const xml = moodle(
    `<question type="multichoice"><questiontext><text>Which?</text></questiontext>${answer(100, image, file)}${answer(0, `${image} lamp`, file)}${answer(0, 'none')}</question>`,
  )
  const bank = read('bank.xml', xml)
  expect(drawn(bank)).toEqual([
    [
      ['0/answer-0/a.png', '0/answer-1/a.png', null],
      ['', 'lamp', 'none'],
      ['A fuse', 'A fuse', ''],
    ],
  ])
  expect([...bank.files.keys()]).toEqual(expect.arrayContaining(['0/answer-0/a.png', '0/answer-1/a.png']))
  const item = itemOf('I1', 'Which?')
    .replace('>a<', '><object type="image/png" data="../a.png">A fuse</object><')
    .replace('>b<', '><img src="b.png"/><')
  expect(drawn(readBank('items/a.xml', encodeText(item), 'en'))).toEqual([
    [
      ['a.png', 'items/b.png'],
      ['', ''],
      ['A fuse', ''],
    ],
  ])
})

test.each([
  ['questions', 'Is 1 < 2? {T}', []],
  ['a.XML', '\uFEFF \n<quiz/>', ['noQuestions']],
  ['bank', ' <html/>', ['unknownForm']],
  ['a.TXT', '<b>Is it so?</b> {T}', []],
])('the file %s with %j is known by its name, else by its beginning', (name, text, reasons) => {
  const { questions, faults } = read(name, text)
  expect(faults.map(({ reason }) => reason)).toEqual(reasons)
  expect(questions).toHaveLength(reasons.length === 0 ? 1 : 0)
})

test('the questions of several files are read, and other files are ignored', () => {
  const bankOf = (...names: [string, string][]) =>
    readBank('bank.zip', writeZip(new Map(names.map(([name, text]) => [name, encodeText(text)]))), 'en')
  const gift = bankOf(['a.png', 'x'], ['b.gift', 'Is it so? {T}'])
  expect([gift.questions.length, [...gift.files.keys()]]).toEqual([1, ['a.png', 'b.gift']])
  const file =
    '<question type="truefalse"><questiontext><file name="c" encoding="base64">AQ==</file></questiontext><answer fraction="100"><text>true</text></answer></question>'
  const xml = bankOf(['a.png', 'x'], ['b.xml', `<quiz>${file}</quiz>`])
  expect([xml.questions.length, [...xml.files.keys()]]).toEqual([1, ['a.png', 'b.xml', '0/c']])
  expect(bankOf(['a.png', 'x'], ['b.png', 'y']).faults).toEqual([
    { file: 'bank.zip', line: 1, reason: 'noQuestions' },
  ])
  expect(readBank('a.xml', new Uint8Array([0x3c, 0xff]), 'en').faults).toEqual([
    { file: 'a.xml', line: 1, reason: 'unreadable' },
  ])
  expect(read('a.xml', '<quiz').files.size).toBe(1)
})

test('two pictures in one option are refused', () => {
  expect(faults('quiz.gift', 'Which? {=[html]<img src\\="a.png"><img src\\="b.png"> ~b}')).toEqual([
    [1, 'severalPictures', undefined],
  ])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeBankText } from '#src/domain/pool/bank/normalize-bank-text.ts'
import type { QuestionDocument } from '#src/domain/pool/pool-document.ts'
import { formatAsGift } from './gift/format-as-gift.ts'
import { formatAsMoodle } from './moodle/format-as-moodle.ts'
import { formatAsPortalBank } from './portal/format-as-portal-bank.ts'
import { formatAsQti } from './qti/format-as-qti.ts'
import { qti22, qti30 } from './qti/qti-dialect.ts'
import { readBank } from './read-bank.ts'
import { writeZip } from './zip/write-zip.ts'

/** Texts with ordinary characters and the syntax of all formats. */
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '{',
      '}',
      '=',
      '~',
      '#',
      ':',
      '\\',
      '\\n',
      '<b>',
      '</p>',
      '&amp;',
      '&lt;',
      '->',
      '//',
      '::',
      '%50%',
      '[html]',
    ],
  ),
  fc.constantFrom(
    '####',
    ']]>',
    '"',
    "'",
    '$CATEGORY:',
    'T',
    'TRUE',
    '\n',
    ' ',
    '@@PLUGINFILE@@/',
    'ü',
    'ن',
    '😀',
    '½',
  ),
  fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...'abcXYZ 0123.,;?!()') }),
)
const words = fc
  .array(piece, { minLength: 1, maxLength: 12 })
  .map((pieces) => normalizeBankText(pieces.join('')))
  // Texts with an unclosed formula are excluded, because the import refuses them.
  .filter((text) => text !== '' && !/\\[([]/.test(text))

const sign = { name: 'ab'.repeat(16), width: 3, height: 2 }

const question: fc.Arbitrary<QuestionDocument> = fc
  .record({
    type: fc.constantFrom('single' as const, 'multiple' as const),
    options: fc.array(words, { minLength: 3, maxLength: 7 }),
    question: words,
    explanation: fc.oneof(fc.constant(''), words),
    pictured: fc.boolean(),
    /** Whether each of the first options has a picture and text, only a picture, or only text. */
    drawn: fc.array(fc.constantFrom('both' as const, 'alone' as const, 'words' as const), { maxLength: 3 }),
  })
  .map(({ type, options, question, explanation, pictured, drawn }) => ({
    id: 7001,
    code: 'Q-1',
    type,
    correct: type === 'single' ? [1] : [0, 2],
    ...(pictured && { picture: sign }),
    ...(drawn.some((each) => each !== 'words') && {
      optionPictures: options.map((_, index) => ((drawn[index] ?? 'words') === 'words' ? null : sign)),
    }),
    texts: {
      en: {
        question,
        options: options.map((words, index) => (drawn[index] === 'alone' ? '' : words)),
        explanation,
        ...(pictured && { figure: 'A sign' }),
        ...(drawn.includes('alone') && {
          optionFigures: options.map((_, index) => (drawn[index] === 'alone' ? 'Sign <1>' : '')),
        }),
      },
    },
  }))

const pictures = new Map([['ab'.repeat(16), new Uint8Array([1, 2, 3])]])

test.each([
  ['gift', formatAsGift],
  ['moodle', formatAsMoodle],
  ['qti22', formatAsQti(qti22)],
  ['qti30', formatAsQti(qti30)],
  ['portal', formatAsPortalBank],
] as const)('any question is written as %s and read back unchanged', (_, write) => {
  fc.assert(
    fc.property(question, (asked) => {
      const files = write({ name: 'Any', language: 'en', questions: [asked], topics: [], pictures })
      const { questions, faults } = readBank('bank', writeZip(files), 'en')
      expect(faults).toEqual([])
      const [read] = questions
      const told = read?.texts.en
      expect([read?.code, read?.type, read?.correct, read?.picture !== null]).toEqual([
        'Q-1',
        asked.type,
        asked.correct,
        asked.picture !== undefined,
      ])
      expect(
        [told?.question ?? '', ...(told?.options ?? []), told?.explanation ?? ''].map(normalizeBankText),
      ).toEqual([asked.texts.en?.question, ...(asked.texts.en?.options ?? []), asked.texts.en?.explanation])
      const pictured = (each: unknown) => each !== null
      expect(read?.optionPictures?.map(pictured)).toEqual(asked.optionPictures?.map(pictured))
      const figures = told?.optionFigures?.some(Boolean) ? told.optionFigures : undefined
      expect(figures).toEqual(asked.texts.en?.optionFigures)
    }),
  )
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeText } from '#server/services/publishing/bank/files-by-name.ts'
import { isZip, readZip } from '#server/services/publishing/bank/zip/read-zip.ts'
import { writeZip } from '#server/services/publishing/bank/zip/write-zip.ts'
import { getContentItem, saveDraft } from '#src/contract/publishing/editing.ts'
import { savePicture } from '#src/contract/publishing/picture.ts'
import {
  checkQuestions,
  exportQuestions,
  getPoolQuestionCounts,
  importQuestions,
} from '#src/contract/publishing/question-bank.ts'
import type { Documents } from '#src/domain/content-item/families.ts'
import type { Picture } from '#src/domain/content-item/picture.ts'
import { type BankFormat, bankFormat } from '#src/domain/pool/bank/bank-question.ts'
import { normalizeBankText } from '#src/domain/pool/bank/normalize-bank-text.ts'
import type { QuestionDocument } from '#src/domain/pool/pool-document.ts'
import * as files from '../fixtures/files.ts'
import { banks, type TestBank } from '../fixtures/question-banks.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const headers = { Authorization: `Bearer ${operatorToken}` }
const empty = { use: 'theory', questions: [], audience: { tenants: ['main'] } } as const

describe.each(databases)('question banks, on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const editor = () => portal.api(null, { headers })
  const newPool = async (questions: QuestionDocument[] = []) => {
    const document = { ...empty, name: 'A bank', questions }
    return unwrap(await editor().call(saveDraft, { family: 'pool', edition: 0, document }))
  }
  const draftOf = async (id: number) =>
    unwrap(await editor().call(getContentItem, { family: 'pool', id })).draft as Documents['pool']
  const give = (poolId: number, bytes: Uint8Array, name: string, texts = 'en') =>
    editor().call(
      importQuestions,
      { poolId, texts, file: files.fileOf(bytes, name) },
      { waitsForPublish: true },
    )
  const take = async (poolId: number, format: BankFormat, texts = 'en') => {
    const exported = unwrap(
      await editor().call(exportQuestions, { poolId, format, texts }, { waitsForPublish: true }),
    )
    const bytes = new Uint8Array(Buffer.from(exported.content, 'base64'))
    const zip = isZip(bytes) ? readZip(bytes) : new Map([['alone', bytes]])
    if (typeof zip === 'string') throw new Error(zip)
    return { ...exported, bytes, files: zip }
  }

  /** Stores the pictures of a bank and creates a pool with its questions; returns the pool's id. */
  async function poolOf({ questions, pictures }: TestBank): Promise<number> {
    const stored = new Map<string, Picture>()
    for (const [file, bytes] of pictures)
      stored.set(
        file,
        unwrap(await editor().call(savePicture, { image: files.fileOf(bytes, file, 'image/png') })),
      )
    const { id, version } = await newPool()
    const document = {
      ...empty,
      name: 'A bank',
      questions: questions.map(({ file, ...each }, index) => ({
        ...each,
        id: id * 1000 + index + 1,
        ...(file && { picture: stored.get(file) }),
      })),
    }
    unwrap(await editor().call(saveDraft, { family: 'pool', id, version, document }))
    return id
  }

  /** Returns a question as every format can express it: without the portal's id and with normalized spaces. */
  const normalized = ({ code, type, correct, picture, texts }: QuestionDocument, languages: string[]) => ({
    code,
    type,
    correct,
    picture: picture?.name,
    texts: languages.map((language) => {
      const words = texts[language]
      return (
        words && [
          normalizeBankText(words.question),
          words.options.map(normalizeBankText),
          normalizeBankText(words.explanation),
          words.figure,
        ]
      )
    }),
  })

  /** Returns thirty questions in English, Arabic and Korean, those with pictures first. */
  const partOf = (questions: TestBank['questions']) =>
    questions
      .toSorted((one, other) => Number(!one.file) - Number(!other.file))
      .slice(0, 30)
      .map(({ texts: { en, ar, ko }, ...each }) => ({
        ...each,
        texts: { ...(en && { en }), ...(ar && { ar }), ...(ko && { ko }) },
      }))

  /**
   * The banks to convert. By default, each format converts thirty questions of one bank; with EVERY_FORM=1, every
   * bank is converted in all formats and languages (`npm run prove -- banks`).
   */
  const tried = process.env.EVERY_FORM
    ? banks().map((bank) => ({ ...bank, formats: bankFormat.options }))
    : bankFormat.options.map((format, place) => {
        const bank = banks().at(place % banks().length) as TestBank
        return { ...bank, questions: partOf(bank.questions), formats: [format] }
      })

  describe.each(tried)('$name', (bank) => {
    const languages = [...new Set(bank.questions.flatMap(({ texts }) => Object.keys(texts)))].sort(
      (one, other) => (one === 'en' ? -1 : other === 'en' ? 1 : one < other ? -1 : 1),
    )
    let pool: number
    let original: QuestionDocument[]
    beforeAll(async () => {
      pool = await poolOf(bank)
      original = (await draftOf(pool)).questions
    })

    test.each(bank.formats)(
      'goes out as %s, comes into another pool, and goes out again the same',
      async (format) => {
        const [other, spoken] = [(await newPool()).id, format === 'portal' ? ['en'] : languages]
        for (const language of spoken) {
          const out = await take(pool, format, language)
          expect(out.name).toMatch(new RegExp(`^pool-${pool}-${format === 'portal' ? 'all' : language}[.-]`))
          const first = unwrap(await give(other, out.bytes, out.name, language))
          expect(first.added + first.changed).toBe(out.questions)
          const again = unwrap(await give(other, out.bytes, out.name, language))
          expect(again).toEqual({ added: 0, changed: 0, same: out.questions })
          const back = await take(other, format, language)
          if (format !== 'portal') expect(new Map(back.files)).toEqual(new Map(out.files))
        }
        const came = (await draftOf(other)).questions
        expect(came.map((each) => normalized(each, languages))).toEqual(
          original.map((each) => normalized(each, languages)),
        )
        expect(unwrap(await give(pool, (await take(pool, format)).bytes, 'bank')).same).toBe(original.length)
      },
    )
  })

  test('an unreadable bank is refused with a reason in the reader’s language, and changes nothing', async () => {
    const { id: pool } = await newPool()
    const nested = `${'<div>'.repeat(30_000)}Which?${'</div>'.repeat(30_000)} {T}`
    const nuls = writeZip(new Map([['a.xml', new Uint8Array(60 * 1024 * 1024)]]))
    for (const [bytes, name, reason, text] of [
      [
        encodeText(nested),
        'bank.gift',
        'tooDeep',
        'Elements are nested too deeply here: the limit is 60 levels.',
      ],
      [nuls, 'bank.zip', 'unreadable', expect.stringContaining('not text in UTF-8')],
    ] as const) {
      const refused = await give(pool, bytes, name)
      expect(refused).toMatchObject({
        ok: false,
        failure: { code: 400, context: { report: [{ line: 1, reason, text }] } },
      })
    }
    expect((await draftOf(pool)).questions).toEqual([])
  })

  const check = (poolId: number | undefined, text: string, name = 'bank.gift') =>
    editor().call(
      checkQuestions,
      { ...(poolId !== undefined && { poolId }), texts: 'en', file: files.fileOf(encodeText(text), name) },
      { waitsForPublish: true },
    )
  const gift = (code: string, question: string) => `// [id:${code}]\n${question} {=Yes ~No}\n\n`

  test('a check reports the outcome of every question with its line, and writes nothing', async () => {
    const { id: pool } = await newPool()
    unwrap(await give(pool, encodeText(gift('R-1', 'Stays?') + gift('R-2', 'Before?')), 'bank.gift'))
    const before = await draftOf(pool)
    const file = `${gift('R-1', 'Stays?')}${gift('R-2', 'After?')}${gift('R-3', 'New?')}::Broken:: Which? {Yes No}\n`
    const checked = unwrap(await check(pool, file))
    expect(checked).toMatchObject({ added: 1, changed: 1, same: 1, refused: 1, before: 2, after: 3 })
    expect(checked.questions.map(({ line, question, outcome }) => [line, question, outcome])).toEqual([
      [2, 'R-1', 'same'],
      [5, 'R-2', 'changed'],
      [8, 'R-3', 'added'],
      [10, 'Broken', 'refused'],
    ])
    expect(checked.questions[1]?.changes).toEqual([
      { field: 'question', language: 'en', before: 'Before?', after: 'After?' },
    ])
    expect(checked.questions[3]?.faults).toMatchObject([
      { line: 10, source: '::Broken:: Which? {Yes No}', text: expect.stringMatching(/\w/) },
    ])
    expect(await draftOf(pool)).toEqual(before)
  })

  test('a check without a pool takes every question as new; of an unknown pool it is refused', async () => {
    const text = gift('R-1', 'One?') + gift('R-1', 'Twice?')
    const checked = unwrap(await check(undefined, text))
    expect(checked).toMatchObject({ added: 1, refused: 1, before: 0, after: 1 })
    expect(checked.questions[1]?.faults).toMatchObject([{ reason: 'codeTwice' }])
    expect(await check(999_999, text)).toMatchObject({ ok: false, failure: { code: 404 } })
  })

  test('the figures of pools are those of the draft; unknown pools are left out', async () => {
    const { id: pool } = await newPool()
    unwrap(await give(pool, encodeText(gift('R-1', 'One?') + gift('R-2', 'Two?')), 'bank.gift'))
    const figures = unwrap(await editor().call(getPoolQuestionCounts, { ids: [pool, 2, 999_999] }))
    expect(figures).toContainEqual({
      ...{ poolId: pool, use: 'theory', questions: 2, takenOut: 0 },
      title: expect.any(String),
    })
    expect(figures.map(({ poolId }) => poolId).sort()).toEqual([2, pool].sort())
  })

  test('a reviewer, who has no list of items, gets all pools with their titles', async () => {
    const { cookie } = await signIn(portal, 'reviewer@demo.test', { roles: ['reviewer'] })
    const pools = unwrap(await portal.api(cookie).call(getPoolQuestionCounts, {}))
    expect(pools.length).toBeGreaterThan(2)
    expect(pools.every(({ title }) => title !== '')).toBe(true)
  })
})

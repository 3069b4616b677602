import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certification } from '#server/db/schema/certification.ts'
import { course } from '#server/db/schema/course.ts'
import { question } from '#server/db/schema/pool.ts'
import { encodeText } from '#server/services/publishing/bank/files-by-name.ts'
import { writeZip } from '#server/services/publishing/bank/zip/write-zip.ts'
import * as exam from '#src/contract/learning/exam.ts'
import { getExamTerms } from '#src/contract/learning/exam-terms.ts'
import * as editing from '#src/contract/publishing/editing.ts'
import { exportQuestions, importQuestions } from '#src/contract/publishing/question-bank.ts'
import { getQuestionStatistics } from '#src/contract/publishing/question-statistics.ts'
import type { Documents } from '#src/domain/content-item/families.ts'
import { bankFormat } from '#src/domain/pool/bank/bank-question.ts'
import * as files from '../fixtures/files.ts'
import { banks } from '../fixtures/question-banks.ts'
import { databases } from '../fixtures/server/databases.ts'
import { draftStart } from '../fixtures/server/draft-start.ts'
import { completeAllCourses, markAsLearned } from '../fixtures/server/exam.ts'
import { openPortal, operatorToken, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { newLearner } from '../fixtures/server/training.ts'

const headers = { Authorization: `Bearer ${operatorToken}` }
const associate = 2
const theory = { exam: 'theory', targetId: associate } as const

describe.each(databases)('an imported pool, on $name,', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const editor = () => portal.api(null, { headers })
  const draft = async (document: object, id?: number) => {
    const start =
      id === undefined
        ? {}
        : draftStart(unwrap(await editor().call(editing.getContentItem, { family: 'pool', id })))
    return unwrap(
      await editor().call(editing.saveDraft, { family: 'pool', id, ...start, document: { ...document } }),
    ).id
  }
  const publish = (id: number) => editor().call(editing.publishItem, { family: 'pool', id })
  const publishedPool = async (id: number) =>
    unwrap(await editor().call(editing.getContentItem, { family: 'pool', id })).published as Documents['pool']
  const poolFor = (use: string) =>
    draft({ name: 'Imported', use, questions: [], audience: { tenants: ['main'] } })
  const give = (poolId: number, bytes: Uint8Array, name: string) =>
    editor().call(
      importQuestions,
      { poolId, texts: 'en', file: files.fileOf(bytes, name) },
      { waitsForPublish: true },
    )

  test('is sat as a whole theory exam: drawn, answered, saved, submitted, passed and explained', async () => {
    const [bank] = banks()
    const source = await draft({
      ...{ name: 'Source', use: 'theory', audience: { tenants: ['main'] } },
      questions: bank?.questions.map(({ file: _, ...each }, index) => ({ ...each, id: 900_001 + index })),
    })
    const request = { poolId: source, format: 'qti30', texts: 'en' } as const
    const { content } = unwrap(await editor().call(exportQuestions, request, { waitsForPublish: true }))
    const pool = await poolFor('theory')
    const imported = unwrap(await give(pool, new Uint8Array(Buffer.from(content, 'base64')), 'bank.zip'))
    expect(imported).toEqual({ added: bank?.questions.length, changed: 0, same: 0 })
    unwrap(await publish(pool))
    await portal.db.update(certification).set({ pool }).where(eq(certification.id, associate))

    const { api, learnerId } = await newLearner(portal)
    await completeAllCourses(portal, learnerId, api, associate)
    const sheet = unwrap(await api.call(exam.getExamPaper, theory))
    expect(new Set(sheet.questions.map(({ questionId }) => questionId)).size).toBe(50)
    const solutions = new Map(
      (await portal.db.select().from(question).where(eq(question.poolId, pool))).map((row) => [row.id, row]),
    )
    const { attemptId } = sheet
    for (const [index, { position, questionId, text, options }] of sheet.questions.entries()) {
      const solution = solutions.get(questionId)
      const given = bank?.questions.find(({ code }) => code === solution?.code)
      expect(given?.texts.en?.question.replace(/\s+/g, ' ')).toBe(text)
      // The right option is found by its text, because each paper orders the options differently.
      const right = (given?.correct ?? []).map((option) => given?.texts.en?.options[option])
      const letters = options.filter((each) => right.includes(each.text)).map(({ letter }) => letter)
      const others = options.filter((each) => !right.includes(each.text)).map(({ letter }) => letter)
      const answers = [{ position, letters: index < 43 ? letters : others.slice(0, 1) }]
      unwrap(await api.call(exam.saveExamDraft, { attemptId, answers }))
    }
    const result = unwrap(await api.call(exam.submitExam, { ...theory, attemptId, answers: [] }))
    expect(result).toMatchObject({ score: 86, state: 'passed', mayAnalyse: true })
    const analysis = unwrap(await api.call(exam.getExamAnalysis, { attemptId }))
    expect(analysis.filter(({ right }) => right)).toHaveLength(43)
    for (const { correct } of analysis) expect(correct).toContainEqual(expect.stringMatching(/^[A-Z]$/))
  })

  /** Returns a Moodle XML file as another system writes it: five questions, the third of them with a picture. */
  async function foreign(explanation: string): Promise<Uint8Array> {
    const png = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#4a6a5a' } })
      .png()
      .toBuffer()
    const picture = `<file name="sign.png" path="/" encoding="base64">${png.toString('base64')}</file>`
    const questions = [1, 2, 3, 4, 5].map(
      (
        number,
      ) => `<question type="multichoice"><questiontext format="html"><text><![CDATA[<p>Question ${number}</p>${number === 3 ? '<img src="@@PLUGINFILE@@/sign.png" alt="A green sign">' : ''}]]></text>${number === 3 ? picture : ''}</questiontext>
      <generalfeedback><text>${explanation}</text></generalfeedback><idnumber>M-${number}</idnumber>
      ${['a', 'b', 'c'].map((option, index) => `<answer fraction="${index === 1 ? 100 : 0}"><text>${option}</text></answer>`).join('')}</question>`,
    )
    return Buffer.from(`<?xml version="1.0"?><quiz>${questions.join('\n')}</quiz>`)
  }

  test('shows its picture on the paper, to the session that sits it', async () => {
    const pool = await poolFor('quiz')
    expect(unwrap(await give(pool, await foreign('Because.'), 'moodle.xml'))).toMatchObject({ added: 5 })
    expect(unwrap(await give(pool, await foreign('Because.'), 'moodle.xml'))).toEqual({
      added: 0,
      changed: 0,
      same: 5,
    })
    unwrap(await publish(pool))
    await portal.db.update(course).set({ quiz: pool }).where(eq(course.id, 25))
    const { learnerId, cookie } = await signIn(portal, 'pictures@demo.test')
    await markAsLearned(portal, learnerId, [25])
    const api = portal.api(cookie)
    const { questions } = unwrap(await api.call(exam.getExamPaper, { exam: 'quiz', targetId: 25 }))
    const shown = questions.filter(({ picture }) => picture !== null)
    expect(shown).toMatchObject([
      { text: 'Question 3', picture: { width: 320, height: 200, says: 'A green sign' } },
    ])
    const link = shown[0]?.picture?.link as string
    const own = await portal.request(link, { headers: { cookie } })
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const other = await signIn(portal, 'other@demo.test')
    expect((await portal.request(link, { headers: { cookie: other.cookie } })).status).toBe(403)
  })

  test('whose options are pictures shows them to the session that sits it, and goes out and in again the same', async () => {
    const pngs = await Promise.all(
      ['#4a6a5a', '#6a4a5a'].map((background) =>
        sharp({ create: { width: 120, height: 80, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const results = Array.from(
      { length: 5 },
      (_, index) =>
        `// [id:P${index}]\nWhich symbol ${index}? {=[html]<img src\\="right.png" alt\\="A fuse"> ~[html]<img src\\="wrong.png"> ~none}`,
    )
    const zip = writeZip(
      new Map([
        ['bank.gift', encodeText(results.join('\n\n'))],
        ['right.png', new Uint8Array(pngs[0] as Buffer)],
        ['wrong.png', new Uint8Array(pngs[1] as Buffer)],
      ]),
    )
    const pool = await poolFor('quiz')
    expect(unwrap(await give(pool, zip, 'bank.zip'))).toMatchObject({ added: 5 })
    for (const format of bankFormat.options) {
      const out = { poolId: pool, format, texts: 'en' } as const
      const { name, content } = unwrap(await editor().call(exportQuestions, out, { waitsForPublish: true }))
      const back = await give(pool, new Uint8Array(Buffer.from(content, 'base64')), name)
      expect([format, unwrap(back)]).toEqual([format, { added: 0, changed: 0, same: 5 }])
    }
    unwrap(await publish(pool))
    await portal.db.update(course).set({ quiz: pool }).where(eq(course.id, 25))
    const { learnerId, cookie } = await signIn(portal, 'option-pictures@demo.test')
    await markAsLearned(portal, learnerId, [25])
    const api = portal.api(cookie)
    const { attemptId, questions } = unwrap(await api.call(exam.getExamPaper, { exam: 'quiz', targetId: 25 }))
    for (const { options } of questions) {
      const says = options.map(({ text, picture }) => [text, picture?.says, picture?.width, picture?.height])
      expect(new Set(says.map(String))).toEqual(new Set([',A fuse,120,80', ',,120,80', 'none,,,']))
      for (const { picture } of options) expect(picture?.link ?? '').not.toMatch(/right|wrong/)
    }
    const link = questions[0]?.options.find(({ picture }) => picture)?.picture?.link as string
    const own = await portal.request(link, { headers: { cookie } })
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const fuse = ({ options }: (typeof questions)[number]) =>
      options.filter(({ picture }) => picture?.says === 'A fuse').map(({ letter }) => letter)
    const answers = questions.map((each) => ({ position: each.position, letters: fuse(each) }))
    const result = unwrap(await api.call(exam.submitExam, { exam: 'quiz', targetId: 25, attemptId, answers }))
    expect(result.score).toBe(100)
    const analysis = unwrap(await api.call(exam.getExamAnalysis, { attemptId }))
    expect(analysis[0]?.options.filter(({ picture }) => picture)).toHaveLength(2)
  })

  test('with German texts only is shown in German to every reader, and each paper names that language', async () => {
    const german = (title: string, options: string[]) =>
      `// [id:${title}]\n${title} Wie weit? {=${options[0]} ~${options[1]} ####Messen.}`
    const bank = encodeText(
      [
        '$CATEGORY: $course$/Optik',
        ...Array.from({ length: 5 }, (_, index) => german(`D${index}`, ['3 m', '4 m'])),
      ].join('\n\n'),
    )
    const pool = await poolFor('quiz')
    const request = { poolId: pool, texts: 'de', file: files.fileOf(bank, 'fragen.gift') } as const
    expect(unwrap(await editor().call(importQuestions, request, { waitsForPublish: true }))).toMatchObject({
      added: 5,
    })
    const out = { poolId: pool, format: 'gift', texts: 'de' } as const
    const { content } = unwrap(await editor().call(exportQuestions, out, { waitsForPublish: true }))
    const back = files.fileOf(new Uint8Array(Buffer.from(content, 'base64')), 'fragen.gift')
    expect(
      unwrap(await editor().call(importQuestions, { ...request, file: back }, { waitsForPublish: true })),
    ).toMatchObject({ same: 5 })
    const { warnings } = unwrap(await publish(pool))
    expect(warnings.map(({ detail }) => detail)).toEqual(expect.arrayContaining(['en', 'fr']))
    expect(warnings.map(({ detail }) => detail)).not.toContain('de')

    await portal.db.update(course).set({ quiz: pool }).where(eq(course.id, 25))
    for (const [place, email] of [
      [{ siteId: 1, languageId: 1 }, 'reads-english@demo.test'],
      [{ siteId: 21, languageId: 4 }, 'reads-german@demo.test'],
    ] as const) {
      const { learnerId, cookie } = await signIn(portal, email)
      await markAsLearned(portal, learnerId, [25])
      const api = portal.api(cookie, place)
      const quiz = { exam: 'quiz', targetId: 25 } as const
      expect(unwrap(await api.call(getExamTerms, quiz)).languages).toEqual(['de'])
      const sheet = unwrap(await api.call(exam.getExamPaper, quiz))
      expect(sheet.language).toBe('de')
      expect(sheet.questions.map(({ language }) => language)).toEqual(Array(5).fill('de'))
      const { attemptId } = sheet
      unwrap(await api.call(exam.submitExam, { ...quiz, attemptId, answers: [] }))
      const analysis = unwrap(await api.call(exam.getExamAnalysis, { attemptId }))
      expect(analysis[0]).toMatchObject({ language: 'de', explanation: 'Messen.' })
    }
    const statistics = unwrap(await editor().call(getQuestionStatistics, { poolId: pool }))
    expect(statistics[0]).toMatchObject({ text: 'D0 Wie weit?', attempts: 2 })
  })

  test('is changed by a second import only where the file differs', async () => {
    const pool = await poolFor('quiz')
    unwrap(await give(pool, await foreign('Because.'), 'moodle.xml'))
    unwrap(await publish(pool))
    const before = await publishedPool(pool)
    const [text, changed] = [Buffer.from(await foreign('Because.')).toString(), 'Question two']
    const again = unwrap(await give(pool, Buffer.from(text.replace('Question 2', changed)), 'moodle.xml'))
    expect(again).toEqual({ added: 0, changed: 1, same: 4 })
    unwrap(await publish(pool))
    const after = await publishedPool(pool)
    expect(after.questions.map(({ id }) => id)).toEqual(before.questions.map(({ id }) => id))
    const differs = after.questions.filter(
      (each, index) => JSON.stringify(each) !== JSON.stringify(before.questions[index]),
    )
    expect(differs.map(({ texts }) => texts.en?.question)).toEqual([changed])
  })

  test('is refused as a whole, with each error by its line and in the reader’s language', async () => {
    const pool = await poolFor('quiz')
    const gift = Buffer.from(
      'Right {T}\n\nWrong {}\n\n[html]<img src\\="gone.png"> What? {=a ~b}\n\nWrong too {~a ~b}\n\n// [id:E-1]\nEmpty? {=a ~ }',
    )
    const report = async (languageId: number) => {
      const api = portal.api(null, { headers, languageId })
      const refused = await api.call(importQuestions, {
        poolId: pool,
        texts: 'en',
        file: files.fileOf(gift, 'a.gift'),
      })
      refusedWith(refused, 400)
      const { context } = (refused.ok ? {} : refused.failure) as { context: { report: object[] } }
      return context.report
    }
    expect(await report(1)).toEqual([
      {
        file: 'a.gift',
        line: 3,
        reason: 'otherType',
        text: 'Questions of the type Essay are not accepted: only single choice, multiple choice, and true or false.',
      },
      { file: 'a.gift', line: 7, reason: 'noAnswer', text: 'No answer is marked as right.' },
      { file: 'a.gift', line: 10, question: 'E-1', reason: 'empty', text: 'This text is empty: option 2' },
    ])
    expect((await report(4)).at(-1)).toMatchObject({ text: 'Dieser Text ist leer: Antwort 2' })
    const { draft: kept } = unwrap(await editor().call(editing.getContentItem, { family: 'pool', id: pool }))
    expect(kept).toMatchObject({ questions: [] })
    const picture = await give(pool, Buffer.from('[html]<img src\\="gone.png"> What? {=a ~b}'), 'a.gift')
    expect(picture.ok ? {} : picture.failure).toMatchObject({
      context: { report: [{ line: 1, reason: 'pictureMissing' }] },
    })
    const twice = await give(pool, Buffer.from('// [id:A]\nOne? {T}\n\n// [id:A]\nTwo? {T}'), 'a.gift')
    expect(twice.ok ? {} : twice.failure).toMatchObject({
      context: { report: [{ line: 5, reason: 'codeTwice' }] },
    })
    const zip = writeZip(
      new Map([
        ['a.gift', encodeText('[html]<img src\\="broken.png"> What? {=a ~b}')],
        ['broken.png', encodeText('no picture')],
      ]),
    )
    const broken = await give(pool, zip, 'a.zip')
    expect(broken.ok ? {} : broken.failure).toMatchObject({
      context: { report: [{ file: 'a.gift', line: 1, reason: 'pictureUnreadable' }] },
    })
  })

  test('shows formulas as MathML on the paper and in the analysis, and as text in the statistics', async () => {
    const pool = await poolFor('quiz')
    const gift = [1, 2, 3, 4, 5]
      .map(
        (number) =>
          `$CATEGORY: $course$/top/Electricity/Part ${number % 2}\n\n// [id:F-${number}]\nWhat is $x_${number}$? {=$\\\\frac\\{U\\}\\{I\\}$ ~It costs $5 ~c ####As \\\\(a\\=b\\\\)}`,
      )
      .join('\n\n')
    expect(unwrap(await give(pool, Buffer.from(gift), 'a.gift'))).toMatchObject({ added: 5 })
    unwrap(await publish(pool))
    await portal.db.update(course).set({ quiz: pool }).where(eq(course.id, 27))
    const { api, learnerId } = await newLearner(portal)
    await markAsLearned(portal, learnerId, [27])
    const quiz = { exam: 'quiz', targetId: 27 } as const
    const { attemptId, questions } = unwrap(await api.call(exam.getExamPaper, quiz))
    const fraction = /^<math>.*<mfrac><mi>U<\/mi><mi>I<\/mi><\/mfrac>.*<\/math>$/
    const answers = questions.map(({ position, text, options }) => {
      expect(text).toMatch(/^What is <math>.*<msub>.*<\/math>\?$/)
      const letters = options.filter((option) => fraction.test(option.text)).map(({ letter }) => letter)
      expect(letters).toHaveLength(1)
      expect(options.map((option) => option.text)).toContain('It costs $5')
      return { position, letters }
    })
    expect(unwrap(await api.call(exam.submitExam, { ...quiz, attemptId, answers }))).toMatchObject({
      state: 'passed',
      score: 100,
    })
    const analysis = unwrap(await api.call(exam.getExamAnalysis, { attemptId }))
    for (const { explanation } of analysis) expect(explanation).toMatch(/^As <math>.*<\/math>$/)
    // The categories of the imported file have become topics.
    expect(analysis.map(({ topic }) => topic).toSorted()).toEqual([
      ...['Part 0', 'Part 0', 'Part 1', 'Part 1', 'Part 1'],
    ])
    const statistics = unwrap(await editor().call(getQuestionStatistics, { poolId: pool }))
    expect(statistics.map(({ text }) => text)).toContain('What is x_1?')
  })

  test('renders the LaTeX of a draft as the import does, or reports its error', async () => {
    const pool = await poolFor('quiz')
    const gift = encodeText('Ohm: $R \\= \\dfrac\\{U\\}\\{I\\}$? {=\\\\(U\\\\) ~$5}')
    unwrap(await give(pool, gift, 'bank.gift'))
    const newest = async () => {
      const item = unwrap(await editor().call(editing.getContentItem, { family: 'pool', id: pool }))
      return { start: draftStart(item), document: item.draft as Documents['pool'] }
    }
    const save = async (words: object) => {
      const { start, document } = await newest()
      const [question] = document.questions
      const texts = { en: { ...question?.texts.en, ...words } }
      const typed = { ...document, questions: [{ ...question, texts }] }
      return editor().call(editing.saveDraft, { family: 'pool', id: pool, ...start, document: typed })
    }
    const { document: imported } = await newest()
    const typed = { question: 'Ohm: $R = \\dfrac{U}{I}$?', options: ['\\(U\\)', '$5'] }
    unwrap(await save({ ...typed, explanation: 'By $U = RI$.' }))
    const { document: saved } = await newest()
    expect(saved.questions[0]?.texts.en).toMatchObject({
      ...imported.questions[0]?.texts.en,
      explanation: expect.stringMatching(/^By <math.*<\/math>\.$/),
    })
    const refused = await save({ options: ['$\\foo$', '2'] })
    refusedWith(refused, 400)
    const path = 'questions.0.texts.en.options.0'
    const message = "has a formula that can't be rendered: \\foo (Unsupported function name: \\foo)"
    expect(refused.ok || refused.failure).toMatchObject({ context: { issues: [{ path, message }] } })
    expect((await newest()).document).toEqual(saved)
  })

  test('is refused for a formula that can’t be rendered, with the command', async () => {
    const pool = await poolFor('quiz')
    const refused = await give(pool, Buffer.from('Right? {T}\n\nIs $\\\\foo$ so? {T}'), 'a.gift')
    expect(refused.ok ? {} : refused.failure).toMatchObject({
      context: {
        report: [
          {
            line: 3,
            reason: 'formula',
            text: 'This formula can’t be rendered: \\foo (Unsupported function name: \\foo)',
          },
        ],
      },
    })
  })

  test('for practice is never used by an exam, and no exam may reference it', async () => {
    const { published, edition } = unwrap(
      await editor().call(editing.getContentItem, { family: 'pool', id: 3 }),
    )
    const practice = { ...published, use: 'practice' }
    unwrap(await editor().call(editing.saveDraft, { family: 'pool', id: 3, edition, document: practice }))
    const refused = await publish(3)
    refusedWith(refused, 400)
    expect(refused.ok ? {} : refused.failure).toMatchObject({
      context: { findings: [{ rule: 'practicePool', family: 'certification', detail: 'pool 3' }] },
    })
    const own = await draft({ ...practice, questions: [] })
    const [first] = (published as Documents['pool']).questions
    await draft({ ...practice, questions: [{ ...first, id: own * 1000 + 1 }] }, own)
    unwrap(await publish(own))
    for (const [family, id, field] of [
      ['certification', 2, 'pool'],
      ['course', 25, 'quiz'],
      ['topic', 1, 'quiz'],
    ] as const) {
      const item = unwrap(await editor().call(editing.getContentItem, { family, id }))
      const document = { ...item.published, [field]: own }
      unwrap(await editor().call(editing.saveDraft, { family, id, edition: item.edition, document }))
      const naming = await editor().call(editing.publishItem, { family, id })
      expect(naming.ok ? {} : naming.failure).toMatchObject({
        context: { findings: [{ rule: 'practicePool', family, id, detail: `pool ${own}` }] },
      })
    }
    // No questions are drawn, even if a row written by an earlier version of the portal still refers to the
    // practice pool.
    await portal.db.update(course).set({ quiz: own }).where(eq(course.id, 26))
    const { api, learnerId } = await newLearner(portal)
    await markAsLearned(portal, learnerId, [26])
    refusedWith(await api.call(exam.getExamPaper, { exam: 'quiz', targetId: 26 }), 30000)
  })
})

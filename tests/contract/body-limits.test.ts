import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rateLimitCount } from '#server/db/schema/limit.ts'
import { changeProfile } from '#src/contract/identity/profile.ts'
import { uploadTrainerFile } from '#src/contract/identity/trainer-application.ts'
import { saveExamDraft, submitExam } from '#src/contract/learning/exam.ts'
import { saveMockExam, submitMockExam } from '#src/contract/learning/practice.ts'
import { type Call, operatorRoles } from '#src/contract/protocol/call.ts'
import { importItems, saveDraft } from '#src/contract/publishing/editing.ts'
import { importQuestions } from '#src/contract/publishing/question-bank.ts'
import { allCalls } from '#src/contract/registry.ts'
import { databases } from '../fixtures/server/databases.ts'
import { openPortal, operatorToken, type Portal, sisterOrigin } from '../fixtures/server/portal.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const posts = allCalls.filter(({ method }) => method === 'POST')
const ofWho = (who: Call['who']) => posts.filter((call) => call.who === who)
const ownHeaders = { 'X-Requested-With': 'fetch', 'Content-Type': 'application/json' }

/** Returns a body of many parts without a declared length, and the number of parts that were read. */
function body() {
  let read = 0
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        read += 1
        if (read > 100) controller.close()
        else controller.enqueue(new Uint8Array(1024))
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, read: () => read }
}

describe.each(databases)('the body of a request, on $name', ({ open }) => {
  let portal: Portal
  let learner: string
  let editor: string
  let reviewer: string
  beforeAll(async () => {
    portal = await openPortal(await open(), { env: { ADDRESS_HEADER: 'x-real-ip' } })
    learner = (await signIn(portal, 'body-learner@demo.test')).cookie
    editor = (await signIn(portal, 'body-editor@demo.test', { roles: ['editor'] })).cookie
    reviewer = (await signIn(portal, 'body-reviewer@demo.test', { roles: ['reviewer'] })).cookie
  })
  afterAll(() => portal.close())

  const post = (call: Call, sent: BodyInit, headers: Record<string, string>) =>
    portal.request(`/api${call.path}`, {
      method: 'POST',
      body: sent,
      headers: { ...ownHeaders, ...headers },
      duplex: 'half',
    } as RequestInit)

  test('large uploads that never end take the room of six for a visitor, and not that of others', async () => {
    const stop = new AbortController()
    const sending = (body: ReadableStream, address: string) =>
      portal.request(`/api${uploadTrainerFile.path}`, {
        method: 'POST',
        headers: { ...ownHeaders, 'Content-Type': 'multipart/form-data; boundary=b', 'x-real-ip': address },
        body,
        duplex: 'half',
      } as RequestInit)
    const endless = (pull: () => void) =>
      new ReadableStream(
        { pull, start: (controller) => stop.signal.addEventListener('abort', () => controller.close()) },
        { highWaterMark: 0 },
      )
    /**
     * Starts an upload, and returns its pending response once the server reads the body, which means that the
     * upload was admitted.
     */
    const begun = async (address: string): Promise<{ answer: Promise<Response> }> => {
      const { promise: isRead, resolve: pull } = Promise.withResolvers<void>()
      const answer = sending(endless(pull), address)
      await isRead
      return { answer }
    }
    const begins = [...Array<string>(6).fill('192.0.2.1'), '192.0.2.2']
    const slow = await Promise.all(begins.map(begun))
    const seventh = await sending(new ReadableStream({}), '192.0.2.1')
    expect(seventh.status).toBe(503)
    stop.abort()
    for (const { answer } of slow) expect((await answer).status).toBe(400)
  })

  /** Sends an endless body; returns the status, and how much of the body the server read. */
  async function sent(call: Call, headers: Record<string, string>) {
    const { stream, read } = body()
    const { status } = await post(call, stream, headers)
    return [status, read()]
  }
  const json = async (call: Call, text: string, cookie: string) => {
    const { status } = await post(call, text, { Cookie: cookie })
    return status
  }

  /** Returns the headers of a user who may make a call. */
  async function callerOf({ who, role }: Call): Promise<Record<string, string>> {
    if (who !== 'operator') return { Cookie: learner }
    if (role?.length === 0) return { Authorization: `Bearer ${operatorToken}` }
    return { Cookie: (await signIn(portal, 'all@demo.test', { roles: [...operatorRoles] })).cookie }
  }

  describe('is not read where the headers refuse it', () => {
    test.each(posts)('$path from another origin', async (call) => {
      expect(await sent(call, { Cookie: editor, Origin: 'https://evil.test' })).toEqual([403, 0])
    })

    test.each(ofWho('learner'))('$path without a session', async (call) => {
      expect(await sent(call, {})).toEqual([401, 0])
    })

    test.each(ofWho('operator'))('$path by anonymous visitors and learners', async (call) => {
      expect(await sent(call, {})).toEqual([403, 0])
      expect(await sent(call, { Cookie: learner })).toEqual([403, 0])
    })

    test('a call of editors by a reviewer', async () => {
      expect(await sent(saveDraft, { Cookie: reviewer })).toEqual([403, 0])
    })

    test.each(ofWho('form'))('$path from an address over its limit', async (call) => {
      for (let tries = 0; tries < 20; tries += 1) await json(call, '{', '')
      expect(await sent(call, {})).toEqual([429, 0])
      await portal.db.delete(rateLimitCount)
    })
  })

  test('a refusal before the body is in the language of the page that sends it', async () => {
    const headers = { Referer: 'http://localhost:4321/eu/de/profile' }
    const response = await post(changeProfile, '{}', headers)
    expect((await response.json()).message).toBe('Bitte melden Sie sich zuerst an.')
  })

  test('the Referer of a page that the sister brand does not have leaves its refusal in its own language', async () => {
    const headers = { Host: 'micro.localhost:4321', Referer: `${sisterOrigin}/eu/de/profile` }
    const response = await post(changeProfile, '{}', headers)
    expect((await response.json()).message).toBe('You need to sign in first.')
  })

  test.each(posts.filter(({ documents, upload }) => !documents && !upload))(
    '$path takes 64 KB, 2,000 values and a depth of 8 at most',
    async (call) => {
      const caller = await callerOf(call)
      const most = async (text: string) => {
        await portal.db.delete(rateLimitCount)
        const { code, errorContext } = await (await post(call, text, caller)).json()
        return [code, errorContext?.reason]
      }
      expect(await most(`{"a":"${'x'.repeat(64 * 1024)}"}`)).toEqual([400, 'tooLarge'])
      expect(await most(`{"a":[${'{},'.repeat(2000)}{}]}`)).toEqual([400, 'tooComplex'])
      expect(await most(`{"a":${'['.repeat(8)}${']'.repeat(8)}}`)).toEqual([400, 'tooComplex'])
    },
  )

  test('a body that is too large is refused with a message in the language of the page', async () => {
    const headers = { Cookie: learner, Referer: 'http://localhost:4321/eu/de/profile' }
    const response = await post(changeProfile, `{"company":"${'x'.repeat(64 * 1024)}"}`, headers)
    expect((await response.json()).message).toMatch(/^Das ist zu groß/)
  })

  test.each([saveDraft, importItems])('$path takes documents of 150,000 values at most', async (call) => {
    expect(await json(call, `{"document":{"a":[${'{},'.repeat(150_000)}{}]}}`, editor)).toBe(400)
    expect(await json(call, `{"document":${'['.repeat(20)}${']'.repeat(20)}}`, editor)).toBe(400)
  })

  test('a pool of forty thousand invalid questions is refused with the first hundred findings', async () => {
    const document = {
      name: 'x',
      use: 'quiz',
      questions: Array(40_000).fill(1),
      audience: { tenants: ['main'] },
    }
    const response = await post(saveDraft, JSON.stringify({ family: 'pool', edition: 0, document }), {
      Cookie: editor,
    })
    expect(response.status).toBe(400)
    expect((await response.json()).errorContext.issues).toHaveLength(100)
  })

  test('a pool of 140,000 empty questions is refused, without an internal error', async () => {
    const document = {
      name: 'x',
      use: 'quiz',
      questions: Array(140_000).fill({}),
      audience: { tenants: ['main'] },
    }
    const response = await post(saveDraft, JSON.stringify({ family: 'pool', edition: 0, document }), {
      Cookie: editor,
    })
    expect(response.status).toBe(400)
  })

  test('a form has sixteen parts at most', async () => {
    const form = new FormData()
    for (let each = 0; each < 17; each += 1) form.set(`f${each}`, 'x')
    const headers = { 'X-Requested-With': 'fetch', Cookie: editor }
    const response = await portal.request(`/api${importQuestions.path}`, {
      method: 'POST',
      body: form,
      headers,
    })
    expect(response.status).toBe(400)
  })

  test.each([
    [saveExamDraft, 'answerList'],
    [submitExam, 'answerList'],
    [saveMockExam, 'answers'],
    [submitMockExam, 'answers'],
  ] as const)('$path takes no more answers than the largest paper has questions', async (call, field) => {
    const answer = { questionHisId: 1, answer: 'A', position: 1, letters: ['A'], marked: false }
    const wire = { examRefId: 1, mockId: 1, relationType: '0', releaseId: 1 }
    const status = (count: number) =>
      json(call, JSON.stringify({ ...wire, [field]: Array(count).fill(answer) }), learner)
    expect([await status(100), await status(101)]).toEqual([404, 400])
  })
})

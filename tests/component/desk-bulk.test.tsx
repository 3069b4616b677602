import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { $me } from '#src/desk/session/me.ts'
import { ContentView } from '#src/desk/views/content/ContentView.tsx'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'
import { answerDesk } from './answer-desk.ts'

const row = (id: number, draft: object | null) => ({
  ...{ family: 'news', id, title: `News ${id}`, code: null, state: 'published', edition: 1, draft },
  ...{ editor: 'ada', changedAt: '2026-11-29T22:00:00.000Z', tenants: ['main'], sites: null, languages: {} },
  rights: { change: true, languages: null },
})
const names = [1, 2, 3].map((id) => ({ family: 'news', id }))

/** Renders the list of the news. */
async function showNews() {
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <main id="main" tabIndex={-1}>
        <ContentView family="news" />
      </main>
    </TranslationContext>,
  )
}

/** Selects all three items and confirms their withdrawal. */
async function withdrawAll() {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 3' }))
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Withdraw' }).at(-1) as HTMLElement)
}

const listOf = (rows: object[]) => ({ rows, next: null, total: { count: rows.length, exact: true } })

beforeEach(() => {
  document.documentElement.lang = 'en'
  $me.set({ state: 'ready', languages: ['en'], roles: ['editor'], limits: { sites: null, languages: null } })
})

test('while items are withdrawn, their number is counted', async () => {
  const rows = [row(1, null), row(2, null), row(3, null)]
  const answers = { '/operator/content/items': listOf(rows) }
  answerDesk(answers)
  const answered = globalThis.fetch
  // The server responds to the withdrawal only after all sites are published.
  vi.stubGlobal('fetch', (input: Request) =>
    String(input instanceof Request ? input.url : input).includes('/withdraw/')
      ? new Promise(() => undefined)
      : answered(input),
  )
  await showNews()
  await withdrawAll()
  const [first, second, third] = rows
  const withdrawn = [first, second].map((each) => ({ ...each, state: 'withdrawn', edition: 2 }))
  answers['/operator/content/items'] = listOf([...withdrawn, third as object])
  expect(await screen.findByText(/2 of 3 done\./, {}, { timeout: 4000 })).toBeDefined()
})

test('a withdrawal of several items is undone by one button, but for items with a draft that readers have not seen', async () => {
  const outcomes = names.map((name) => ({ ...name, outcome: 'done', edition: 2 }))
  const requests = answerDesk({
    '/operator/content/items': listOf([row(1, null), row(2, null), row(3, { version: 4, publishAt: null })]),
    '/operator/content/withdraw/items': {
      ...{ actId: 1, outcomes },
      sites: [{ site: 'eu', milliseconds: 160, pages: 9, rendered: 3, failures: [] }],
    },
    '/operator/content/publish/items': { actId: 2, outcomes: outcomes.slice(0, 2), sites: [] },
  })
  await showNews()
  await withdrawAll()
  expect(await screen.findByText('Withdrawn from eu in 160 ms')).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo: publish 2 again' }))
  const published = requests.find(({ path }) => path === '/operator/content/publish/items')
  expect(published?.body).toMatchObject({ items: names.slice(0, 2) })
  expect(await screen.findByText('2 published')).toBeDefined()
})

/** Responds with the given bulk actions; those without a start time started an hour ago. */
const answerActs = (...acts: object[]) =>
  answerDesk({
    '/operator/content/items': listOf([row(1, null)]),
    '/operator/content/acts': acts.map((each) => ({
      ...{ id: 7, act: 'publish', state: 'ended', items: 2, sites: [], isSeen: false },
      ...{ startedAt: new Date(Date.now() - 3_600_000).toISOString(), endedAt: null },
      outcomes: [
        { family: 'news', id: 1, title: 'News 1', outcome: 'done', edition: 2 },
        {
          ...{ family: 'news', id: 2, title: 'News 2', outcome: 'refused', edition: null },
          ...{ reason: 'Not yours.', ...(each as { ofSecond?: object }).ofSecond },
        },
      ],
      ...each,
    })),
  })

/** Expects that the result of action 7 was marked as seen. */
const expectSeen = (requests: ReturnType<typeof answerDesk>) =>
  expect(requests).toContainEqual({
    path: '/operator/content/acts/seen',
    body: expect.objectContaining({ id: 7 }),
  })

const closeResult = () => screen.findByRole('button', { name: 'Close the result' })

test('after a reload, the result of an act that the closed tab did not show is shown until it is closed', async () => {
  const requests = answerActs({})
  await showNews()
  const close = await closeResult()
  expect(screen.getByText('1 published, 1 refused')).toBeDefined()
  expect(screen.getByText('News 2 was not changed')).toBeDefined()
  expect(screen.getByRole('region', { name: /^Result \(started: / })).toBeDefined()
  await userEvent.click(close)
  expectSeen(requests)
  expect(screen.queryByText('1 published, 1 refused')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  cleanup()
  const later = answerActs(
    { isSeen: true },
    { id: 6, startedAt: new Date(Date.now() - 2 * 86_400_000).toISOString() },
  )
  await showNews()
  await screen.findByRole('checkbox', { name: 'Select News 1' })
  expect(later.map(({ path }) => path)).toContain('/operator/content/acts')
  expect(screen.queryByRole('button', { name: 'Close the result' })).toBeNull()
})

test('a result that was closed in another browser disappears when this window gets the focus', async () => {
  answerActs({})
  await showNews()
  await closeResult()
  expect(screen.getByText('Not yours.')).toBeDefined()
  answerActs({ isSeen: true })
  // The page listens to the window's focus only a moment after it shows the result.
  await act(async () => undefined)
  fireEvent.focus(window)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close the result' })).toBeNull())
})

test('a refused item names the other item that prevents the change, and the field', async () => {
  const finding = { family: 'certification', id: 4, path: 'courses.1', level: 'error' }
  answerActs({
    ofSecond: { findings: [{ ...finding, rule: 'brokenLink', detail: 'course 9', message: '' }] },
  })
  await showNews()
  const link = await screen.findByRole('link', { name: /^Certification 4: Courses/ })
  expect(link.getAttribute('href')).toBe('/desk/edit/certification/4?field=courses.1')
})

test('a running act of a closed tab is named, then its result is shown; an unfinished one shows what is known', async () => {
  answerActs({ state: 'running' })
  await showNews()
  expect(await screen.findByText(/An action is running .* Done so far: 2 of 2\./)).toBeDefined()
  answerActs({ state: 'unfinished', items: 9 })
  expect(await screen.findByText(/Known results: 2 of 9\./, {}, { timeout: 8000 })).toBeDefined()
  expect(await closeResult()).toBeDefined()
})

test('a result that this tab has shown is stored as seen', async () => {
  const requests = answerDesk({
    '/operator/content/items': listOf([row(1, null), row(2, null), row(3, null)]),
    '/operator/content/withdraw/items': { actId: 7, outcomes: [], sites: [] },
  })
  await showNews()
  await withdrawAll()
  await closeResult()
  expectSeen(requests)
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ContentRoom } from '#src/desk/rooms/content/ContentRoom.tsx'
import { $me } from '#src/desk/session/me.ts'
import { loadWords } from '#src/desk/words/words.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'
import { answerDesk } from './answer-desk.ts'

const row = (id: number, draft: object | null) => ({
  ...{ family: 'news', id, title: `News ${id}`, code: null, state: 'published', edition: 1, draft },
  ...{ editor: 'ada', changedAt: '2026-11-29T22:00:00.000Z', tenants: ['main'], sites: null, languages: {} },
  rights: { change: true, languages: null },
})
const names = [1, 2, 3].map((id) => ({ family: 'news', id }))

/** Renders the news of the list. */
async function showNews() {
  render(
    <TranslationContext value={await loadWords('en')}>
      <ContentRoom family="news" />
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
  // The server answers the withdrawal only once all sites are published.
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
    '/operator/content/withdraw/items': { outcomes, sites: [] },
    '/operator/content/publish/items': { outcomes: outcomes.slice(0, 2), sites: [] },
  })
  await showNews()
  await withdrawAll()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo: publish 2 again' }))
  const published = requests.find(({ path }) => path === '/operator/content/publish/items')
  expect(published?.body).toMatchObject({ items: names.slice(0, 2) })
  expect(await screen.findByText('2 published')).toBeDefined()
})

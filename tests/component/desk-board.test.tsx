import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import publishing from '#src/desk/messages/en/publishing.json'
import shell from '#src/desk/messages/en/shell.json'
import type { SiteState } from '#src/domain/content-item/site-state.ts'
import { createSmallTranslator } from '#src/i18n/small-translator.ts'
import { answerDesk } from './answer-desk.ts'

const current: SiteState = {
  ...{ site: 'eu', tenant: 'main', release: { name: '2026-01-15T12-00-00.000Z', pages: 728 } },
  stored: ['2026-01-15T12-00-00.000Z', '2026-01-14T12-00-00.000Z'],
  publishes: [
    { at: '2026-01-15T12:00:00.000Z', seconds: 0.4, pages: 728, rendered: 2 },
    { at: '2026-01-14T12:00:00.000Z', seconds: 0.2, failure: 'The disk is full.' },
  ],
  ...{ hold: null, queued: null },
}
const held: SiteState = {
  ...current,
  site: 'mena',
  hold: {
    ...{ site: 'mena', release: current.release?.name ?? '', by: 'ada@demo.test' },
    ...{ at: '2026-01-15T12:00:00.000Z', reason: 'Wrong prices.' },
  },
}
const idle = {
  ...{ running: undefined, published: undefined, failure: undefined },
  ...{ publish: async () => {}, release: async () => {} },
}

type DeskModules = typeof import('#src/desk/views/publishing/SitePanel.tsx') &
  typeof import('#src/desk/views/publishing/SiteTable.tsx')

/** Renders a part of the desk's board for an editor whose role is limited to some sites; null for all sites. */
async function show(part: (modules: DeskModules) => ReactNode, sites: string[] | null) {
  const { TranslationContext } = await import('#src/ui/TranslationContext.tsx')
  const { $me } = await import('#src/desk/session/me.ts')
  const modules = {
    ...(await import('#src/desk/views/publishing/SitePanel.tsx')),
    ...(await import('#src/desk/views/publishing/SiteTable.tsx')),
  }
  document.documentElement.lang = 'en'
  $me.set({ state: 'ready', languages: ['en'], sites: [], limits: { sites, languages: null } })
  render(
    <TranslationContext value={createSmallTranslator('en', { publishing, shell })}>
      {part(modules)}
    </TranslationContext>,
  )
}

test('the board shows for each site how it is, and how many publishes failed', async () => {
  await show(({ SiteTable }) => <SiteTable states={[current, held]} chosen="eu" onChoose={() => {}} />, null)
  const [, eu, mena] = screen.getAllByRole('row')
  expect(within(eu as HTMLElement).getByText('Up to date')).toBeTruthy()
  expect(within(eu as HTMLElement).getByText('400 ms')).toBeTruthy()
  expect(within(eu as HTMLElement).getByRole('img', { name: 'Last publishes: 2, failed: 1' })).toBeTruthy()
  expect(within(mena as HTMLElement).getByText('Held')).toBeTruthy()
})

test('an editor of the site sees who holds it, and can release it and roll back', async () => {
  await show(({ SitePanel }) => <SitePanel state={held} actions={idle} />, ['mena'])
  expect(screen.getByText('Wrong prices.', { exact: false })).toBeTruthy()
  expect(screen.getByText(/ada@demo.test/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Release the hold' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Roll back to this release' })).toHaveLength(1)
  expect(screen.getByText('The disk is full.')).toBeTruthy()
})

test('a running publish is not shown as queued for the end of its lease', async () => {
  const queued = { state: 'waiting', dueAt: '2026-01-15T12:02:00.000Z', failure: null } as const
  await show(
    ({ SitePanel }) => (
      <>
        <SitePanel state={{ ...current, queued: { ...queued, isRunning: true } }} actions={idle} />
        <SitePanel state={{ ...current, queued: { ...queued, isRunning: false } }} actions={idle} />
      </>
    ),
    null,
  )
  const [running, waiting] = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(running?.trim()).toBe('A publish is running.')
  expect(screen.getByText('Publishing')).toBeDefined()
  expect(waiting).toContain('A publish is queued for')
})

/** The panel of a site, whose hold can be released. */
function Held({ SitePanel }: DeskModules) {
  const [state, setState] = useState(held)
  const release = async () => setState({ ...held, hold: null })
  return (
    <main id="main" tabIndex={-1}>
      <SitePanel state={state} actions={{ ...idle, release }} />
    </main>
  )
}

test('after a hold is released, the focus is in the page', async () => {
  await show((modules) => <Held {...modules} />, null)
  await userEvent.click(screen.getByRole('button', { name: 'Release the hold' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('each release and each failure name the editor who published it', async () => {
  const [last, ...earlier] = current.publishes
  const at = '2026-01-15T11:59:59.700Z'
  const state = {
    ...current,
    publishes: [
      { ...last, at, seconds: 0.4, by: 'ada@demo.test' },
      ...earlier.map((each) => ({ ...each, by: 'ben@demo.test' })),
    ],
  }
  await show(({ SitePanel }) => <SitePanel state={state} actions={idle} />, null)
  const [failed, shown, stored] = screen.getAllByRole('listitem')
  expect(within(failed as HTMLElement).getByText('by ben@demo.test')).toBeTruthy()
  expect(within(shown as HTMLElement).getByText('by ada@demo.test')).toBeTruthy()
  expect(within(stored as HTMLElement).queryByText(/^by /)).toBeNull()
})

test('an editor of another site reads the releases only', async () => {
  await show(({ SitePanel }) => <SitePanel state={held} actions={idle} />, ['eu'])
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getByText('Your role does not include this site.')).toBeTruthy()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the board shows a running publish within seconds, and a rollback says that it waits for it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const answers: Record<string, unknown> = { '/operator/publish/states': [current] }
  answerDesk(answers)
  const { SiteOverview } = await import('#src/desk/views/publishing/SiteOverview.tsx')
  const { $me } = await import('#src/desk/session/me.ts')
  await show(() => <SiteOverview actions={idle} />, null)
  $me.set({ ...$me.get(), roles: ['editor'] })
  await vi.advanceTimersByTimeAsync(2_000)
  fireEvent.click(await screen.findByRole('button', { name: 'Roll back to this release' }))
  const queued = { state: 'waiting', dueAt: '2026-01-15T12:02:00.000Z', failure: null, isRunning: true }
  answers['/operator/publish/states'] = [{ ...current, queued }]
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await screen.findAllByText('A publish is running.')).toHaveLength(1)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), { target: { value: 'Wrong prices.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Roll back' }))
  expect(within(screen.getByRole('dialog')).getByText('A publish is running.')).toBeTruthy()
})

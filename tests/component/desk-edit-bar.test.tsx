import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { atom } from 'nanostores'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { $router } from '#src/desk/address/router.ts'
import { EditContext } from '#src/desk/form/EditContext.tsx'
import { NextPendingText } from '#src/desk/form/NextPendingText.tsx'
import { SharedValueField } from '#src/desk/form/SharedValueField.tsx'
import type { PartialDocument } from '#src/desk/item/document-path.ts'
import type { EditedItem } from '#src/desk/item/find-edited-item.ts'
import type { ItemEditor } from '#src/desk/item/item-editor.ts'
import { refusedPathsOf } from '#src/desk/item/refused-paths.ts'
import type { SaveState } from '#src/desk/item/save-state.ts'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { $me, type Me } from '#src/desk/session/me.ts'
import { $siteStates } from '#src/desk/session/site-states.ts'
import { EditActions } from '#src/desk/views/edit/EditActions.tsx'
import { SaveStatus } from '#src/desk/views/edit/SaveStatus.tsx'
import { ScheduledActions } from '#src/desk/views/edit/ScheduledActions.tsx'
import { fieldsOfFamily } from '#src/domain/content-item/field-registry/content-field.ts'
import type { ItemRights } from '#src/domain/content-item/item-rights.ts'
import type { SiteState } from '#src/domain/content-item/site-state.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'
import { answerDesk } from './answer-desk.ts'

// The states of the sites are loaded when they are first read.
beforeEach(() => void answerDesk())

interface Shown {
  saving?: SaveState
  /** The state after the editor has tried to save. */
  after?: SaveState
  rights?: ItemRights
  item?: Partial<EditedItem>
  document?: PartialDocument
}

/** Renders a part of the edit page of a published course without a draft. */
async function show(part: ReactNode, { saving, after, rights, item: given, document = {} }: Shown = {}) {
  const translator = await loadDeskMessages('en')
  const $saving = atom<SaveState>(saving ?? { state: 'saved', at: undefined })
  // The part reads only these properties of an item and of its editor, hence the casts.
  const item = {
    state: 'published',
    rights: rights ?? { change: true, languages: null },
    ...given,
  } as EditedItem
  const editor = {
    ...{ id: 7, version: undefined, $saving, $item: atom(item) },
    save: async () => after && $saving.set(after),
    refresh: async () => undefined,
  } as ItemEditor
  const state = { family: 'course', language: 'en', findings: [], outdated: new Set<string>() } as const
  render(
    <TranslationContext value={translator}>
      <EditContext value={{ ...state, editor, document, canChange: () => true }}>{part}</EditContext>
    </TranslationContext>,
  )
  await act(async () => {})
}

const publish = () => screen.getByRole('button', { name: /^Publish/ })
const isOff = () => publish().getAttribute('aria-disabled') === 'true'

test('a published item that readers do not see says so', async () => {
  const site = { siteId: 3, folder: 'eu', tenant: 'academy', area: 'Europe', languages: [] }
  // The reason depends only on the folders of the sites and on their holds, hence the casts.
  $me.set({ ...$me.get(), sites: [site] as unknown as NonNullable<Me['sites']> })
  $siteStates.set([{ site: 'eu', hold: { release: 'r1' } }] as SiteState[])
  await show(<EditActions title="A course" />)
  expect(screen.getByText('eu: on hold, so readers see earlier pages')).toBeDefined()
  const document = { audience: { tenants: ['academy'], sites: ['mena'] } }
  await show(<EditActions title="A course" />, { document })
  expect(screen.getByText('No site shows this item')).toBeDefined()
  $siteStates.set(undefined)
  $me.set({ ...$me.get(), sites: [] })
})

test('what was typed a moment ago can be published, without waiting for the draft', async () => {
  await show(<EditActions title="A course" />)
  expect(isOff()).toBe(true)
  expect(screen.getByText('Readers already see this text')).toBeDefined()
  await show(<EditActions title="A course" />, { saving: { state: 'changed' } })
  expect(
    screen
      .getAllByRole('button', { name: /^Publish/ })
      .at(-1)
      ?.getAttribute('aria-disabled'),
  ).toBe('false')
})

test('a draft that can’t be saved is not published, and the bar says why', async () => {
  await show(<EditActions title="A course" />, { saving: { state: 'changed' }, after: { state: 'offline' } })
  await userEvent.click(publish())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(isOff()).toBe(true)
  expect(screen.getByText('The draft is not saved')).toBeDefined()
})

test('the key for publishing leads to the reason why the item can’t be published', async () => {
  await show(<EditActions title="Lenses" />)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(screen.queryByRole('dialog')).toBeNull()
  const button = screen.getByRole('button', { name: /^Publish/ })
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-describedby')).toBe('publish-reason')
})

test('an editor whose role excludes the item reads why it can’t be published', async () => {
  await show(<EditActions title="A course" />, { rights: { change: false, languages: [] } })
  expect(screen.getByText('Your role lets you only read this item')).toBeDefined()
})

test('an editor of some languages is not offered a withdrawal, which is refused', async () => {
  await show(<EditActions title="A course" />, { rights: { change: true, languages: ['de'] } })
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
})

test('an item whose publish is scheduled can be given the time of its withdrawal', async () => {
  await show(<EditActions title="A course" />, { item: { state: 'draft', publishAt: null } })
  expect(screen.queryByRole('button', { name: 'Schedule the withdrawal' })).toBeNull()
  await show(<EditActions title="A course" />, {
    item: { state: 'draft', publishAt: '2026-12-01T08:00:00.000Z', withdrawAt: null },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Schedule the withdrawal' }))
  expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain('A course')
})

test('an item is duplicated, and the copy opens', async () => {
  $me.set({ ...$me.get(), roles: ['editor'], limits: { sites: null, languages: null } })
  const requests = answerDesk({ '/operator/content/duplicate': { id: 219, version: 1 } })
  const open = vi.spyOn($router, 'open').mockReturnValue()
  await show(<EditActions title="A course" />)
  await userEvent.click(screen.getByRole('button', { name: 'Duplicate' }))
  await waitFor(() => expect(open).toHaveBeenCalledWith('/desk/edit/course/219'))
  expect(requests.at(-1)?.body).toMatchObject({ family: 'course', id: 7 })
  open.mockRestore()
})

test('an editor who may not create items is not offered a duplicate', async () => {
  $me.set({ ...$me.get(), roles: ['editor'], limits: { sites: null, languages: ['de'] } })
  await show(<EditActions title="A course" />)
  expect(screen.queryByRole('button', { name: 'Duplicate' })).toBeNull()
})

test('a required field is marked while it is empty', async () => {
  const field = fieldsOfFamily('course').find(({ path }) => path === 'code')
  if (!field) throw new Error('a course has no code')
  await show(<SharedValueField field={field} path={['code']} />)
  const described = screen.getByLabelText('Code').getAttribute('aria-describedby')
  expect(described).toContain('field-code-required')
  expect(screen.getByText('required')).toBeDefined()
})

test('a filled-in field is not marked', async () => {
  const field = fieldsOfFamily('course').find(({ path }) => path === 'code')
  if (!field) throw new Error('a course has no code')
  await show(<SharedValueField field={field} path={['code']} />, { document: { code: 'CCTV-110' } })
  expect(screen.queryByText('required')).toBeNull()
})

test('with no text left to translate, the button says so', async () => {
  await show(<NextPendingText />)
  await userEvent.click(screen.getByRole('button', { name: /Next text to translate/ }))
  expect(screen.getByText('All texts are translated').getAttribute('role')).toBe('status')
})

test('the second click of a double click does not close the dialog that the first one opened', async () => {
  const close = vi.fn()
  await show(
    <Dialog title="Publish" onClose={close} actions={null}>
      Text
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { hidden: true })
  fireEvent.click(dialog, { detail: 2 })
  expect(close).not.toHaveBeenCalled()
  fireEvent.click(dialog, { detail: 1 })
  expect(close).toHaveBeenCalled()
})

test('after a schedule is removed, the focus stays in the page', async () => {
  answerDesk({ '/operator/content/unschedule': { publishAt: '2026-12-01T12:00:00.000Z' } })
  const page = (
    <main id="main" tabIndex={-1}>
      <ScheduledActions />
    </main>
  )
  await show(page, { item: { publishAt: '2026-12-01T12:00:00.000Z' } })
  await userEvent.click(screen.getByRole('button', { name: 'Remove the schedule' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('a refused save names the fields that the server refused', async () => {
  document.documentElement.lang = 'en'
  const context = { issues: [{ path: 'texts.en.name', message: 'has an invalid character' }] }
  const paths = refusedPathsOf({
    kind: 'refused',
    code: 400,
    message: 'Some entries are not valid.',
    context,
  })
  await show(<SaveStatus />, { saving: { state: 'refused', message: 'Some entries are not valid.', paths } })
  expect(screen.getByRole('status').textContent).toMatch(/Some entries are not valid\. Name, English$/)
})

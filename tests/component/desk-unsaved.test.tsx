import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unsavedItemsOf } from '#src/desk/item/local-draft.ts'
import { listDraftCopies, writeDraft } from '#src/desk/item/unwritten-drafts.ts'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { $me } from '#src/desk/session/me.ts'
import { UnsavedList } from '#src/desk/views/today/UnsavedList.tsx'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'

const draft = (title: string) => ({
  document: { texts: { en: { title } } },
  ...{ version: undefined, edition: 1 },
})

test('unsaved items of this device are listed with links that open them, but not those of other editors or given up texts', async () => {
  $me.set({ state: 'ready', name: 'Ada Editor', languages: ['en'] })
  const stored = [
    ['draft Ada Editor news 6', draft('Written offline')],
    ['draft Ada Editor news new-1', draft('Not known to the server')],
    ['draft Ada Editor news 7 set aside', draft('Given up')],
    ['draft Ada news 8', draft('Of somebody else')],
  ] as const
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <UnsavedList find={async (editor) => unsavedItemsOf(stored, editor)} />
    </TranslationContext>,
  )
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Written offline', '/desk/edit/news/6'],
    ['Not known to the server', '/desk/create/news/new-1'],
  ])
})

test('a draft that is not written yet when its page is left stays in a copy, until it is written', async () => {
  const [key, storage] = ['draft Ada Editor news 6', Promise.withResolvers<void>()]
  const left = writeDraft(key, draft('The last word'), () => storage.promise)
  void writeDraft('draft Ada Editor news 7', draft('Written'), async () => undefined)
  await Promise.resolve()
  await Promise.resolve()
  window.dispatchEvent(new Event('pagehide'))
  expect(listDraftCopies()).toEqual([[key, draft('The last word')]])
  storage.resolve()
  await left
  expect(listDraftCopies()).toEqual([])
})

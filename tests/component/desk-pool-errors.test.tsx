import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EditContext } from '#src/desk/form/EditContext.tsx'
import type { ItemEditor } from '#src/desk/item/item-editor.ts'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { PoolErrors } from '#src/desk/views/questions/PoolErrors.tsx'
import { tableRowsOf } from '#src/desk/views/questions/question-filter.ts'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'

const finding = (path: string, level: ContentFinding['level']): ContentFinding => ({
  ...{ rule: 'incomplete', family: 'pool', id: 7, level, path, detail: '', message: 'is missing' },
})

test('errors of a pool lead to their question or to its settings; warnings are not listed', async () => {
  document.documentElement.lang = 'en'
  const questions = [{ id: 7001 }, { id: 7002 }]
  const findings = [
    finding('questions.1.texts.en.question', 'error'),
    finding('name', 'error'),
    finding('questions.0.texts.de', 'warning'),
  ]
  const state = { family: 'pool', language: 'en', document: { questions }, findings } as const
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      {/* The list does not use the editor, therefore the cast. */}
      <EditContext value={{ ...state, editor: {} as ItemEditor, outdated: new Set(), canChange: () => true }}>
        <PoolErrors poolId={7} lines={tableRowsOf(questions, undefined)} />
      </EditContext>
    </TranslationContext>,
  )
  screen.getByText('2 errors prevent publishing')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/desk/questions/7?question=7002', '/desk/edit/pool/7'])
})

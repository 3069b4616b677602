import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { itemTitleOf } from '#src/domain/content-item/item-title.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router } from '../../address/router.ts'
import { usePageTitle } from '../../components/use-title.ts'
import { EditContext } from '../../form/EditContext.tsx'
import { focusField } from '../../form/focus-field.ts'
import { PartPanel } from '../../form/PartPanel.tsx'
import { SharedValuePanels } from '../../form/SharedValuePanels.tsx'
import { TextPanel } from '../../form/TextPanel.tsx'
import { $wrongInputs, withWrongInputs } from '../../form/wrong-inputs.ts'
import { canChangeValue } from '../../item/can-change.ts'
import type { PartialDocument } from '../../item/document-path.ts'
import type { ItemEditor } from '../../item/item-editor.ts'
import { partListsOf } from '../../item/part-fields.ts'
import { languageParameterOf, readInitialItemLanguage } from '../../session/initial-item-language.ts'
import { continueUploads } from '../../videos/video-upload.ts'
import { ConflictPanel } from './ConflictPanel.tsx'
import { EditBar } from './EditBar.tsx'
import { EditSidePanels } from './EditSidePanels.tsx'
import { SetAsideNote } from './SetAsideNote.tsx'
import { useOutdatedTexts } from './use-outdated-texts.ts'

/** The page of an item: the bar with its actions, the form, and the side panels. */
export function EditPage({ editor, document }: { editor: ItemEditor; document: PartialDocument }) {
  const { t } = useTranslation()
  const { search } = useStore($router) ?? { search: {} as Record<string, string> }
  const language = search.language ?? readInitialItemLanguage()
  const item = useStore(editor.$item)
  const checked = useStore(editor.$findings)
  const wrong = useStore($wrongInputs)
  const findings = useMemo(() => withWrongInputs(checked, wrong, editor), [checked, wrong, editor])
  const outdated = useOutdatedTexts(findings, document)
  const family = t(`shell:oneFamily.${editor.family}`)
  const { id } = editor
  const title =
    itemTitleOf(document) || (item?.edition && id ? `${family} ${id}` : t('edit:untitled', { family }))
  usePageTitle(title)
  const state = useMemo(
    () => ({
      ...{ editor, family: editor.family, document, language, findings, outdated },
      canChange: (path: readonly (string | number)[]) => canChangeValue(item?.rights, path),
    }),
    [editor, document, language, findings, outdated, item?.rights],
  )
  useEffect(() => continueUploads(editor), [editor])
  const field = search.field
  useEffect(() => {
    if (field) requestAnimationFrame(() => requestAnimationFrame(() => focusField(field)))
  }, [field])
  const choose = (next: string) => {
    const { pathname } = location
    const named = languageParameterOf(next)
    $router.open(named ? `${pathname}?language=${named}` : pathname, true)
  }
  const parts = partListsOf(editor.family)
  return (
    <EditContext value={state}>
      <a className="skip" href="#form">
        {t('edit:formSkip')}
      </a>
      <EditBar title={title} />
      <div className="ed">
        <div className="stk">
          <ConflictPanel />
          <SetAsideNote />
          <TextPanel onLanguage={choose} />
          {parts.map((list) => (
            <PartPanel key={list.name} list={list} />
          ))}
          <SharedValuePanels />
        </div>
        <EditSidePanels />
      </div>
    </EditContext>
  )
}

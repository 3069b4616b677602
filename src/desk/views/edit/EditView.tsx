import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { type Family, family as familyName } from '#src/domain/content-item/families.ts'
import { $router, urlOf } from '../../address/router.ts'
import { FailedPanel } from '../../components/FailedPanel.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { createItemEditor } from '../../item/item-editor.ts'
import { connectSessionToItem, nameOfNewItem, reserveItemName } from '../../item/session-key.ts'
import { NotFound } from '../NotFound.tsx'
import { EditPage } from './EditPage.tsx'

interface EditViewProps {
  family: string
  /** The number of the item; undefined for a new item. */
  id: number | undefined
  /** The name of a new item that has unsaved changes. */
  name: string | undefined
}

/** The view in which an item is edited. */
export default function EditView({ family, id, name }: EditViewProps) {
  const parsed = familyName.safeParse(family)
  return parsed.success ? <OpenItem family={parsed.data} id={id} name={name} /> : <NotFound />
}

/** Whether the current page is the form of the new item with this name. */
function isShown(family: Family, name: string): boolean {
  const page = $router.get()
  return (
    page?.route === 'create' &&
    page.params.family === family &&
    nameOfNewItem(page.params.name || undefined) === name
  )
}

/** Adds the name of a new item to the URL, so that a reload shows the unsaved changes of the item. */
function showName(family: Family, name: string): void {
  if (!isShown(family, name)) return
  reserveItemName(name)
  $router.open(urlOf($router, 'create', { family, name }) + location.search, true)
}

function OpenItem({ family, id, name }: Omit<EditViewProps, 'family'> & { family: Family }) {
  const [givenId] = useState(id)
  const [newName] = useState(() => nameOfNewItem(name))
  const editor = useMemo(
    () =>
      createItemEditor(family, givenId ?? newName, (created) => {
        // If the editor has left the form in the meantime, the current page stays.
        const wasShown = isShown(family, newName)
        connectSessionToItem(family, created, newName)
        if (wasShown) $router.open(urlOf($router, 'edit', { family, id: created }), true)
      }),
    [family, givenId, newName],
  )
  useEffect(() => {
    if (givenId !== undefined) return
    return editor.$saving.listen(({ state }) => state === 'changed' && showName(family, newName))
  }, [editor, family, givenId, newName])
  useEffect(() => {
    void editor.load()
    return editor.close
  }, [editor])
  const document = useStore(editor.$document)
  const failure = useStore(editor.$failure)
  if (document) return <EditPage editor={editor} document={document} />
  if (failure?.kind === 'refused' && failure.code === 404) return <NotFound />
  return (
    <div className="dm">
      {failure ? (
        <FailedPanel failure={failure} onRetry={() => void editor.load()} />
      ) : (
        <Skeleton lines={14} />
      )}
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { family as familyName } from '#src/domain/content-item/families.ts'
import { $router, urlOf } from '../../address/router.ts'
import { createItemEditor } from '../../item/item-editor.ts'
import { assignSession } from '../../item/session-key.ts'
import { FailedPanel } from '../../pieces/FailedPanel.tsx'
import { Skeleton } from '../../pieces/Skeleton.tsx'
import { NotFound } from '../NotFound.tsx'
import { EditPage } from './EditPage.tsx'

interface EditRoomProps {
  family: string
  /** The number of the item; undefined for a new item. */
  id: number | undefined
}

/** The view in which an item is edited. */
export default function EditRoom({ family, id }: EditRoomProps) {
  const parsed = familyName.safeParse(family)
  return parsed.success ? <OpenItem family={parsed.data} id={id} /> : <NotFound />
}

function OpenItem({ family, id }: { family: (typeof familyName.options)[number]; id: number | undefined }) {
  const [givenId] = useState(id)
  const editor = useMemo(
    () =>
      createItemEditor(family, givenId, (created) => {
        assignSession(family, created)
        $router.open(urlOf($router, 'edit', { family, id: created }), true)
      }),
    [family, givenId],
  )
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

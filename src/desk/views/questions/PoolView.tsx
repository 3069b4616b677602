import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { FailedPanel } from '../../components/FailedPanel.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { createItemEditor } from '../../item/item-editor.ts'
import { NotFound } from '../NotFound.tsx'
import { PoolPage } from './PoolPage.tsx'

/**
 * The view of a pool: its questions as a table, or a single question. All changes are saved in the draft of the
 * pool.
 */
export default function PoolView({ id }: { id: number }) {
  const editor = useMemo(
    () => createItemEditor('pool', Number.isSafeInteger(id) ? id : 0, () => undefined),
    [id],
  )
  useEffect(() => {
    void editor.load()
    return editor.close
  }, [editor])
  const document = useStore(editor.$document)
  const failure = useStore(editor.$failure)
  if (document) return <PoolPage editor={editor} document={document} poolId={id} />
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

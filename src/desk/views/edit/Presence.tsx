import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { markPresence } from '#src/contract/publishing/presence.ts'
import type { PresentEditor } from '#src/domain/content-item/presence.ts'
import { joinWithCommas } from '#src/i18n/join-with-commas.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { deskApi } from '../../api/desk-api.ts'
import { DeskIcon } from '../../components/DeskIcon.tsx'
import { useEdit } from '../../form/EditContext.tsx'

/** The interval at which the desk reports to the server that the item is open, in milliseconds. */
const interval = 20_000

/** The other editors who have the same item open, whether they edit it or only read it. */
export function Presence() {
  const { t, locale } = useTranslation()
  const { editor, family } = useEdit()
  const item = useStore(editor.$item)
  const [others, setOthers] = useState<readonly PresentEditor[]>([])
  const editing = item?.rights.change === true || (item?.rights.languages ?? []).length > 0
  const isStored = item !== undefined
  useEffect(() => {
    const { id } = editor
    if (id === undefined || !isStored) return
    const mark = async () => {
      if (document.visibilityState !== 'visible') return
      const result = await deskApi().call(markPresence, { family, id, editing })
      if (result.ok) setOthers(result.value.others)
    }
    void mark()
    const timer = setInterval(() => void mark(), interval)
    document.addEventListener('visibilitychange', mark)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', mark)
    }
  }, [editor, family, editing, isStored])
  return (
    <span className="present" role="status">
      {others.length > 0 && <DeskIcon name="people" />}
      {joinWithCommas(
        locale,
        others.map(({ name, editing: edits }) =>
          t(edits ? 'edit:presentEditing' : 'edit:presentReading', { name }),
        ),
      )}
    </span>
  )
}

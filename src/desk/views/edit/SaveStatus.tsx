import { useStore } from '@nanostores/react'
import { joinWithCommas } from '#src/i18n/join-with-commas.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { DeskIcon } from '../../components/DeskIcon.tsx'
import { formatClock } from '../../components/format-time.ts'
import { useEdit } from '../../form/EditContext.tsx'
import { parsePath } from '../../item/document-path.ts'
import { useChangeLabel } from '../../item/use-change-label.ts'

/** A sentence that says whether the server has stored the changes. */
export function SaveStatus() {
  const { t, locale } = useTranslation()
  const { editor, family } = useEdit()
  const label = useChangeLabel(family)
  const saving = useStore(editor.$saving)
  const isKept = saving.state === 'offline' || saving.state === 'signedOut'
  const text =
    saving.state === 'saved'
      ? saving.at && t('edit:saved', { time: formatClock(saving.at) })
      : t(`edit:saveState.${saving.state}`)
  const refusal =
    saving.state === 'refused' &&
    [
      saving.message,
      joinWithCommas(
        locale,
        saving.paths.map((path) => label(parsePath(path))),
      ),
    ].join(' ')
  const isBad = saving.state === 'refused' || saving.state === 'conflict'
  return (
    <span className={isKept || isBad ? 'saved off' : 'saved'} role="status">
      {text && <DeskIcon name={isKept || isBad ? 'offline' : 'saved'} />}
      {saving.state === 'conflict' ? <a href="#conflict">{text}</a> : text}
      {refusal && ` ${refusal}`}
    </span>
  )
}

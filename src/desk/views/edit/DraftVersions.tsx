import { useState } from 'react'
import { listDraftVersions } from '#src/contract/publishing/draft.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { FailedPanel } from '../../components/FailedPanel.tsx'
import { formatInstant } from '../../components/format-time.ts'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useCall } from '../../components/use-call.ts'
import { DraftVersionDialog } from './DraftVersionDialog.tsx'
import type { EarlierDocumentProps } from './earlier-document-props.ts'

/**
 * The earlier saves of an item's drafts, which are loaded when the list is expanded. Each can be compared and
 * restored.
 */
export function DraftVersions({
  item,
  saved,
}: Pick<EarlierDocumentProps, 'item'> & { saved: number | undefined }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="c versions" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('edit:versions')}</summary>
      {isOpen && <VersionList key={saved} item={item} />}
    </details>
  )
}

function VersionList({ item }: Pick<EarlierDocumentProps, 'item'>) {
  const { t } = useTranslation()
  const { value, failure } = useCall(listDraftVersions, item)
  const [shown, setShown] = useState<number>()
  if (failure) return <FailedPanel failure={failure} />
  if (!value) return <Skeleton lines={2} />
  return (
    <>
      {value.versions.length === 0 && <p className="meta">{t('edit:noVersions')}</p>}
      <ol className="tl">
        {value.versions.map(({ version, editor, at }) => (
          <li key={version}>
            <button className="link" type="button" onClick={() => setShown(version)}>
              {formatInstant(at)}
            </button>
            <span className="meta">
              <bdi>{editor}</bdi>
            </span>
          </li>
        ))}
      </ol>
      {shown !== undefined && (
        <DraftVersionDialog item={item} number={shown} onClose={() => setShown(undefined)} />
      )}
    </>
  )
}

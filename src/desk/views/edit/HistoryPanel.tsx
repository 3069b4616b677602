import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { discardDraft } from '#src/contract/publishing/draft.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { deskApi } from '../../api/desk-api.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { formatInstant } from '../../components/format-time.ts'
import { Panel } from '../../components/Panel.tsx'
import { useEdit } from '../../form/EditContext.tsx'
import { DraftVersions } from './DraftVersions.tsx'
import { EditionDialog } from './EditionDialog.tsx'

/**
 * The history of an item: the draft, the editions and the earlier drafts. Editions and earlier drafts can be
 * compared and restored; the draft can be discarded.
 */
export function HistoryPanel() {
  const { t } = useTranslation()
  const { editor, family } = useEdit()
  const item = useStore(editor.$item)
  const [edition, setEdition] = useState<number>()
  const [isDiscarding, setDiscarding] = useState(false)
  if (!item || editor.id === undefined) return null
  const { id } = editor
  const discard = async () => {
    await editor.save()
    if (editor.version === undefined) return undefined
    const result = await deskApi().call(discardDraft, { family, id, version: editor.version })
    if (!result.ok) return result.failure
    if (item.edition === 0) $router.open(urlOf($router, 'content', { family }))
    else await editor.reload()
    return undefined
  }
  return (
    <Panel title={t('edit:history')} remark={t('edit:historyRemark')}>
      <ol className="tl c">
        {item.draft && (
          <li className="w">
            <b>{t('edit:draft')}</b>
            <span className="meta">
              {item.saved && (
                <>
                  <bdi>{item.saved.editor}</bdi> · <bdi>{formatInstant(item.saved.at)}</bdi>
                </>
              )}
            </span>
            {item.rights.change && (
              <button className="btn quiet sm" type="button" onClick={() => setDiscarding(true)}>
                {t('edit:discard')}
              </button>
            )}
          </li>
        )}
        {item.history.toReversed().map(({ edition: number, act, editor: who, at }) => (
          <li key={number} className={act === 'withdraw' ? 'x' : number === item.edition ? 'd' : undefined}>
            <button className="link" type="button" onClick={() => setEdition(number)}>
              {t(act === 'withdraw' ? 'edit:withdrawn' : 'edit:edition', { number })}
            </button>
            <span className="meta">
              <bdi>{who}</bdi> · <bdi>{formatInstant(at)}</bdi>
            </span>
          </li>
        ))}
      </ol>
      <DraftVersions item={{ family, id }} saved={item.saved?.version} />
      {edition !== undefined && (
        <EditionDialog item={{ family, id }} number={edition} onClose={() => setEdition(undefined)} />
      )}
      {isDiscarding && (
        <ConfirmDialog
          title={t('edit:discardTitle')}
          text={t(item.edition === 0 ? 'edit:discardNew' : 'edit:discardText')}
          actionLabel={t('edit:discard')}
          onConfirm={discard}
          onClose={() => setDiscarding(false)}
        />
      )}
    </Panel>
  )
}

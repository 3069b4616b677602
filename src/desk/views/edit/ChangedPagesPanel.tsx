import { useStore } from '@nanostores/react'
import { findChangedPages } from '#src/contract/publishing/preview.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { formatNumber } from '../../components/format-time.ts'
import { Panel } from '../../components/Panel.tsx'
import { useCall } from '../../components/use-call.ts'
import { useEdit } from '../../form/EditContext.tsx'

/** The pages that would be rendered again if the draft were published, by site. */
export function ChangedPagesPanel() {
  const { t } = useTranslation()
  const { editor, family, findings } = useEdit()
  const item = useStore(editor.$item)
  const saving = useStore(editor.$saving)
  const isReady = item?.draft && saving.state === 'saved' && findings.every(({ level }) => level !== 'error')
  const { value } = useCall(
    findChangedPages,
    isReady && editor.id !== undefined ? { family, id: editor.id } : null,
  )
  if (!isReady || !value || value.sites.length === 0) return null
  const total = (count: 'pages' | 'lists') => value.sites.reduce((sum, site) => sum + site[count], 0)
  const countText = (pages: number, lists: number) =>
    t('edit:changedCount', { pages: formatNumber(pages), lists: formatNumber(lists) })
  return (
    <Panel title={t('edit:changedPages')} remark={countText(total('pages'), total('lists'))}>
      <ul className="list b">
        {value.sites.map((site) => (
          <li key={site.site}>
            <details>
              <summary>
                <b className="mono">{site.site}</b>{' '}
                <span className="meta">{countText(site.pages, site.lists)}</span>
              </summary>
              <ul className="meta">
                {site.first.map((page) => (
                  <li key={page.path}>
                    <bdi dir="ltr">{page.path}</bdi>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { findContentItems } from '#src/contract/publishing/content-list.ts'
import { Mark } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { FailedPanel } from '../../components/FailedPanel.tsx'
import { formatAge, formatInstant } from '../../components/format-time.ts'
import { KeyHint } from '../../components/KeyHint.tsx'
import { Link } from '../../components/Link.tsx'
import { Panel } from '../../components/Panel.tsx'
import { readableRows } from '../../components/readable-rows.ts'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useCall } from '../../components/use-call.ts'
import { useRowShortcuts } from '../../components/use-row-shortcuts.ts'
import { $siteStates, isSiteCurrent } from '../../session/site-states.ts'

/**
 * The next tasks of an editor: first the sites that do not show their newest content, then the drafts of all
 * editors, the oldest change first.
 */
export function EditorTaskList() {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  useRowShortcuts(list)
  const sites = useStore($siteStates) ?? []
  const { value, failure, reload } = useCall(findContentItems, { draft: true, sort: 'changed', limit: 20 })
  const drafts = readableRows(value?.rows)
  const stuck = sites.filter((site) => !isSiteCurrent(site))
  const isEmpty = value && drafts.length === 0 && stuck.length === 0
  return (
    <Panel
      title={t('today:next')}
      remark={t('today:oldest')}
      actions={
        <span className="lsk">
          <KeyHint>j</KeyHint> <KeyHint>k</KeyHint> <KeyHint>Enter</KeyHint>
        </span>
      }
    >
      {failure && <FailedPanel failure={failure} onRetry={reload} />}
      {!value && !failure && <Skeleton lines={4} />}
      {isEmpty && <p className="c meta">{t('today:nothing')}</p>}
      <ul className="list a" ref={list}>
        {stuck.map(({ site, hold, publishes: [last] }) => (
          <li key={site}>
            <span className="bad">
              <Mark name="triangle" />
            </span>
            <span>
              <Link className="pl" href={urlOf($router, 'publishing', {}, { site })} data-open>
                <b>{t(hold ? 'today:held' : 'today:notPublished', { site })}</b>
              </Link>
              <span className="meta">{hold ? `${hold.by}: ${hold.reason}` : last?.failure}</span>
            </span>
            {last && (
              <time className="meta nw" dateTime={last.at} title={formatInstant(last.at)}>
                {formatAge(last.at)}
              </time>
            )}
          </li>
        ))}
        {drafts.map(({ family, id, title, changedAt, editor, draft }) => (
          <li key={`${family} ${id}`}>
            <span>
              <Mark name={draft?.publishAt ? 'half' : 'ring'} />
            </span>
            <span>
              <Link className="pl" href={urlOf($router, 'edit', { family, id })} data-open>
                <b>
                  <bdi>{title}</bdi>
                </b>
              </Link>
              <span className="meta">
                {[
                  t(`shell:oneFamily.${family}`),
                  draft?.publishAt
                    ? t('state:scheduled', { time: formatInstant(draft.publishAt) })
                    : t('today:draftOf', { editor }),
                ].join(' · ')}
              </span>
            </span>
            <time className="meta nw" dateTime={changedAt} title={formatInstant(changedAt)}>
              {formatAge(changedAt)}
            </time>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import type { ItemOutcome } from '#src/domain/content-item/item-outcome.ts'
import { joinWithCommas } from '#src/i18n/join-with-commas.ts'
import { Mark } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { focusPage } from '../../components/focus-page.ts'
import { Link } from '../../components/Link.tsx'
import { Panel } from '../../components/Panel.tsx'
import { SitePublishResults } from '../../components/SitePublishResults.tsx'
import { groupFindings } from '../../item/group-findings.ts'
import { useFindingLine } from '../../item/use-finding-line.ts'
import { type CompletedBulkAction, outcomeKeyOf } from './use-bulk-action.ts'

interface BulkResultProps {
  done: CompletedBulkAction
  /** The title of the panel. Set for a result that is shown after a reload. */
  title?: string
  /** A note about an unfinished action. */
  note?: string | undefined
  /** Publishes the withdrawn items again, which undoes the withdrawal. */
  onUndo?: (items: CompletedBulkAction['undoable']) => void
  onClose: () => void
}

/**
 * The result of an action on several items: the number of items that succeeded, the items that failed with the
 * reasons, and the state of each site. A withdrawal can be undone.
 */
export function BulkResult({ done, title, note, onUndo, onClose }: BulkResultProps) {
  const { t, locale } = useTranslation()
  const { action, outcome, titles, undoable } = done
  const count = (kind: ItemOutcome['outcome']) =>
    outcome.outcomes.filter((each) => each.outcome === kind).length
  const words = action === 'publish' ? ['done', 'unchanged'] : ['doneWithdrawn', 'unchangedWithdrawn']
  const counts = [
    t(`content:${words[0]}`, { count: count('done') }),
    ...(count('unchanged') > 0 ? [t(`content:${words[1]}`, { count: count('unchanged') })] : []),
    ...(count('refused') > 0 ? [t('content:failed', { count: count('refused') })] : []),
  ]
  const close = () => {
    onClose()
    // The button disappears, so the focus moves to the content of the page.
    focusPage()
  }
  const refused = outcome.outcomes.filter(({ outcome }) => outcome === 'refused')
  return (
    <Panel
      title={title ?? t('content:outcomes')}
      remark={<span role="status">{joinWithCommas(locale, counts)}</span>}
      actions={
        <>
          {onUndo && undoable.length > 0 && (
            <button className="btn sec2 sm" type="button" onClick={() => onUndo(undoable)}>
              {t('content:publishAgain', { count: undoable.length })}
            </button>
          )}
          <button className="btn quiet sm" type="button" onClick={close}>
            {t('content:close')}
          </button>
        </>
      }
    >
      {note && <p className="c meta">{note}</p>}
      {refused.length > 0 && (
        <ul className="list a">
          {refused.map((outcome) => (
            <RefusedItem
              key={outcomeKeyOf(outcome)}
              outcome={outcome}
              title={titles.get(outcomeKeyOf(outcome)) ?? ''}
            />
          ))}
        </ul>
      )}
      {outcome.sites.length > 0 && (
        <SitePublishResults sites={outcome.sites} isWithdrawal={action === 'withdraw'} />
      )}
    </Panel>
  )
}

function RefusedItem({ outcome, title }: { outcome: ItemOutcome; title: string }) {
  const { t } = useTranslation()
  const { family, id, reason, findings = [] } = outcome
  const errors = findings.filter(({ level }) => level === 'error')
  return (
    <li>
      <Mark name="cross" />
      <span>
        {t('content:refused', { name: title })}
        {errors.length === 0 && <span className="meta">{reason}</span>}
        {errors.map((finding) => (
          <Reason
            key={`${finding.family} ${finding.id} ${finding.path} ${finding.rule} ${finding.detail}`}
            finding={finding}
            isOther={finding.family !== family || finding.id !== id}
          />
        ))}
      </span>
      <Link className="btn quiet sm" href={urlOf($router, 'edit', { family, id })}>
        {t('edit:goThere')}
      </Link>
    </li>
  )
}

/** A finding that prevents a change. If the finding is in another item, that item is named. */
function Reason({ finding, isOther }: { finding: ContentFinding; isOther: boolean }) {
  const { t } = useTranslation()
  const { family, id, path } = finding
  const lineOf = useFindingLine(family)
  const name = `${t(`shell:oneFamily.${family}`)} ${id}`
  const lines = groupFindings([finding]).map(lineOf)
  return (
    <span className="meta">
      <Link href={`${urlOf($router, 'edit', { family, id })}?field=${encodeURIComponent(path)}`}>
        {[...(isOther ? [name] : []), ...lines].join(': ')}
      </Link>
    </span>
  )
}

import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router } from '../../address/router.ts'
import { Panel } from '../../components/Panel.tsx'
import { useEdit } from '../../form/EditContext.tsx'
import { focusField } from '../../form/focus-field.ts'
import { languageOfPath } from '../../item/document-changes.ts'
import { type FindingGroup, groupFindings } from '../../item/group-findings.ts'
import { useFindingLine } from '../../item/use-finding-line.ts'

/**
 * The maximum number of lines about outdated texts, one per language. If there are more, all these lines are
 * collapsed.
 */
const mostLanguages = 3

/** The findings of the content check in the draft: errors prevent publishing, warnings do not. */
export function CheckPanel() {
  const { t } = useTranslation()
  const { editor, family, findings, language } = useEdit()
  const textOf = useFindingLine(family)
  const errors = findings.filter(({ level }) => level === 'error').length
  const open = ({ first, missing }: FindingGroup) => {
    const tag = missing[0] ?? languageOfPath(first.path.split('.'))
    if (tag && tag !== language) $router.open(`${location.pathname}?language=${tag}`, true)
    requestAnimationFrame(() => requestAnimationFrame(() => focusField(first.path)))
  }
  const groups = groupFindings(findings)
  const older = groups.filter(({ language: tag }) => tag)
  const isFolded = older.length > mostLanguages
  const line = (group: FindingGroup) => (
    <li key={group.key}>
      <span className={group.first.level === 'error' ? 'bad' : 'warn'}>
        <Icon name="warning" />
      </span>
      <span>{textOf(group)}</span>
      <button className="btn quiet sm" type="button" onClick={() => open(group)}>
        {t('edit:goThere')}
      </button>
    </li>
  )
  // The server checks only stored drafts, and a new item is stored with its first change.
  if (editor.id === undefined)
    return (
      <Panel title={t('edit:check')}>
        <p className="c meta">{t('edit:checkLater')}</p>
      </Panel>
    )
  return (
    <Panel
      title={t('edit:check')}
      remark={t('edit:checkCount', { errors, warnings: findings.length - errors })}
    >
      {findings.length === 0 && <p className="c meta">{t('edit:checkNothing')}</p>}
      <ul className="list a">{groups.filter((group) => !isFolded || !group.language).map(line)}</ul>
      {isFolded && (
        <details>
          <summary className="c">{t('edit:outdatedTexts', { count: older.length })}</summary>
          <ul className="list a">{older.map(line)}</ul>
        </details>
      )}
    </Panel>
  )
}

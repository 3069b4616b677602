import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { Link } from '../../components/Link.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useEdit } from '../../form/EditContext.tsx'
import { groupFindings } from '../../item/group-findings.ts'
import { useFindingLine } from '../../item/use-finding-line.ts'
import { poolUrl } from './pool-url.ts'
import { questionNameInUrl } from './QuestionCells.tsx'
import type { QuestionTableRow } from './question-filter.ts'

/** The errors that prevent a pool from being published, each with a link to its question or to the settings. */
export function PoolErrors({ poolId, lines }: { poolId: number; lines: readonly QuestionTableRow[] }) {
  const { t } = useTranslation()
  const { family, findings } = useEdit()
  const textOf = useFindingLine(family)
  const errors = findings.filter(({ level }) => level === 'error')
  if (errors.length === 0) return null
  const addressOfError = (path: string): string => {
    const [part, index] = path.split('.')
    const line = part === 'questions' ? lines[Number(index)] : undefined
    return line
      ? poolUrl(poolId, { question: questionNameInUrl(line) })
      : urlOf($router, 'edit', { family: 'pool', id: poolId })
  }
  return (
    <Panel title={t('edit:check')} remark={t('edit:reason.errors', { count: errors.length })}>
      <ul className="list a">
        {groupFindings(errors).map((group) => (
          <li key={group.key}>
            <span className="bad">
              <Icon name="warning" />
            </span>
            <span>{textOf(group)}</span>
            <Link className="btn quiet sm" href={addressOfError(group.first.path)}>
              {t('edit:goThere')}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useEdit } from '../../form/EditContext.tsx'
import { findingText } from '../../item/finding-text.ts'
import { Panel } from '../../pieces/Panel.tsx'

/** Moves the focus to the field of a finding, or to the closest field around it that is shown. */
function showField(path: string): void {
  const steps = path.split('.')
  for (let length = steps.length; length > 0; length -= 1) {
    const element = document.getElementById(`field-${steps.slice(0, length).join('.')}`)
    if (!element) continue
    element.scrollIntoView({ block: 'center' })
    element.focus()
    return
  }
  document.getElementById(`section-${steps[0]}`)?.scrollIntoView({ block: 'start' })
}

/** What the check has found in the draft: errors keep it from readers, warnings don't. */
export function CheckPanel() {
  const translator = useTranslation()
  const { t } = translator
  const { findings } = useEdit()
  const errors = findings.filter(({ level }) => level === 'error')
  const warnings = findings.filter(({ level }) => level === 'warning')
  return (
    <Panel
      title={t('edit:check')}
      remark={t('edit:checkCount', { errors: errors.length, warnings: warnings.length })}
    >
      {findings.length === 0 && <p className="c meta">{t('edit:checkNothing')}</p>}
      <ul className="list a">
        {[...errors, ...warnings].map((finding) => (
          <li key={`${finding.rule} ${finding.path} ${finding.detail}`}>
            <span className={finding.level === 'error' ? 'bad' : 'warn'}>
              <Icon name="warning" />
            </span>
            <span>{findingText(translator, finding)}</span>
            <button className="btn quiet sm" type="button" onClick={() => showField(finding.path)}>
              {t('edit:goThere')}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

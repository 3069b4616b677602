import { useStore } from '@nanostores/react'
import { findUses } from '#src/contract/publishing/content-document.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { Link } from '../../components/Link.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useCall } from '../../components/use-call.ts'
import { useEdit } from '../../form/EditContext.tsx'

/** The published items that refer to this one. */
export function UsesPanel() {
  const { t } = useTranslation()
  const { editor, family } = useEdit()
  const item = useStore(editor.$item)
  const { value } = useCall(findUses, item && editor.id !== undefined ? { family, id: editor.id } : null)
  if (!value || value.total === 0) return null
  return (
    <Panel title={t('edit:uses')} remark={t('edit:usesCount', { count: value.total })}>
      <ul className="list b">
        {value.items.slice(0, 10).map((use) => (
          <li key={`${use.family} ${use.id}`}>
            <Link href={urlOf($router, 'edit', { family: use.family, id: use.id })}>
              <bdi>{use.title}</bdi>
            </Link>
            <span className="meta">{t(`shell:oneFamily.${use.family}`)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

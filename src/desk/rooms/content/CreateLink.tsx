import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { DeskIcon } from '../../pieces/DeskIcon.tsx'
import { Key } from '../../pieces/Key.tsx'
import { Link } from '../../pieces/Link.tsx'
import { canCreate } from '../../session/roles.ts'

/** The link to a new item of a family; a disabled button with the reason for an editor who may not create any. */
export function CreateLink({ family }: { family: string }) {
  const { t } = useTranslation()
  const name = t('content:new', { family: t(`shell:oneFamily.${family}`) })
  if (canCreate())
    return (
      <Link className="btn" href={urlOf($router, 'create', { family })} aria-keyshortcuts="c">
        <DeskIcon name="plus" />
        {name}
        <Key on>c</Key>
      </Link>
    )
  return (
    <>
      <span className="meta" id="create-reason">
        {t('content:mayNotCreate')}
      </span>
      <button className="btn" type="button" aria-disabled="true" aria-describedby="create-reason">
        <DeskIcon name="plus" />
        {name}
      </button>
    </>
  )
}

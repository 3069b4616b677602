import { getContentItem } from '#src/contract/publishing/editing.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import { itemTitleOf } from '#src/domain/content-item/item-title.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { Link } from '../../components/Link.tsx'
import { useCall } from '../../components/use-call.ts'

interface ReferenceRowProps {
  family: Family
  id: number
  /**
   * The HTML id of the button that removes the reference. Set only for a field with a single reference: the button
   * then has the field's id, because the search is hidden.
   */
  buttonId: string | undefined
  onRemove: (() => void) | undefined
}

/** An item that the document refers to, with a link to it. */
export function ReferenceRow({ family, id, buttonId, onRemove }: ReferenceRowProps) {
  const { t } = useTranslation()
  const { value } = useCall(getContentItem, { family, id })
  const title = value ? itemTitleOf(value.draft ?? value.published ?? {}) : ''
  const name = title || `${t(`shell:oneFamily.${family}`)} ${id}`
  return (
    <div className="reference">
      <Link href={urlOf($router, 'edit', { family, id })}>
        <bdi>{name}</bdi>
      </Link>
      <span className="meta num">{id}</span>
      {value && value.state !== 'published' && <span className="meta">{t(`state:${value.state}`)}</span>}
      {onRemove && (
        <button
          id={buttonId}
          className="icb"
          type="button"
          aria-label={t('edit:removeNamed', { name })}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}

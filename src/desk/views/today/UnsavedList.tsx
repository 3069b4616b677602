import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { itemTitleOf } from '#src/domain/content-item/item-title.ts'
import { Mark } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { Link } from '../../components/Link.tsx'
import { Panel } from '../../components/Panel.tsx'
import { findUnsavedItems, type UnsavedItem } from '../../item/local-draft.ts'
import { $me } from '../../session/me.ts'

const urlOfItem = ({ family, id, name }: UnsavedItem): string =>
  id === undefined ? urlOf($router, 'create', { family, name }) : urlOf($router, 'edit', { family, id })

/**
 * The items with changes that are stored only on this device, because it was offline or the session ended. When an
 * item is opened, its changes are saved.
 */
export function UnsavedList({ find = findUnsavedItems }: { find?: typeof findUnsavedItems }) {
  const { t } = useTranslation()
  const { name } = useStore($me)
  const [items, setItems] = useState<readonly UnsavedItem[]>([])
  useEffect(() => {
    if (name) void find(name).then(setItems)
  }, [name, find])
  if (items.length === 0) return null
  return (
    <Panel title={t('today:unsaved')} remark={t('today:unsavedRemark')}>
      <ul className="list a">
        {items.map((item) => (
          <li key={urlOfItem(item)}>
            <span>
              <Mark name="half" />
            </span>
            <span>
              <Link className="pl" href={urlOfItem(item)}>
                <b>
                  <bdi>{itemTitleOf(item.document) || t(`shell:oneFamily.${item.family}`)}</bdi>
                </b>
              </Link>
              <span className="meta">{t(`shell:oneFamily.${item.family}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
